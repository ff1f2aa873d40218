/** The names that are printed on components, by id, with the group of the catalogue to which each belongs. */
import { CORPORATION } from '../data/corporations.js';
import { catalog } from '../rules/catalog.js';

interface Printed {
  readonly group: string;
  readonly name: string;
}

let known: ReadonlyMap<string, Printed> | undefined;

export function printed(id: string): Printed | undefined {
  known ??= new Map([...named(), ...emergencies()]);
  return known.get(id);
}

function named(): [string, Printed][] {
  return Object.entries(catalog()).flatMap(([group, records]) =>
    records.flatMap(({ id, name }): [string, Printed][] =>
      typeof name === 'string' ? [[String(id), { group, name }]] : [],
    ),
  );
}

/** They stand in the catalogue with their corporations. */
function emergencies(): [string, Printed][] {
  return Object.values(CORPORATION).map(({ emergency: { id, name } }) => [id, { group: 'emergencies', name }]);
}
