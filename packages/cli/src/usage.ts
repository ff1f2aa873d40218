/** What people type on the command line, checked; what is wrong with it is said in a sentence. */
import { InvalidArgumentError } from 'commander';

/** A wrong use of the program: its message goes to the person, without a stack trace. */
export class UsageError extends Error {}

/** Finds what is registered under a name, or says which names there are. */
export function lookUp<T>(what: string, known: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found === undefined)
    throw new UsageError(`there is no ${what} called ${quoted(name)}; known: ${listed(Object.keys(known))}`);
  return found;
}

export function listed(names: readonly unknown[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}

/** Text from outside, so that nothing in it can do anything to a terminal. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}

/** Reads an option of the command line that is a count. */
export function count(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 1e9)
    throw new InvalidArgumentError('It is a whole number from 1 to 1000000000.');
  return number;
}

/** Collects an option of the command line that can be given several times. */
export function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}
