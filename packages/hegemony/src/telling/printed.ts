/** The names that are printed on components of any module, by id, with the group of the catalogue to which each belongs. */
import '../modules/as-wanted.js';
import { catalog } from '../rules/catalog.js';
import { allManifests } from '../rules/modules.js';

interface Printed {
  readonly group: string;
  readonly name: string;
}

/** Of so many modules: others may be brought in later. */
let known: { readonly modules: number; readonly names: ReadonlyMap<string, Printed> } | undefined;

export function printed(id: string): Printed | undefined {
  const modules = allManifests().length;
  if (known?.modules !== modules) known = { modules, names: new Map(named()) };
  return known.names.get(id);
}

function named(): [string, Printed][] {
  return Object.entries(catalog()).flatMap(([group, records]) =>
    records.flatMap(({ id, name }): [string, Printed][] =>
      typeof name === 'string' ? [[String(id), { group, name }]] : [],
    ),
  );
}
