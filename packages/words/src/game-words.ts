/** How a game is told: its questions, options and log, from its messages, with plain words for the rest. */
import type { AskDescription, Json, JsonObject, LogEntry, Part, Reason } from '@polity/kernel';
import { type Catalogue, humanise, sentence } from './catalogue.js';
import { signed } from './figure.js';
import { inCase, inline, isReader, type Namer, paramsOf } from './params.js';

/** What a game's own package gives to its words: what is printed, and what an ask leaves unsaid. */
export interface Telling {
  /** What a text needs beyond the fields of ask and option: numbers printed on a card, the offer behind a number. */
  details?(kind: string, option: Json, about: JsonObject, view: object, seat?: string): JsonObject | undefined;
  /** What a log entry speaks of by an id alone, spelled out. */
  happening?(entry: LogEntry): JsonObject;
  /** The group under which an option is listed; its heading is the message `group.<id>`. */
  groupOf?(kind: string, option: Json): string | undefined;
  /** Kinds of log entries that begin a chapter, the more general ones first. */
  readonly headings?: readonly string[];
  /** The kind of log entry with which a chapter comes to its end, and those that tell how it ended, what matters most first. */
  readonly closings?: readonly string[];
  /** Kinds of log entries at which a turn ends, or the next one begins. */
  readonly turns?: readonly string[];
  /** Kinds of log entries with which an action begins; what is told until the next one, or the end of the turn, belongs to it. */
  readonly actions?: readonly string[];
  /** Kinds of log entries that say what was done in a turn; what is told of a turn that has ended begins there. */
  readonly deeds?: readonly string[];
  /** In which field a log entry names who acted, by kinds that name somebody else where most name him. */
  readonly actors?: Readonly<Record<string, string>>;
  /** Deeds in a log that are told in one line, with what led to them for whoever wants to know. */
  deedsIn?(log: readonly LogEntry[]): readonly ToldDeed[];
  /** Entry by entry what its line tells, where several entries tell of one deed; null for what another line tells. */
  inOneLine?(log: readonly LogEntry[]): readonly (LogEntry | null)[];
  /** The rules' own numbers, for every message by name. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** The numbers printed on a card, for the text of that card. */
  cardNumbers?(id: string): Readonly<Record<string, number>> | undefined;
  /** A printed component: its group in the catalogue, and the name that it has in English. */
  printed?(id: string): { readonly group: string; readonly name: string } | undefined;
}

/** A deed in a log, from one entry to before another. */
export interface ToldDeed {
  readonly from: number;
  readonly to: number;
  /** The entry that says what was done. */
  readonly head: number;
  /** The entries that tell how it came to that, each with how deep it lies, from 1 on. */
  readonly depths: ReadonlyMap<number, number>;
}

export interface OptionText {
  readonly text: string;
  /** A second line. */
  readonly detail: string | undefined;
}

/** What an option is offered for: an ask, or something that can be put in out of turn. */
export interface Offered {
  readonly kind: string;
  readonly about: JsonObject;
  readonly seat?: string;
}

export class GameWords implements Namer {
  /** Names that were said before: a board says the same ones with every position. */
  private readonly names = new Map<string, string>();

  constructor(
    private readonly catalogue: Catalogue,
    readonly facts: Telling = {},
    private readonly cast: Readonly<Record<string, string>> = {},
    readonly reader: string | null = null,
  ) {}

  /** The same words at a table where these ids stand for others: seats for the parts that the game has dealt to them. */
  castAs(cast: Readonly<Record<string, string>>): GameWords {
    return new GameWords(this.catalogue, this.facts, cast, this.reader);
  }

  /** The same words for who sits there: messages may say “you” of that seat. For nobody in particular, names alone. */
  toldTo(seat: string | null): GameWords {
    return seat === this.reader ? this : new GameWords(this.catalogue, this.facts, this.cast, seat);
  }

  name(seatOrId: string, field = '', grammaticalCase?: string): string {
    const key = `${seatOrId} ${field} ${grammaticalCase ?? ''}`;
    const said = this.names.get(key);
    if (said !== undefined) return said;
    const name = this.newName(seatOrId, field, grammaticalCase);
    this.names.set(key, name);
    return name;
  }

