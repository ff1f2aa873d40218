/** What may be wrong with words: messages that cannot be read, languages that do not say the same. For tests. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from './catalogue.js';
import { FALLBACK } from './languages.js';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** A parameter by its own name: not the id, size or sign of it, nor whether it is the reader, nor its name in another case. */
function bare(param: string): string {
  return param.replace(/_[a-z]+$/, '').replace(/(?<=[a-z])(?:Id|Count|Abs|Sign|Is)$/, '');
}

/** The parameters that a message speaks of, or what is wrong with it. */
export function readMessage(text: string): { readonly params: ReadonlySet<string> } | { readonly problem: string } {
  try {
    const params = new Set<string>();
    const problem = walk(new IntlMessageFormat(text, FALLBACK, undefined, { ignoreTag: true }).getAst(), params);
    return problem === undefined ? { params } : { problem };
  } catch (error) {
    return { problem: String(error) };
  }
}

function walk(elements: readonly Element[], params: Set<string>): string | undefined {
  for (const element of elements) {
    // A `#` is its plural's number only directly within it; anywhere else it would be read as it stands.
    if ('value' in element && !('options' in element) && element.type === 0) {
      if (element.value.includes('#')) return `"#" stands outside a plural in "${element.value}"`;
      continue;
    }
    if ('value' in element) params.add(bare(element.value));
    if ('options' in element && element.options !== undefined && element.options !== null) {
      for (const option of Object.values(element.options)) {
        const inner = (option as { readonly value?: readonly Element[] }).value;
        const problem = Array.isArray(inner) ? walk(inner, params) : undefined;
        if (problem !== undefined) return problem;
      }
    }
  }
  return undefined;
}

/** Everything that is wrong with a package's words, by language: each must read, and say what English says of the same. */
export function problemsOf(languages: Readonly<Record<string, Messages>>): readonly string[] {
  const english = languages[FALLBACK] ?? {};
  return Object.entries(languages).flatMap(([language, messages]) => [
    ...Object.keys(english).flatMap((key) => (Object.hasOwn(messages, key) ? [] : [`${language}: ${key} is missing`])),
    ...Object.entries(messages).flatMap(([key, text]) => {
      const problem = problemOf(key, text, english);
      return problem === undefined ? [] : [`${language}: ${key} ${problem}`];
    }),
  ]);
}

/** Names of components are printed in English, so that other languages have keys for them that English has not. */
const OWN_KEYS = /^name\./;

function problemOf(key: string, text: string, english: Messages): string | undefined {
  const read = readMessage(text);
  if ('problem' in read) return `cannot be read: ${read.problem}`;
  const original = english[key];
  if (original === undefined) return OWN_KEYS.test(key) ? undefined : 'is not there in English';
  const wanted = readMessage(original);
  if ('problem' in wanted) return undefined;
  const lost = [...wanted.params].filter((param) => !read.params.has(param));
  const added = [...read.params].filter((param) => !wanted.params.has(param));
  if (lost.length > 0) return `does not speak of ${lost.join(', ')}`;
  return added.length > 0 ? `speaks of ${added.join(', ')}, which is not given` : undefined;
}
