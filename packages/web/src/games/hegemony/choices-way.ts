/** What a way of pointing at an option is made of. */
import type { Company, HegemonyView } from '@polity/hegemony/page';
import type { AskDescription, Json } from '@polity/kernel';
import type { Spot } from './spots.js';

/** One way of pointing at an option. Several ways may lead to it. */
export type Path = readonly Spot[];
export type PathsOf = (option: Json, ask: AskDescription, view: HegemonyView) => readonly Path[];

/** An option that is known to be an object of this shape, because the game says so of its kind. */
export function as<Shape>(option: Json): Shape {
  return option as unknown as Shape;
}
export const one = (...path: Spot[]): readonly Path[] => [path];
export const each = (spots: readonly Spot[]): readonly Path[] => spots.map((spot) => [spot]);

export function companyNamed(view: HegemonyView, id: Json | undefined): Company | undefined {
  return view.companies.find((company) => company.id === id);
}
