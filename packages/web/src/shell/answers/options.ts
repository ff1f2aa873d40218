/** An ask's options as they are listed: in words, by group, and which of them a search finds. */
import type { AskDescription, Json } from '@polity/kernel';
import type { GameWords } from '@polity/words';

export interface ListedOption {
  /** Its place among the ask's options. */
  readonly index: number;
  /** Its number on the keyboard, in the order in which options are shown. */
  readonly number: number;
  readonly option: Json;
  readonly text: string;
  readonly detail: string | undefined;
}
export interface OptionGroup {
  readonly title: string | undefined;
  readonly options: readonly ListedOption[];
}

export function groupOptions(ask: AskDescription, words: GameWords, view: object): readonly OptionGroup[] {
  const groups = new Map<string | undefined, { index: number; option: Json }[]>();
  ask.options.forEach((option, index) => {
    const title = words.group(ask.kind, option);
    const group = groups.get(title);
    if (group) group.push({ index, option });
    else groups.set(title, [{ index, option }]);
  });
  let number = 0;
  return [...groups].map(([title, options]) => ({
    title,
    options: options.map(({ index, option }) => {
      number++;
      return { index, number, option, ...words.option(ask, option, view) };
    }),
  }));
}

/** Short answers without explanation can stand closer together. */
export function areShort(groups: readonly OptionGroup[], longest = 24): boolean {
  return groups.every(({ options }) =>
    options.every(({ text, detail }) => detail === undefined && text.length <= longest),
  );
}

export function findOptions(groups: readonly OptionGroup[], search: string): readonly OptionGroup[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return groups;
  return groups
    .map(({ title, options }) => ({
      title,
      options: options.filter(({ text, detail }) => `${text} ${detail ?? ''}`.toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ options }) => options.length > 0);
}
