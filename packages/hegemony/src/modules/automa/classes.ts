/** The Automas that there are, by class. */
import type { Class } from '../../rules/names.js';
import type { AutomaClass } from './automa.js';

const classes: Partial<Record<Class, AutomaClass>> = {};

/** Brings a class's Automa in. */
export function addClass(rules: AutomaClass): void {
  classes[rules.seat] = rules;
}

export function classRules(seat: Class): AutomaClass {
  const rules = classes[seat];
  if (rules === undefined) throw new Error(`there is no Automa for ${seat}`);
  return rules;
}

export function hasAutoma(seat: string): seat is Class {
  return seat in classes;
}

export function allClasses(): readonly AutomaClass[] {
  return Object.values(classes);
}
