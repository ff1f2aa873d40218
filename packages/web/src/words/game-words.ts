/** How a game is told on the page: its questions, options and log, from its messages, with plain words for the rest. */
import type { AskDescription, Json, JsonObject, LogEntry } from '@polity/kernel';
import { type Catalogue, humanise, type Params, sentence } from './catalogue.js';
import { inline, type Namer, paramsOf } from './params.js';

/** What a game's module may add to the words: numbers printed on a card, the offer behind a number. */
export interface WordFacts {
  details?(kind: string, option: Json, about: JsonObject, view: object): JsonObject | undefined;
  /** The group under which an option is listed; its heading is the message `group.<id>`. */
  groupOf?(kind: string, option: Json): string | undefined;
  /** Kinds of log entries that begin a chapter, the more general ones first. */
  readonly headings?: readonly string[];
}

export interface OptionText {
  readonly text: string;
  readonly hint: string | undefined;
}

/** What an option is offered for: an ask, or something that can be put in out of turn. */
export interface Offered {
  readonly kind: string;
  readonly about: JsonObject;
}

export class GameWords implements Namer {
  constructor(
    private readonly catalogue: Catalogue,
    readonly facts: WordFacts = {},
  ) {}

  /** A second copy has `/2` behind its id. */
  name(id: string, field = ''): string {
    const { catalogue } = this;
    const known =
      catalogue.find(`name.${field}.${id}`) ?? catalogue.find(`${field}.${id}`) ?? catalogue.find(`name.${id}`);
    if (known !== undefined) return known;
    const [card = id, copy] = id.split('/');
    return copy === undefined ? humanise(id) : `${this.name(card, field)} ${copy}`;
  }

  list(items: readonly string[]): string {
    return this.catalogue.list(items);
  }

  /** What a field of the view is called. */
  field(key: string): string {
    return this.catalogue.find(`field.${key}`) ?? this.name(key, 'field');
  }

  inline(value: Json | undefined, field: string): string {
    return inline(value, field, this);
  }

  /** A text of the game's own board; ids among the parameters become names. */
  board(key: string, params: JsonObject = {}): string {
    return this.catalogue.text(`board.${key}`, paramsOf(params, this));
  }

  /** What a card does, if there are words for it. */
  describe(id: string): string | undefined {
    return this.catalogue.find(`text.${id.split('/')[0]}`);
  }

  question(ask: AskDescription): string {
    const text = this.catalogue.find(`ask.${ask.kind}`, this.askParams(ask));
    if (text !== undefined) return sentence(text);
    const about = Object.keys(ask.about).length === 0 ? '' : ` (${this.inline(ask.about, '')})`;
    return `${this.name(ask.kind, 'ask')}${about}`;
  }

  /** A second line to the question: what the card does on whose account it is put. */
  reason({ kind, about }: AskDescription): string | undefined {
    const details = this.facts.details?.(kind, null, about, {}) ?? {};
    const own = this.catalogue.find(`why.${kind}`, paramsOf({ ...about, ...details }, this));
    const card = about.card ?? about.event;
    return own || (typeof card === 'string' ? this.describe(card) : undefined);
  }

  option({ kind, about }: Offered, option: Json, view: object = {}): OptionText {
    const params = this.optionParams(kind, about, option, view);
    const text = this.catalogue.find(`option.${kind}`, params) ?? this.inline(option, kind);
    const hint = this.catalogue.find(`hint.${kind}`, params) || this.describeAny(option);
    return { text, hint: hint && sentence(hint) };
  }

  group(kind: string, option: Json): string | undefined {
    const group = this.facts.groupOf?.(kind, option);
    return group === undefined ? undefined : this.catalogue.text(`group.${group}`);
  }

  /** What it means to pick nothing more. */
  stop({ kind, about }: AskDescription): string | undefined {
    return this.catalogue.find(`stop.${kind}`, paramsOf(about, this));
  }

  interjection(kind: string): string {
    return this.catalogue.find(`interjection.${kind}`) ?? humanise(kind);
  }

  log({ kind, params }: LogEntry): string {
    const text = this.catalogue.find(`log.${kind}`, paramsOf(params, this));
    if (text !== undefined) return sentence(text);
    return Object.keys(params).length === 0 ? humanise(kind) : `${humanise(kind)}: ${this.inline(params, '')}`;
  }

  private askParams({ about, min, max, options }: AskDescription): Params {
    return { ...paramsOf(about, this), min, max, options: options.length };
  }

  private optionParams(kind: string, about: JsonObject, option: Json, view: object): Params {
    const fields = isObject(option) ? option : { option };
    const details = this.facts.details?.(kind, option, about, view) ?? {};
    return paramsOf({ ...about, ...details, ...fields }, this);
  }

  private describeAny(option: Json): string | undefined {
    if (typeof option === 'string') return this.describe(option);
    if (!isObject(option)) return undefined;
    for (const value of Object.values(option)) {
      const text = typeof value === 'string' ? this.describe(value) : undefined;
      if (text !== undefined) return text;
    }
    return undefined;
  }
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
