/**
 * Who may be the Federalist, by what all have seen: how somebody carried out what he won, and what he gave when threat
 * was to be bought off. The numbers are how much more often a Federalist did so than anybody else, in games of bots.
 */
import type { LogEntry, Random } from '@polity/kernel';
import type { Seat } from '../names.js';
import type { NewAngelesLog } from './log.js';

/** Where a rival card lies when nobody has it. */
export const UNDER_BOARD = 'under-board';
export type Place = Seat | typeof UNDER_BOARD;
export type Odds = Readonly<Record<Place, number>>;

/** Threat rose by how he carried it out, or it did not. */
const HARM = 6;
const HARMLESS = 0.6;
/** He gave nothing where threat was bought off, or something. */
const KEPT = 3;
const GAVE = 0.3;
/** Nobody is convicted or acquitted for good: odds stay between these. */
const MOST = 60;
const LEAST = 0.1;

/** Ends what somebody carries out: what raises threat from then on is no doing of his. */
const AFTER: readonly string[] = ['claimed', 'asset-discarded', 'turn', 'production', 'event'];

/** How likely the Federalist lies in each place, against each other. What is thought of a card goes with it. */
export function suspicion(seats: readonly Seat[], log: readonly LogEntry[]): Odds {
  if (last?.log !== log || last.length !== log.length) last = { log, length: log.length, odds: weighed(seats, log) };
  return last.odds;
}

/** What was read last: who looks ahead asks again and again about the same. */
let last: { readonly log: readonly LogEntry[]; readonly length: number; readonly odds: Odds } | undefined;

function weighed(seats: readonly Seat[], log: readonly LogEntry[]): Odds {
  const odds = Object.fromEntries([...seats, UNDER_BOARD].map((place) => [place, 1])) as Record<Place, number>;
  const weigh = (seat: Seat, by: number) => {
    odds[seat] = Math.min(MOST, Math.max(LEAST, odds[seat] * by));
  };
  let acting: { readonly seat: Seat; threat: number } | undefined;
  const settle = () => {
    if (acting && acting.threat >= 0) weigh(acting.seat, acting.threat > 0 ? HARM : HARMLESS);
    acting = undefined;
  };
  for (const { kind, params } of log as readonly Told[]) {
    if (AFTER.includes(kind)) settle();
    else if (kind === 'carried-out') acting = { seat: params.seat, threat: 0 };
    else if (kind === 'threat' && acting) acting.threat += params.amount;
    else if (kind === 'spent') weigh(params.seat, params.amount > 0 ? GAVE : KEPT);
    else if (kind === 'looked-at-rival' && params.exchanged)
      [odds[params.seat], odds[UNDER_BOARD]] = [odds[UNDER_BOARD], odds[params.seat]];
  }
  settle();
  return odds;
}

type Told = {
  readonly [K in keyof NewAngelesLog]: { readonly kind: K; readonly params: NewAngelesLog[K] };
}[keyof NewAngelesLog];

/** One of these places, the likelier the more often. */
export function suspected(places: readonly Place[], odds: Odds, random: Random): Place {
  const all = places.reduce((sum, place) => sum + odds[place], 0);
  let left = (all * random.int(STEPS)) / STEPS;
  for (const place of places) {
    left -= odds[place];
    if (left < 0) return place;
  }
  return places.at(-1) as Place;
}

const STEPS = 2 ** 20;
