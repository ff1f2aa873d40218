/** Trades that the adviser proposes: where an asset is worth more to one than to the other, seldom, and never again. */
import { adviserBot } from '@polity/bots';
import { type LogEntry, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { adviseOutOfTurn } from '../../src/advice/trade.js';
import { newAngeles } from '../../src/index.js';
import type { RivalId, Seat } from '../../src/names.js';
import type { NewAngelesState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { emptyDeal, interject, owns, position, setCapital } from '../support.js';

/** What player-1 would put in before the main offer, others as rich as said. */
function putIn(state: NewAngelesState, rival: RivalId = 'melange-mining', seat: Seat = 'player-1') {
  state.players[seat].rival = rival;
  return adviseOutOfTurn([{ kind: 'offer', options: [], more: true }], view(state, seat), seat);
}

function beforeTheOffer(change: (state: NewAngelesState) => void): NewAngelesState {
  return position((state) => {
    state.deal = { ...emptyDeal(), asset: 'susan-chen', winner: null };
    change(state);
  }, 4);
}

/** The richest has what steals from the richest. */
function richestWithMarco(): NewAngelesState {
  return beforeTheOffer((state) => {
    setCapital(state, 20, 12, 11, 10);
    owns(state, 'player-1', 'marco-cubrero');
  });
}

describe('a trade is proposed', () => {
  it('to sell what others can use better, for a price between what it is worth to the two', () => {
    const state = richestWithMarco();
    const put = putIn(state);
    expect(put).toMatchObject({
      kind: 'offer',
      value: {
        give: { capital: 0, assets: ['marco-cubrero'] },
        want: { capital: 3, assets: [] },
        promise: '',
        ask: '',
      },
    });
    expect(interject(state, 'player-1', 'offer', put?.value)).toMatchObject([{ kind: 'trade-offered' }]);
    const [offer] = state.tradeOffers;
    expect(
      adviseOutOfTurn(
        [{ kind: 'accept', options: [offer?.id ?? 0], more: false }],
        view(state, offer?.to ?? null),
        offer?.to ?? 'player-2',
      ),
    ).toEqual({ kind: 'accept', value: offer?.id });
  });

  it('to buy what its holder has no use for', () => {
    const state = beforeTheOffer((one) => {
      setCapital(one, 9, 20, 11, 10);
      owns(one, 'player-2', 'lily-lockwell');
    });
    expect(putIn(state)).toMatchObject({
      kind: 'offer',
      value: { to: 'player-2', give: { capital: 1, assets: [] }, want: { capital: 0, assets: ['lily-lockwell'] } },
    });
  });

  it('not with the rival, whom it would help more', () => {
    const state = richestWithMarco();
    if (state.deal) state.deal.banned = ['player-3', 'player-4'];
    expect(putIn(state)).toMatchObject({ value: { to: 'player-2' } });
    expect(putIn(state, 'jinteki')).toBeUndefined();
  });

  it('once in a turn, one at a time, and never what was proposed to the same player before', () => {
    const state = richestWithMarco();
    const asked: unknown[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const put = putIn(state);
      if (put === undefined) break;
      asked.push((put.value as { to: Seat }).to);
      interject(state, 'player-1', 'offer', put.value);
      expect(putIn(state)).toBeUndefined();
      const [offer] = state.tradeOffers;
      interject(state, offer?.to ?? 'player-2', 'decline', offer?.id);
      expect(putIn(state)).toBeUndefined();
      state.turnTrack.pop();
    }
    expect(asked.toSorted()).toEqual(['player-2', 'player-3', 'player-4']);
    expect(putIn(state)).toBeUndefined();
  });

  it('neither in an effect, nor after the main offer, nor by or to who may not trade', () => {
    const state = richestWithMarco();
    const { deal } = state;
    if (deal === null) throw new Error('there is a deal');
    const when = (change: () => void, back: () => void) => {
      change();
      const put = putIn(state);
      back();
      return put;
    };
    const inEffect = (is: boolean) => () => {
      state.inEffect = is;
    };
    const banned = (...seats: Seat[]) => {
      return () => {
        deal.banned = seats;
      };
    };
    expect(when(inEffect(true), inEffect(false))).toBeUndefined();
    expect(when(banned('player-1'), banned())).toBeUndefined();
    expect(when(banned('player-2', 'player-3', 'player-4'), banned())).toBeUndefined();
    deal.main = { seat: 'player-1', card: 'puff-piece', declared: null };
    expect(putIn(state)).toBeUndefined();
  });

  it('and taken back when it would do harm by now', () => {
    const state = richestWithMarco();
    interject(state, 'player-1', 'offer', putIn(state)?.value);
    expect(putIn(state)).toBeUndefined();
    setCapital(state, 3, 12, 11, 10);
    expect(putIn(state)).toEqual({ kind: 'withdraw', value: state.tradeOffers[0]?.id });
  });
});

describe('among advisers', () => {
  it('trades are proposed now and then, some are made, and nobody is asked twice', () => {
    const count = { offered: 0, traded: 0, games: 16 };
    for (let game = 0; game < count.games; game++) {
      const { run } = simulate(newAngeles, { seats: 4 }, `trades/${game}`, () => adviserBot);
      const entries = run.log as readonly LogEntry[];
      const seen = new Set<string>();
      const thisTurn = new Map<unknown, number>();
      for (const { kind, params } of entries) {
        if (kind === 'turn') thisTurn.clear();
        if (kind === 'traded') count.traded++;
        if (kind !== 'trade-offered') continue;
        count.offered++;
        const { from, to, give, want } = params as unknown as Record<'from' | 'to', Seat> &
          Record<'give' | 'want', Goods>;
        const what = `${from} ${to} ${give.assets} ${want.assets}`;
        expect(seen.has(what), what).toBe(false);
        seen.add(what);
        thisTurn.set(from, (thisTurn.get(from) ?? 0) + 1);
        expect(thisTurn.get(from)).toBe(1);
      }
    }
    expect(count.offered / count.games).toBeGreaterThan(2);
    expect(count.offered / count.games).toBeLessThan(15);
    expect(count.traded).toBeGreaterThan(count.games / 2);
  });
});

interface Goods {
  readonly assets: readonly string[];
}
