/** Pieces that are one of a kind: which cards, companies, bills and policies have gone from where to where. */
import { type HegemonyView, POLICIES, type Policy, type Seat, signsOf } from '@polity/hegemony/page';
import { between, TABLE } from '../../../board/moves.js';
import type { Move } from './moved.js';

export function piecesBetween(before: HegemonyView, after: HegemonyView): readonly Move[] {
  return [
    ...POLICIES.flatMap((policy) => politics(before, after, policy)),
    ...companies(before, after),
    ...after.seats.flatMap((seat) => cards(before, after, seat)),
  ];
}

/** A bill's marker comes from its owner and returns there; the marker of the policy moves when it has passed. */
function politics(before: HegemonyView, after: HegemonyView, policy: Policy): Move[] {
  const moves: Move[] = [];
  const [had, has] = [before.bills[policy], after.bills[policy]];
  const same = had?.by === has?.by && had?.section === has?.section;
  const at = (section: string) => `policy:${policy}:${section}`;
  if (had && !same) moves.push(one({ kind: 'bill', of: had.by }, at(had.section), `bills:${had.by}`));
  if (has && !same) moves.push(one({ kind: 'bill', of: has.by }, `bills:${has.by}`, at(has.section)));
  moves.push(...signs(before, after, policy));
  const [was, is] = [before.policies[policy], after.policies[policy]];
  if (was !== is) moves.push(one({ kind: 'policy' }, at(was), at(is)));
  return moves;
}

/** Markers that come as signs and return at the end of the round. */
function signs(before: HegemonyView, after: HegemonyView, policy: Policy): Move[] {
  return after.seats.flatMap((of) => {
    const count = (view: HegemonyView) =>
      signsOf(view).filter((sign) => sign.policy === policy && sign.by === of).length;
    const more = count(after) - count(before);
    const what = { kind: 'bill', of } as const;
    if (more > 0) return [one(what, `bills:${of}`, `policy:${policy}:${after.policies[policy]}`)];
    return more < 0 ? [one(what, `policy:${policy}:${before.policies[policy]}`, `bills:${of}`)] : [];
  });
}

/** Companies are built from a market or a pile, sold, and taken over by another owner. */
function companies(before: HegemonyView, after: HegemonyView): Move[] {
  const owners = (view: HegemonyView) => new Map(view.companies.map(({ id, owner }) => [id, owner]));
  const closed = (view: HegemonyView, id: string) => view.state.closed.includes(id);
  const market = new Set([...before.middle.market, ...before.capitalist.market]);
  const [had, has] = [owners(before), owners(after)];
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((id) => {
    const what = { kind: 'company', company: id } as const;
    const place = `company:${id}`;
    if (had.get(id) === has.get(id)) return [];
    if (!has.has(id)) return closed(after, id) ? [] : [one(what, place, null)];
    if (had.has(id)) return [one(what, place, place)];
    // One that lay face down on its space is only turned over.
    return closed(before, id) ? [] : [one(what, market.has(id) ? `market:${id}` : null, place)];
  });
}

/** Cards that are played or discarded lie open for all; those that are drawn are known to their owner alone. */
function cards(before: HegemonyView, after: HegemonyView, seat: Seat): Move[] {
  const [had, has] = [before[seat], after[seat]];
  if (typeof had.hand === 'number' || typeof has.hand === 'number') return cardsOfOthers(had, has, seat);
  const places = (hand: readonly string[], discard: readonly string[], card: string) =>
    new Map([
      [`card:${card}`, count(hand, card)],
      [TABLE, count(discard, card)],
    ]);
  const { hand } = has;
  const ids = new Set([...had.hand, ...hand, ...had.discard, ...has.discard]);
  return [...ids].flatMap((card) =>
    between(places(had.hand as string[], had.discard, card), places(hand, has.discard, card))
      // What leaves the discards for nowhere was shuffled into the pile.
      .filter(({ from, to }) => from !== TABLE || to !== null)
      .map(({ from, ...move }) => ({
        what: { kind: 'card', of: seat, card } as const,
        from: from ?? `hand:${seat}`,
        ...move,
      })),
  );
}

type Cards = Pick<HegemonyView[Seat], 'hand' | 'discard'>;

/** What they show, and how many they have drawn, or put away so that nobody has seen it. */
function cardsOfOthers(had: Cards, has: Cards, seat: Seat): Move[] {
  const hand = `hand:${seat}`;
  const shown = [...new Set([...had.discard, ...has.discard])].flatMap((card) => {
    const amount = count(has.discard, card) - count(had.discard, card);
    const what = { kind: 'card', of: seat, card } as const;
    if (amount > 0) return [{ what, amount, from: hand, to: TABLE }];
    return amount < 0 ? [{ what, amount: -amount, from: TABLE, to: hand }] : [];
  });
  const more = size(has) - size(had);
  const what = { kind: 'card', of: seat, card: null } as const;
  if (more > 0) return [...shown, { what, amount: more, from: null, to: hand }];
  return more < 0 ? [...shown, { what, amount: -more, from: hand, to: TABLE }] : shown;
}

function size({ hand, discard }: Cards): number {
  return (typeof hand === 'number' ? hand : hand.length) + discard.length;
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length;
}

function one(what: Move['what'], from: string | null, to: string | null): Move {
  return { what, amount: 1, from, to };
}
