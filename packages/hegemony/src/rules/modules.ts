/**
 * What modules bring into a game. A module is a manifest in a folder of its own; `modules/index.ts` lists them and
 * brings them in, and the rules call the places that are named here, never a module.
 */
import type { Catalog, OptionsRefusal, OptionValues, Random } from '@polity/kernel';
import type { Actions } from './actions/action.js';
import type { BasicAction, FreeAction, HegemonyAsk } from './asks.js';
import type { ActionCard, CardNumbers, Deck } from './cards/card.js';
import type { EventCard, Events } from './cards/event.js';
import type { Hegemony, Play } from './context.js';
import type { IMPORT_PRICE } from './data/board.js';
import type { PaymentReason, Purse } from './log.js';
import {
  type Class,
  cardOfCopy,
  type Good,
  type Policy,
  type Seat,
  type WageLevel,
  type WorkerClass,
} from './names.js';
import type { Company, HegemonyOptions, HegemonyState, OpenState, Phase, Stance } from './state.js';

/** What happens at the start or the end of phases. */
export type PhaseRules = Readonly<Partial<Record<Exclude<Phase, 'over'>, (t: Hegemony) => Play>>>;

/** The steps of the Production Phase, in their order. */
export const PRODUCTION_STEPS = ['demonstration', 'produce', 'middle-needs', 'working-needs', 'imf', 'taxes'] as const;
export type ProductionStep = (typeof PRODUCTION_STEPS)[number];

/** Decides for a role in place of a player: nobody is asked then. */
export interface Decider {
  takeTurn(t: Hegemony): Play;
  /** The answer to what the rules ask the role: one that the ask offers. */
  answer(t: Hegemony, ask: HegemonyAsk): unknown;
  /** The same for roles that are asked at once, in secret, when the players' answers are in: one for each ask. */
  answerTogether(t: Hegemony, asks: readonly HegemonyAsk[]): readonly unknown[];
}

export interface Bound {
  readonly stance: Stance;
  readonly least: number;
}

