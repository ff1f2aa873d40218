/** What is found in a reference: by words, by group, by the values of filters, and by what can be played now. */
import type { Reference, ReferenceEntry } from '../../games/reference.js';

export interface Wanted {
  readonly text: string;
  /** A group, or '' for all. */
  readonly group: string;
  /** The value wanted of each filter, '' for any. */
  readonly tags: Readonly<Record<string, string>>;
  /** The ids of what alone is wanted, such as what can be played now. */
  readonly only: readonly string[] | null;
}

export const ANYTHING: Wanted = { text: '', group: '', tags: {}, only: null };

/** What is called so comes before what only speaks of it. */
export function find({ entries, filters }: Reference, { text, group, tags, only }: Wanted): readonly ReferenceEntry[] {
  const asked = words(text);
  const active = filters.filter(({ id, groups }) => tags[id] && (group === '' || groups.includes(group)));
  const found = entries.filter(
    (entry) =>
      (group === '' || entry.group === group) &&
      (only === null || only.includes(entry.id)) &&
      active.every(({ id }) => entry.tags?.[id] === tags[id]) &&
      asked.every((word) => words(`${entry.name} ${entry.lines.join(' ')}`).some((own) => own.startsWith(word))),
  );
  if (asked.length === 0) return found;
  const isCalled = ({ name }: ReferenceEntry) => asked.every((word) => words(name).some((own) => own.startsWith(word)));
  return [...found.filter(isCalled), ...found.filter((entry) => !isCalled(entry))];
}

function words(text: string): readonly string[] {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
