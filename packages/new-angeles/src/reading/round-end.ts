/**
 * The end of a round as its log tells it: what was produced against what is asked, what the event found and did, and in a
 * demand round what the investments paid and whether the demand was met.
 */
import type { LogEntry } from '@polity/kernel';
import { THREAT } from '../data/board.js';
import { DEMANDS, type DemandId } from '../data/demands.js';
import type { EventId } from '../data/events.js';
import type { InvestmentId } from '../data/investments.js';
import { type DistrictId, RESOURCES, type Resource, type Seat } from '../names.js';
import type { NewAngelesView } from '../rules/view.js';
import { type EventLook, lookOf } from './event-look.js';
import { cityBefore } from './past-city.js';

export interface Stock {
  readonly resource: Resource;
  readonly before: number;
  readonly after: number;
  readonly target: number;
}

/** A district that was exploited: what it made, and what that did to it. */
export interface Exploited {
  readonly district: DistrictId;
  readonly made: readonly { readonly resource: Resource; readonly amount: number }[];
  readonly deeds: readonly LogEntry[];
}

export interface EventStory {
  readonly event: EventId;
  readonly look: EventLook;
  /** What it did besides that threat rises for what it found. */
  readonly deeds: readonly LogEntry[];
}

export interface DemandStory {
  readonly number: number;
  readonly met: boolean;
  readonly missing: readonly Resource[];
  readonly threat: number;
  readonly paid: readonly { readonly seat: Seat; readonly investment: InvestmentId; readonly capital: number }[];
  /** None after the last. */
  readonly next: DemandId | null;
}

export interface RoundEnd {
  readonly round: number;
  readonly demand: DemandId;
  readonly stock: readonly Stock[];
  readonly exploited: readonly Exploited[];
  /** None where the city fell before it. */
  readonly event: EventStory | null;
  readonly demandRound: DemandStory | null;
  readonly threat: { readonly before: number; readonly after: number };
  readonly fallen: boolean;
}

/** @param view what a seat sees after the last entry of the log. */
export function roundEndAt(
  log: readonly LogEntry[],
  at: number,
  view: Pick<NewAngelesView, 'city' | 'board'>,
): RoundEnd {
  const start = log.findLastIndex(({ kind }, index) => kind === 'production' && index < at);
  const told = log.slice(start, at + 1);
  const indexOf = (kind: string) => told.findIndex((entry) => entry.kind === kind);
  const eventAt = indexOf('event');
  const demandAt = indexOf('demand-round');
  const cut = (index: number) => (index < 0 ? told.length : index);
  const before = stateAt(log, start);
  const production = told.slice(1, Math.min(cut(eventAt), cut(demandAt)));
  const stocked = stateAt(log, start + 1 + production.length);
  const asked = DEMANDS[before.demand].demand;
  return {
    round: Number(log.findLast(({ kind }, index) => kind === 'round' && index < start)?.params.round ?? 1),
    demand: before.demand,
    stock: RESOURCES.map((resource) => ({
      resource,
      before: before.supply[resource],
      after: stocked.supply[resource],
      target: asked[resource],
    })),
    exploited: exploitedIn(production),
    event: eventAt < 0 ? null : eventIn(log, start + eventAt, told.slice(eventAt, cut(demandAt)), view),
    demandRound: demandAt < 0 ? null : demandIn(told.slice(demandAt)),
    threat: { before: before.threat, after: stateAt(log, at).threat },
    fallen: told.at(-1)?.params.ending === 'threat',
  };
}

interface Tracks {
  demand: DemandId;
  threat: number;
  supply: Record<Resource, number>;
}

/** The demand, threat and supply before an entry, by all that was told until then. */
function stateAt(log: readonly LogEntry[], at: number): Tracks {
  const none = (): Tracks['supply'] => ({ energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 0 });
  const tracks: Tracks = { demand: 'refugee-influx', threat: 0, supply: none() };
  for (const { kind, params } of log.slice(0, at)) {
    if (kind === 'setup' || kind === 'demand-revealed') {
      tracks.demand = params.demand as DemandId;
      tracks.supply = none();
    } else if (kind === 'threat') {
      tracks.threat = Math.min(THREAT.end, tracks.threat + Number(params.amount));
    } else if (kind === 'produced' || kind === 'supply') {
      tracks.supply[params.resource as Resource] += Number(params.amount);
    }
  }
  return tracks;
}

function exploitedIn(told: readonly LogEntry[]): readonly Exploited[] {
  const starts = told.flatMap(({ kind }, index) => (kind === 'exploited' ? [index] : []));
  return starts.map((start, nth) => {
    const own = told.slice(start + 1, starts[nth + 1]);
    const made = own.filter(({ kind }) => kind === 'produced');
    return {
      district: told[start]?.params.district as DistrictId,
      made: made.map(({ params }) => ({ resource: params.resource as Resource, amount: Number(params.amount) })),
      deeds: own.filter(({ kind }) => kind !== 'produced'),
    };
  });
}

/** What is said of every round's end is no deed of the event. */
const NO_DEEDS: ReadonlySet<string> = new Set(['event', 'round', 'rivals', 'game-over']);

function eventIn(
  log: readonly LogEntry[],
  at: number,
  told: readonly LogEntry[],
  { city, board }: Pick<NewAngelesView, 'city' | 'board'>,
): EventStory {
  const event = log[at]?.params.event as EventId;
  return {
    event,
    look: lookOf(event, cityBefore(city, log, at), board.tiers),
    deeds: told.filter(({ kind, params }) => !NO_DEEDS.has(kind) && !(kind === 'threat' && params.reason === 'event')),
  };
}

function demandIn(told: readonly LogEntry[]): DemandStory {
  const paramsOf = (kind: string) => told.find((entry) => entry.kind === kind)?.params;
  const scored = told.filter(({ kind }) => kind === 'investment-scored');
  const threat = told.find(({ kind, params }) => kind === 'threat' && params.reason === 'demand');
  return {
    number: Number(told[0]?.params.number),
    met: paramsOf('demand-met') !== undefined,
    missing: (paramsOf('demand-failed')?.missing ?? []) as readonly Resource[],
    threat: Number(threat?.params.amount ?? 0),
    paid: scored.map(({ params }) => ({
      seat: params.seat as Seat,
      investment: params.investment as InvestmentId,
      capital: Number(params.capital),
    })),
    next: (paramsOf('demand-revealed')?.demand ?? null) as DemandId | null,
  };
}