export interface Manifest {
  readonly name: string;
  /** Who decides for a role, if the module does. */
  readonly decider?: (options: HegemonyOptions, role: Seat) => Decider | undefined;
  /** How it could decide for a role from now on, each way with the options of such a game: see `succession.ts`. */
  readonly successors?: (options: HegemonyOptions, role: Seat) => Readonly<Record<string, HegemonyOptions>>;
  /** A role has gone over from its player to a module, and nobody is asked for it any more. */
  readonly handedOver?: (t: Hegemony, role: Seat) => void;
  /** Why it cannot be in a game with these options; nothing where it can. */
  readonly refuse?: (options: HegemonyOptions) => OptionsRefusal | undefined;
  /** Lays out what it needs, once the rest of the table stands. */
  readonly setUp?: (state: HegemonyState, random: Random) => void;
  /** What a seat sees of what it keeps in the state, in place of that. */
  readonly view?: (state: HegemonyState, seat: Seat | null) => object;
  /** Deals anew what of it the seat cannot know. */
  readonly imagine?: (state: HegemonyState, seat: Seat | null, random: Random) => void;
  /** Action cards that come into the decks of the classes. */
  readonly decks?: Readonly<Partial<Record<Seat, Deck>>>;
  /** Actions that roles have besides their own. */
  readonly actions?: {
    readonly basic?: Readonly<Partial<Record<Seat, Actions<BasicAction>>>>;
    readonly free?: Readonly<Partial<Record<Seat, Actions<FreeAction>>>>;
  };
  /** The events, in place of those of the modules before it. */
  readonly events?: Events;
  /** Events that lie neither in the pile nor on the board nor among the discarded. */
  readonly eventsElsewhere?: (state: OpenState) => readonly string[];
  /** What comes when the IMF comes, in place of what the modules before it say. */
  readonly imf?: (t: Hegemony) => Play;
  /** After a phase has been announced, and before the next one begins. */
  readonly atStart?: PhaseRules;
  readonly atEnd?: PhaseRules;
  /** Before a step of the Production Phase. */
  readonly beforeStep?: Readonly<Partial<Record<ProductionStep, (t: Hegemony) => Play>>>;
  /** The level that a company's wage counts as in the Production Phase, if not the one that is set. */
  readonly wageLevel?: (state: HegemonyState, company: Company) => WageLevel | undefined;
  /** What a company makes more, or less, in the Production Phase. */
  readonly moreOutput?: (state: HegemonyState, company: Company) => number;
  /** What is taken off the taxes of a class, all together. */
  readonly taxRelief?: (state: HegemonyState, of: Class) => number;
  /** What others would add if the seat builds a company, and the adding itself: returns what they have paid of the cost. */
  readonly buildingAid?: (state: HegemonyState, seat: Seat) => number;
  readonly aidToBuild?: (t: Hegemony, seat: 'middle' | 'capitalist', cost: number) => Play<number>;
  /** Before the vote on a policy's bill in the Elections Phase. */
  readonly beforeVote?: (t: Hegemony, policy: Policy) => Play;
  /** The side that a seat has to take in the vote that is held, and what it has to spend at least. */
  readonly bound?: (state: HegemonyState, seat: Seat) => Bound | undefined;
  /** Whether votes may be held; none can be as soon as one module says no. */
  readonly mayVote?: (state: OpenState) => boolean;
  /** What an Immediate Vote costs, of what it would cost otherwise. */
  readonly voteCost?: (state: OpenState, cost: number) => number;
  /** What the State pays for a Public company that it opens, of what it would pay otherwise. */
  readonly openingCost?: (state: HegemonyState, cost: number) => number;
  /** Whether owners may change what they ask for a good; they may not as soon as one module says no. */
  readonly mayPrice?: (state: OpenState, good: Good) => boolean;
  /** What a good costs abroad before its tariff, of what it would cost otherwise. */
  readonly importPrice?: (state: OpenState, good: keyof typeof IMPORT_PRICE, price: number) => number;
  /** Whether goods are bought and sold abroad; they are not as soon as one module says no. */
  readonly mayTradeAbroad?: (state: OpenState) => boolean;
  /** At every moment: after each step, and before Influence is spent. */
  readonly atMoment?: (t: Hegemony) => void;
  /** After each step, when all that it brought about is done. */
  readonly afterStep?: (t: Hegemony) => void;
  /** An owner has no room for so much of a good: says whether it has made some. */
  readonly overflowing?: (t: Hegemony, owner: Seat, good: Good, amount: number) => boolean;
  /** Somebody has been paid. */
  readonly paid?: (t: Hegemony, to: Purse, amount: number, reason: PaymentReason) => void;
  /** Somebody has built a company. */
  readonly built?: (t: Hegemony, by: Class) => void;
  /** Somebody has sold to the Foreign Market, however much at once. */
  readonly soldAbroad?: (t: Hegemony, seller: Seat) => void;
  /** A class has used a service or Luxury for all its people. */
  readonly provided?: (t: Hegemony, of: WorkerClass, good: Good) => void;
  /** The State has performed the task of an event. */
  readonly performed?: (t: Hegemony, event: string) => void;
  /** Whether a bill may be proposed for the policy; it may not as soon as one module says no. */
  readonly mayPropose?: (state: HegemonyState, policy: Policy) => boolean;
  /** Bill markers of a seat that lie on the politics table as something else than a bill. */
  readonly markersOnTable?: (state: HegemonyState, seat: Seat) => number;
  /** What a role scores at the end of the game, besides what all of them do. */
  readonly scoreEnd?: (t: Hegemony, role: Seat) => void;
  /** Whether something of its own is under way before a turn has begun. */
  readonly isUnderWay?: (state: HegemonyState) => boolean;
  /** What has to be true of every position, besides what the rules look at: says what is wrong. */
  readonly check?: (state: HegemonyState, report: (what: string) => void) => void;
  /** Cards of its own that lie open, and the piles that they come from: for a table laid to look at one of them. */
  readonly piles?: (state: HegemonyState) => readonly (readonly [met: string[], pile: string[]])[];
  /** The numbers printed on a card of its own, by the names under which its text speaks of them. */
  readonly numbers?: (card: string) => CardNumbers | undefined;
  /** Where a card of its own moves policies: to a section, or one section towards an end. */
  readonly moves?: (card: string) => Readonly<Partial<Record<Policy, string>>> | undefined;
  /** Printed components besides action cards and events, by group. */
  readonly components?: () => Catalog;
}

/** All modules there are, each with whether it is in a game with these options. */
export type Modules = readonly (readonly [chosen: (options: OptionValues) => boolean, manifest: Manifest])[];

/** What the modules of a game come to together. */
export interface Contents {
  readonly manifests: readonly Manifest[];
  readonly decks: Readonly<Record<Seat, Deck>>;
  readonly events: Events;
  readonly imf: (t: Hegemony) => Play;
  readonly mayPropose: readonly NonNullable<Manifest['mayPropose']>[];
  readonly bound: readonly NonNullable<Manifest['bound']>[];
  readonly mayVote: readonly NonNullable<Manifest['mayVote']>[];
  readonly voteCost: readonly NonNullable<Manifest['voteCost']>[];
  readonly mayPrice: readonly NonNullable<Manifest['mayPrice']>[];
  readonly importPrice: readonly NonNullable<Manifest['importPrice']>[];
  readonly mayTradeAbroad: readonly NonNullable<Manifest['mayTradeAbroad']>[];
  readonly deciders: readonly NonNullable<Manifest['decider']>[];
  readonly atMoment: readonly NonNullable<Manifest['atMoment']>[];
  readonly afterStep: readonly NonNullable<Manifest['afterStep']>[];
  readonly overflowing: readonly NonNullable<Manifest['overflowing']>[];
  readonly paid: readonly NonNullable<Manifest['paid']>[];
  readonly performed: readonly NonNullable<Manifest['performed']>[];
  readonly built: readonly NonNullable<Manifest['built']>[];
  readonly soldAbroad: readonly NonNullable<Manifest['soldAbroad']>[];
  readonly provided: readonly NonNullable<Manifest['provided']>[];
}