  /** A second copy has `/2` behind its id. */
  private newName(seatOrId: string, field: string, grammaticalCase: string | undefined): string {
    const id = Object.hasOwn(this.cast, seatOrId) ? (this.cast[seatOrId] ?? seatOrId) : seatOrId;
    const known = this.knownName(id, field, grammaticalCase);
    if (known !== undefined) return known;
    const [card = id, copy] = id.split('/');
    if (copy === undefined) return humanise(id);
    const name = this.name(card, field, grammaticalCase);
    return this.plain('copy', { name, copy }, `${name} ${copy}`);
  }

  private knownName(id: string, field: string, grammaticalCase: string | undefined): string | undefined {
    const printed = this.facts.printed?.(id);
    const keys = [`name.${field}.${id}`, `${field}.${id}`, `name.${id}`];
    if (printed !== undefined) keys.push(`name.${printed.group}.${id}`);
    const find = (ending: string) => {
      for (const key of keys) {
        const name = this.catalogue.has(key + ending)
          ? this.find(key + ending, this.facts.cardNumbers?.(id))
          : undefined;
        if (name !== undefined) return name;
      }
      return undefined;
    };
    const declined = grammaticalCase === undefined ? undefined : find(`.${grammaticalCase}`);
    return declined ?? find('') ?? printed?.name;
  }

  list(items: readonly string[]): string {
    return this.catalogue.list(items);
  }

  row(items: readonly string[]): string {
    return this.catalogue.row(items);
  }

  /** Whole sentences, one after the other. */
  paragraph(sentences: readonly string[]): string {
    return this.catalogue.paragraph(sentences);
  }

  pair(name: string, value: string): string {
    return this.plain('pair', { name, value }, `${name} ${value}`);
  }

  /** A thing within another, and so on: `Goods · Food`. */
  path(names: readonly string[]): string {
    const [first = '', ...rest] = names;
    return rest.reduce((whole, part) => this.plain('within', { whole, part }, `${whole} ${part}`), first);
  }

  /** What something was and is; of what was or is nothing, the other alone. */
  change(before: string, after: string): string {
    return before === '' || after === ''
      ? before || after
      : this.plain('change', { before, after }, `${before} ${after}`);
  }

  /** What came to a list, or left it. */
  listed(how: 'added' | 'removed', names: readonly string[]): string {
    if (names.length === 0) return '';
    const items = this.list(names);
    return this.plain(how, { items }, items);
  }

  /** How things stand side by side, alike in all games. */
  plain(key: string, params: Readonly<Record<string, string>>, otherwise: string): string {
    return this.catalogue.find(`plain.${key}`, params) ?? otherwise;
  }

  part(key: string, fields: JsonObject = {}): string {
    return this.find(`part.${key}`, fields) ?? humanise(key);
  }

  /** What a field of the view is called. */
  field(key: string): string {
    return this.catalogue.find(`field.${key}`) ?? this.name(key, 'field');
  }

  inline(value: Json | undefined, field: string): string {
    return inline(value, field, this);
  }

  /** A text by its whole key; ids among the parameters become names. */
  text(key: string, params: JsonObject = {}): string {
    return this.find(key, params) ?? this.catalogue.text(key);
  }

  /** A text that the game has in place of one that is said of every game. */
  own(key: string): string | undefined {
    return this.find(key);
  }

  /** A text of the game's board by its key, or why something is so; ids among the parameters become names. */
  say(what: string | Reason, params: JsonObject = {}): string {
    if (typeof what === 'string') return this.text(`board.${what}`, params);
    return sentence(this.find(`reason.${what.kind}`, what.params) ?? humanise(what.kind));
  }

  /** What a card does, if there are words for it. */
  describe(id: string): string | undefined {
    return this.find(`text.${id.split('/')[0]}`, this.facts.cardNumbers?.(id));
  }

  question(ask: AskDescription): string {
    const { kind, about, min, max, options } = ask;
    const details = this.facts.details?.(kind, null, about, {});
    const text = this.find(`ask.${kind}`, {
      ...about,
      ...details,
      ...this.onlyOne(ask),
      min,
      max,
      options: options.length,
    });
    if (text !== undefined) return sentence(text);
    const name = this.name(kind, 'ask');
    if (Object.keys(about).length === 0) return name;
    const rest = this.inline(about, '');
    return this.plain('aside', { name, rest }, `${name} (${rest})`);
  }

