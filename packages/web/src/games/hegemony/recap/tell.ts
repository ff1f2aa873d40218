/** What happened, in words: a line of the log with the reason where there is more to say, and what came of a deed. */
import { type Deed, type Did, type Phase, reasonOf, type Seat, type Told } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';

/** An entry among others of a phase. */
export function tell(words: GameWords, log: readonly LogEntry[], index: number, phase: Phase | null = null): string {
  const entry = log[index];
  if (entry === undefined) return '';
  const reason = reasonOf(log, index, phase);
  return reason === null ? words.log(entry) : words.say(reason);
}

/** What came of a deed: entries of the log, and several alike in short. */
export function toldIn(words: GameWords, told: readonly Told[]): string {
  return words.paragraph(told.map((one) => ('entry' in one ? words.log(one.entry) : inShort(words, one))));
}

/** The same beside the mark of who did it: without the name, and what it is about first. */
export function toldOf(words: GameWords, told: readonly Told[], seat: Seat): string {
  return words.paragraph(
    told.map((one) => {
      if ('entry' in one) return beside(words, one.entry, seat);
      const own = (one.short === 'workers' || one.short === 'jobs') && one.params.class === seat;
      return own ? words.say(`strip.did.${one.short}`, one.params) : inShort(words, one);
    }),
  );
}

function inShort(words: GameWords, { short, params }: Extract<Told, { short: string }>): string {
  return words.say(`strip.${short}`, params);
}

/** What somebody did in a turn; a vote is nobody's. */
export type TurnDeed = Deed & { readonly seat: Seat };

export interface DeedInWords {
  /** What the deed itself was: how a vote went, where a policy stands, what was built, sold, opened or closed by it; null where there was none of it, as `done`. */
  readonly decided: string | null;
  /** What it did to whoever looks. */
  readonly done: string | null;
  /** What else came of it, and was done besides. */
  readonly rest: readonly string[];
}

/** What was decided comes first: of the deed it is the deed itself, and the reason of all that it did. */
export function deedInWords(words: GameWords, { seat, told, toMe, also }: TurnDeed): DeedInWords {
  const say = (some: readonly Told[]) => (some.length === 0 ? null : toldOf(words, some, seat));
  const rest = say(told.filter((one) => !isDecided(one)));
  return {
    decided: say(told.filter(isDecided)),
    done: say(toMe),
    rest: [...(rest === null ? [] : [rest]), ...also.map((did) => alsoIn(words, did, seat))],
  };
}

/** What a deed is done for: what comes of it is told after it. */
const DECIDES: readonly string[] = ['vote-result', 'policy', 'built', 'company-sold', 'opened', 'closed', 'deal'];

function isDecided(told: Told): boolean {
  return 'entry' in told && DECIDES.includes(told.entry.kind);
}

function alsoIn(words: GameWords, { what, told }: Did, seat: Seat): string {
  const action = words.name(what, 'action');
  return told.length === 0
    ? action
    : words.say('strip.also', { action: { said: action }, told: { said: toldOf(words, told, seat) } });
}

/** In which field an entry says who acts, or who alone does such a thing. */
const ACTOR: Readonly<Record<string, string>> = {
  bill: 'by',
  built: 'seat',
  'company-sold': 'seat',
  opened: 'state',
  closed: 'state',
  deal: 'capitalist',
  event: 'state',
  sold: 'seat',
  bought: 'seat',
  cubes: 'class',
  'new-worker': 'class',
  'worker-left': 'class',
  swapped: 'class',
  upgraded: 'class',
  points: 'seat',
  prosperity: 'seat',
  resource: 'seat',
  'storage-tile': 'seat',
  'companies-revealed': 'seat',
  demonstration: 'working',
};

function beside(words: GameWords, entry: LogEntry, seat: Seat): string {
  const { kind, params } = entry;
  const happening = { ...params, ...words.facts.happening?.(entry) };
  if (kind === 'pay' && (params.to === seat || params.from === seat)) {
    const other = params.to === seat ? params.from : params.to;
    return words.say(`strip.did.${params.to === seat ? 'gets' : 'pays'}`, { ...params, other: other ?? null });
  }
  if (kind === 'vote-result') return words.say(`strip.did.${kind}`, happening);
  const actor = ACTOR[kind];
  const acts = actor !== undefined && (params[actor] ?? actor) === seat;
  return acts ? words.say(`strip.did.${kind}`, happening) : words.log(entry);
}