let modules: Modules = [];
/** By which of the modules are chosen, as bits. */
let known: Contents[] = [];
/** What was asked for last: a game asks at every step, always with the same options. */
let last: { readonly options: OptionValues; readonly contents: Contents } | undefined;

/** Says which modules there are, in place of what was said before. The rules themselves know of none. */
export function bringIn(all: Modules): void {
  modules = all;
  known = [];
  last = undefined;
}

/** What is in a game with these options; a view knows its options too. */
export function contentsOf({ options }: Pick<HegemonyState, 'options'>): Contents {
  if (last?.options !== options) last = { options, contents: contentsWith(options) };
  return last.contents;
}

function contentsWith(options: OptionValues): Contents {
  let chosen = 0;
  for (let i = 0; i < modules.length; i++) if (modules[i]?.[0](options)) chosen |= 1 << i;
  let contents = known[chosen];
  if (contents === undefined) {
    contents = together(modules.filter((_, i) => chosen & (1 << i)).map(([, manifest]) => manifest));
    known[chosen] = contents;
  }
  return contents;
}

function together(manifests: readonly Manifest[]): Contents {
  const events = manifests.findLast((manifest) => manifest.events)?.events;
  const imf = manifests.findLast((manifest) => manifest.imf)?.imf;
  if (events === undefined || imf === undefined) throw new Error('no module brings the events and the IMF');
  const deck = (role: Seat): Deck => Object.assign({}, ...manifests.map(({ decks }) => decks?.[role]));
  return {
    manifests,
    decks: { working: deck('working'), middle: deck('middle'), capitalist: deck('capitalist'), state: deck('state') },
    events,
    imf,
    mayPropose: manifests.flatMap(({ mayPropose }) => mayPropose ?? []),
    bound: manifests.flatMap(({ bound }) => bound ?? []),
    mayVote: manifests.flatMap(({ mayVote }) => mayVote ?? []),
    voteCost: manifests.flatMap(({ voteCost }) => voteCost ?? []),
    mayPrice: manifests.flatMap(({ mayPrice }) => mayPrice ?? []),
    importPrice: manifests.flatMap(({ importPrice }) => importPrice ?? []),
    mayTradeAbroad: manifests.flatMap(({ mayTradeAbroad }) => mayTradeAbroad ?? []),
    deciders: manifests.flatMap(({ decider }) => decider ?? []),
    afterStep: manifests.flatMap(({ afterStep }) => afterStep ?? []),
    atMoment: manifests.flatMap(({ atMoment }) => atMoment ?? []),
    overflowing: manifests.flatMap(({ overflowing }) => overflowing ?? []),
    paid: manifests.flatMap(({ paid }) => paid ?? []),
    performed: manifests.flatMap(({ performed }) => performed ?? []),
    built: manifests.flatMap(({ built }) => built ?? []),
    soldAbroad: manifests.flatMap(({ soldAbroad }) => soldAbroad ?? []),
    provided: manifests.flatMap(({ provided }) => provided ?? []),
  };
}

/** Why a game cannot be played with these options together; nothing where it can. */
export function refusalOf(options: HegemonyOptions): OptionsRefusal | undefined {
  for (const { refuse } of contentsOf({ options }).manifests) {
    const refusal = refuse?.(options);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Every module there is, in a game or not. */
export function allManifests(): readonly Manifest[] {
  return modules.map(([, manifest]) => manifest);
}

/** An event by its id or that of a copy, from whichever module it comes. */
export function eventNamed(copy: string): EventCard | undefined {
  const id = cardOfCopy(copy);
  return allManifests().find(({ events }) => events?.cards[id])?.events?.cards[id];
}

/** An action card by its id or that of a copy, from whichever module it comes. */
export function cardNamed(copy: string): ActionCard | undefined {
  const id = cardOfCopy(copy);
  for (const { decks = {} } of allManifests()) {
    for (const deck of Object.values(decks)) if (deck[id]) return deck[id];
  }
  return undefined;
}