  /** A second line to the question: what the card does on whose account it is put. */
  why(ask: AskDescription): string | undefined {
    const { kind, about } = ask;
    const details = this.facts.details?.(kind, null, about, {}) ?? {};
    const own = this.find(`why.${kind}`, { ...about, ...details, ...this.onlyOne(ask), ...this.inGroups(ask) });
    const card = about.card ?? about.event ?? about.asset;
    return own || (typeof card === 'string' ? this.describe(card) : undefined);
  }

  /** How many options there are of each sort that is listed apart: `freeOptions`. */
  private inGroups({ kind, options }: AskDescription): JsonObject {
    const counts: Record<string, number> = {};
    for (const option of options) {
      const group = this.facts.groupOf?.(kind, option);
      if (group !== undefined) counts[`${group}Options`] = (counts[`${group}Options`] ?? 0) + 1;
    }
    return counts;
  }

  /** Where a single thing can be chosen: what it is (`only`), and what it does (`does`). */
  private onlyOne({ options }: AskDescription): JsonObject {
    const [only, ...others] = options;
    if (typeof only !== 'string' || others.length > 0) return {};
    const does = this.describe(only);
    return does === undefined ? { only } : { only, does: { said: does } };
  }

  option(offered: Offered, option: Json, view: object = {}): OptionText {
    const { kind } = offered;
    const fields = this.optionFields(offered, option, view);
    const text = this.find(`option.${kind}`, fields) ?? this.inline(option, kind);
    const detail = this.find(`detail.${kind}`, fields) || this.describeAny(option);
    return { text, detail: detail && sentence(detail) };
  }

  /** An answer of any sort, as it is listed. */
  answer(ask: AskDescription, answer: Json, view: object = {}): string {
    if (answer === null) return this.stop(ask) ?? this.plain('nothing', {}, 'nothing');
    if (ask.type === 'amount') return String(answer);
    if (ask.type === 'one') return this.option(ask, answer, view).text;
    const picked = answer as readonly Json[];
    if (picked.length === 0) return this.plain('nothing', {}, 'nothing');
    return this.list(picked.map((one) => this.option(ask, one, view).text));
  }

  /** A part of what a position promises a seat, with its points: “money +6.0”, “Middle Class’s Food −2.0”. */
  aspect({ field, name, seat, points }: Part, of: string, digits = 1): string {
    const figures = signed(points, digits);
    const what = this.name(name, field);
    if (seat === null || seat === of) return this.plain('aspect', { points: figures, what }, `${what} ${figures}`);
    const whose = this.name(seat, 'seat');
    return this.plain('aspect.of', { points: figures, what, whose }, `${what} (${whose}) ${figures}`);
  }

  group(kind: string, option: Json): string | undefined {
    const group = this.facts.groupOf?.(kind, option);
    return group === undefined ? undefined : this.catalogue.text(`group.${group}`);
  }

  /** What it means to pick nothing more. */
  stop({ kind, about }: AskDescription): string | undefined {
    return this.find(`stop.${kind}`, about);
  }

  interjection(kind: string): string {
    return this.find(`interjection.${kind}`) ?? humanise(kind);
  }

  /** What the line of each entry tells; null for what another line tells. */
  lines(log: readonly LogEntry[]): readonly (LogEntry | null)[] {
    return this.facts.inOneLine?.(log) ?? log;
  }

  log(entry: LogEntry): string {
    const { kind, params } = entry;
    const text = this.find(`log.${kind}`, { ...params, ...this.facts.happening?.(entry) });
    if (text !== undefined) return sentence(text);
    if (Object.keys(params).length === 0) return humanise(kind);
    const [name, rest] = [humanise(kind), this.inline(params, '')];
    return this.plain('about', { name, rest }, `${name}: ${rest}`);
  }

  /** A message filled with a game's data: ids become names, in the case that it asks for, and it may name the rules' own numbers. */
  private find(key: string, fields: JsonObject = {}): string | undefined {
    if (!this.catalogue.has(key)) return undefined;
    return this.catalogue.find(
      key,
      paramsOf(fields, this),
      (param) => this.facts.numbers?.[param] ?? isReader(param, fields, this.reader) ?? inCase(param, fields, this),
    );
  }

  private optionFields({ kind, about, seat }: Offered, option: Json, view: object): JsonObject {
    const fields = isObject(option) ? option : { option };
    const details = this.facts.details?.(kind, option, about, view, seat) ?? {};
    return { ...about, ...details, ...fields };
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
