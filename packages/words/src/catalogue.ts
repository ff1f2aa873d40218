/** Messages of one language: ICU texts by key. What is missing or broken falls back to plain words and never throws. */
import { IntlMessageFormat } from 'intl-messageformat';

export type Messages = Readonly<Record<string, string>>;
export type Params = Readonly<Record<string, string | number | boolean>>;
/** Gives a parameter that a message asks for and that was not passed. */
export type Missing = (param: string) => string | number | undefined;

const NO_PARAMS: Params = {};
/** What a message gets for a parameter that is not there: `{card, select, none {} other {({card})}}`. */
const MISSING = 'none';
/** The kind of a piece of a message that is text and nothing else. */
const LITERAL = 0;

export class Catalogue {
  private readonly messages: Messages;
  /** A message that asks for nothing is its own text. */
  private readonly formats = new Map<string, IntlMessageFormat | string | undefined>();
  private readonly lists: Intl.ListFormat;
  private readonly rows: Intl.ListFormat;
  private readonly numbers: Intl.NumberFormat;

  /** @param layers of messages; the first that has a key is heard. */
  constructor(
    readonly locale: string,
    layers: readonly Messages[],
  ) {
    this.messages = Object.assign({}, ...layers.toReversed());
    this.lists = new Intl.ListFormat(locale, { type: 'conjunction' });
    this.rows = new Intl.ListFormat(locale, { type: 'unit' });
    this.numbers = new Intl.NumberFormat(locale);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.messages, key);
  }

  /** The message with its parameters filled in, or nothing when there is no such message. */
  find(key: string, params: Params = NO_PARAMS, missing?: Missing): string | undefined {
    const format = this.formatOf(key);
    if (format === undefined || typeof format === 'string') return format;
    try {
      return String(format.format(forgiving(params, missing)));
    } catch {
      return undefined;
    }
  }

  text(key: string, params: Params = NO_PARAMS): string {
    return this.find(key, params) ?? humanise(key.slice(key.lastIndexOf('.') + 1));
  }

  /** A list within a sentence: `a, b and c`. */
  list(items: readonly string[]): string {
    return this.lists.format(items);
  }

  /** Things side by side, which no sentence holds together: `a, b, c`. */
  row(items: readonly string[]): string {
    return this.rows.format(items);
  }

  /** Whole sentences, one after the other; nothing where there are none. */
  paragraph(sentences: readonly string[]): string {
    const [first = '', ...rest] = sentences;
    return rest.reduce((before, next) => this.find('plain.next', { before, next }) ?? `${before} ${next}`, first);
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  private formatOf(key: string): IntlMessageFormat | string | undefined {
    if (!this.formats.has(key)) this.formats.set(key, this.parse(key));
    return this.formats.get(key);
  }

  private parse(key: string): IntlMessageFormat | string | undefined {
    if (!this.has(key)) return undefined;
    try {
      const format = new IntlMessageFormat(this.messages[key] ?? '', this.locale, undefined, { ignoreTag: true });
      const [first, ...more] = format.getAst();
      return first?.type === LITERAL && more.length === 0 ? first.value : format;
    } catch {
      return undefined;
    }
  }
}

/** Parameters of which every one is there, so that a message may ask for what a question does not always carry. */
function forgiving(params: Params, missing?: Missing): Record<string, string | number> {
  return new Proxy(params as Record<string, string | number>, {
    has: () => true,
    get(target, name: string) {
      const value: unknown = target[name] ?? missing?.(name);
      if (value === undefined) return MISSING;
      return typeof value === 'boolean' ? String(value) : value;
    },
  });
}

/** A sentence, even where it begins with what was filled in. */
export function sentence(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** An id as words: `labor-market` and `laborMarket` are "Labor market". */
export function humanise(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
