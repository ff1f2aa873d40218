/** Trade at any time (topic 14, I.1). */
import { Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newAngeles } from '../../src/index.js';
import { lose } from '../../src/rules/capital.js';
import { resolveDeal } from '../../src/rules/deal/deal.js';
import type { TradeProposal } from '../../src/rules/interjections.js';
import { payDemand } from '../../src/rules/round/demand-round.js';
import { endOfTurn } from '../../src/rules/round/end-of-turn.js';
import type { Goods, NewAngelesState } from '../../src/rules/state.js';
import { askAfter, at, capital, dealing, holds, interject, isExhausted, owns, perform, position } from '../support.js';

const NOTHING: Goods = { capital: 0, assets: [] };
const capitalOf = (amount: number): Goods => ({ capital: amount, assets: [] });

function proposal(to: TradeProposal['to'], give: Goods, want: Goods = NOTHING, promise = '', ask = ''): TradeProposal {
  return { to, give, want, promise, ask };
}

/** player-1 controls Midori, player-2 Eiko, exhausted. */
function table(): NewAngelesState {
  const state = owns(owns(position(), 'player-1', 'midori'), 'player-2', 'eiko');
  state.players['player-2'].assets = [{ asset: 'eiko', exhausted: true }];
  return state;
}

describe('a trade', () => {
  it('is carried out at once when it is accepted: capital and assets, both ways, exhausted as they were (14.4)', () => {
    const state = table();
    const give = { capital: 4, assets: ['midori'] } as const;
    expect(
      interject(state, 'player-1', 'offer', proposal('player-2', give, { capital: 0, assets: ['eiko'] })),
    ).toBeTruthy();
    expect(capital(state).slice(0, 2)).toEqual([10, 10]);
    expect(interject(state, 'player-2', 'accept', 1)).toBeTruthy();
    expect(capital(state).slice(0, 2)).toEqual([6, 14]);
    expect(isExhausted(state, 'player-1', 'eiko')).toBe(true);
    expect(isExhausted(state, 'player-2', 'midori')).toBe(false);
    expect(state.tradeOffers).toEqual([]);
  });

  it('may be a gift (14.1)', () => {
    const state = table();
    interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(3)));
    interject(state, 'player-2', 'accept', 1);
    expect(capital(state).slice(0, 2)).toEqual([7, 13]);
  });

  it('is not for third parties to accept, nor for the one who made it', () => {
    const state = table();
    interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(3)));
    expect(interject(state, 'player-3', 'accept', 1)).toBe(false);
    expect(interject(state, 'player-1', 'accept', 1)).toBe(false);
    expect(interject(state, 'player-2', 'accept', 2)).toBe(false);
  });

  it('can be declined and withdrawn, and is gone then', () => {
    const state = table();
    interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(3)));
    expect(interject(state, 'player-3', 'decline', 1)).toBe(false);
    expect(interject(state, 'player-2', 'decline', 1)).toBeTruthy();
    interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(2)));
    expect(interject(state, 'player-2', 'withdraw', 2)).toBe(false);
    expect(interject(state, 'player-1', 'withdraw', 2)).toBeTruthy();
    expect(interject(state, 'player-2', 'accept', 2)).toBe(false);
    expect(capital(state).slice(0, 2)).toEqual([10, 10]);
  });

  it('cannot be made of what somebody has not got, nor of anything but capital and assets (NA49)', () => {
    const state = table();
    for (const bad of [
      proposal('player-2', capitalOf(11)),
      proposal('player-2', capitalOf(1), capitalOf(1)),
      proposal('player-2', NOTHING, capitalOf(11)),
      proposal('player-2', { capital: 0, assets: ['eiko'] }),
      proposal('player-2', { capital: 0, assets: ['midori', 'midori'] }),
      proposal('player-2', NOTHING),
      proposal('player-1', capitalOf(1)),
      { ...proposal('player-2', capitalOf(1)), more: 1 },
      proposal('player-2', { ...capitalOf(1), investment: 'short-sale' } as never),
      proposal('player-2', capitalOf(-1)),
      proposal('player-2', capitalOf(0.5)),
      proposal('player-2', capitalOf(1), NOTHING, 'x'.repeat(201)),
      proposal('player-2', capitalOf(1), NOTHING, 'turned\u202Earound'),
      null,
      'gift',
      [],
    ]) {
      expect(interject(state, 'player-1', 'offer', bad)).toBe(false);
    }
  });

  it('is one at a time from a player to another (NA42)', () => {
    const state = table();
    interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(1)));
    expect(interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(2)))).toBe(false);
    expect(interject(state, 'player-1', 'offer', proposal('player-3', capitalOf(2)))).toBeTruthy();
  });
});

describe('an open offer', () => {
  it('lapses when it can no longer be kept, and that is told', () => {
    const state = table();
    interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(8)));
    const { log } = perform(state, function* (t) {
      lose(t, 'player-1', 3, 'asset');
    });
    expect(log).toContainEqual({ kind: 'trade-lapsed', params: { id: 1, from: 'player-1', to: 'player-2' } });
    expect(interject(state, 'player-2', 'accept', 1)).toBe(false);
  });

  it('lapses when its asset went elsewhere in another trade', () => {
    const state = table();
    const midori = { capital: 0, assets: ['midori'] } as const;
    interject(state, 'player-1', 'offer', proposal('player-2', midori));
    interject(state, 'player-1', 'offer', proposal('player-3', midori));
    const log = interject(state, 'player-3', 'accept', 2);
    expect(log).toContainEqual({ kind: 'trade-lapsed', params: { id: 1, from: 'player-1', to: 'player-2' } });
    expect(state.tradeOffers).toEqual([]);
  });
});

describe('nothing is traded', () => {
  it('by or with a player whom Mark Yale has banned; his offers lapse (I.1)', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      holds(s, 'player-2', 'clinical-trials');
      owns(s, 'player-3', 'mark-yale');
    });
    interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(1)));
    askAfter(state, resolveDeal, [
      ['main-offer', 'spin-doctors'],
      ['use-asset', 'mark-yale'],
    ]);
    expect(state.tradeOffers).toEqual([]);
    expect(interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(1)))).toBe(false);
    expect(interject(state, 'player-2', 'offer', proposal('player-1', capitalOf(1)))).toBe(false);
    expect(interject(state, 'player-2', 'offer', proposal('player-3', capitalOf(1)))).toBeTruthy();
  });

  it('while somebody discards down to his hand size, which a trade could change', () => {
    const state = holds(
      owns(position(), 'player-2', 'floyd-2x3a7c'),
      'player-1',
      ...Array(5).fill('liquidation'),
      'puff-piece',
    );
    expect(askAfter(state, endOfTurn).kind).toBe('hand-size');
    expect(interject(state, 'player-2', 'offer', proposal('player-1', { capital: 0, assets: ['floyd-2x3a7c'] }))).toBe(
      false,
    );
  });

  it('in the middle of an effect (NA10)', () => {
    const state = dealing((s) => {
      at(s, 'manta', 'illness');
      at(s, 'quinde', 'illness');
      holds(s, 'player-1', 'clinical-trials');
    });
    interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(1)));
    askAfter(state, resolveDeal, [['main-offer', 'clinical-trials']]);
    expect(state.inEffect).toBe(true);
    expect(interject(state, 'player-2', 'accept', 1)).toBe(false);
    expect(interject(state, 'player-2', 'offer', proposal('player-3', capitalOf(1)))).toBe(false);
    expect(interject(state, 'player-1', 'promise', { to: 'player-2', text: 'Later.' })).toBeTruthy();
  });
});

describe('a demand that is missed', () => {
  it('raises threat before anything can be traded (NA10)', () => {
    const state = owns(
      position((s) => {
        s.phase = 'pay-demand';
      }),
      'player-1',
      'sunny-lebeau',
    );
    expect(askAfter(state, payDemand).kind).toBe('use-asset');
    expect(interject(state, 'player-2', 'offer', proposal('player-3', capitalOf(1)))).toBe(false);
  });
});

describe('The Fall Guy, once used,', () => {
  it('leaves no time for a trade before the counteroffer lies there (NA10)', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors', 'puff-piece');
      owns(s, 'player-1', 'the-fall-guy');
    });
    const main = ['main-offer', 'spin-doctors'] as const;
    expect(askAfter(state, resolveDeal, [main, ['use-asset', 'the-fall-guy']]).kind).toBe('counteroffer');
    expect(interject(state, 'player-2', 'offer', proposal('player-1', capitalOf(1)))).toBe(false);
  });
});

describe('an asset that is traded while its window is open (I.2)', () => {
  it('can be used by its new controller if his turn to be asked has not passed', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      owns(s, 'player-2', 'jackson-howard');
    });
    const table = opened(state);
    expect(table.deciding()).toEqual(['player-2']);
    trade(table, 'player-2', 'player-4');
    give(table, 'player-2', null);
    expect(table.askOf('player-4')).toMatchObject({ kind: 'use-asset', options: ['jackson-howard'] });
  });

  it('cannot if it has', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors', 'spin-doctors');
      owns(s, 'player-4', 'jackson-howard');
    });
    const table = opened(state);
    trade(table, 'player-4', 'player-2');
    expect(table.askOf('player-4')).toMatchObject({ kind: 'use-asset', options: [] });
    give(table, 'player-4', null);
    expect(table.askOf('player-1')).toMatchObject({ kind: 'main-offer' });
  });

  /** A real table at a made-up position. */
  function opened(state: NewAngelesState): Table<NewAngelesState> {
    return Table.open({ ...newAngeles, setup: () => state }, { seats: 6 }, 'a seed', 'fast');
  }

  function trade(table: Table, from: string, to: string): void {
    const value = { to, give: { capital: 0, assets: ['jackson-howard'] }, want: NOTHING, promise: '', ask: '' };
    expect(table.submit({ seat: from, interjection: 'offer', value }).ok).toBe(true);
    expect(table.submit({ seat: to, interjection: 'accept', value: 1 }).ok).toBe(true);
    expect(table.submit({ seat: to, interjection: 'accept', value: 1 }).ok).toBe(false);
  }

  function give(table: Table, seat: string, answer: unknown): void {
    expect(table.submit({ seat, version: table.askOf(seat)?.version ?? -1, answer }).ok).toBe(true);
  }
});

describe('an ability that was traded away while its question was open', () => {
  it('is no longer offered at the end of the turn', () => {
    const state = owns(position(), 'player-1', 'susan-chen');
    const ask = askAfter(state, endOfTurn);
    expect(ask.options).toEqual(['susan-chen']);
    interject(state, 'player-1', 'offer', proposal('player-2', { capital: 0, assets: ['susan-chen'] }));
    interject(state, 'player-2', 'accept', 1);
    ask.refresh();
    expect(ask.options).toEqual([]);
    expect(ask.answerable).toBe(true);
  });
});

describe('promises', () => {
  it('are remembered and bind nobody; whom they were made to may release one', () => {
    const state = position();
    expect(interject(state, 'player-1', 'promise', { to: 'player-2', text: 'I shall support you.' })).toBeTruthy();
    expect(state.promises).toEqual([
      { id: 1, from: 'player-1', to: 'player-2', text: 'I shall support you.', round: 0 },
    ]);
    expect(interject(state, 'player-1', 'release', 1)).toBe(false);
    expect(interject(state, 'player-2', 'release', 1)).toBeTruthy();
    expect(state.promises).toEqual([]);
  });

  it('can be part of a trade, on both sides', () => {
    const state = position();
    interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(2), NOTHING, '', 'Your support'));
    interject(state, 'player-2', 'accept', 1);
    expect(state.promises).toMatchObject([{ from: 'player-2', to: 'player-1', text: 'Your support' }]);
  });

  it('are short, plain text, to another player, and not without end (NA42)', () => {
    const state = position();
    for (const bad of [
      { to: 'player-2', text: '' },
      { to: 'player-2', text: ' padded ' },
      { to: 'player-2', text: 'x'.repeat(201) },
      { to: 'player-2', text: 'a\nb' },
      { to: 'player-2', text: '\u001b[31mred' },
      { to: 'player-2', text: '\u200bhidden' },
      { to: 'player-1', text: 'to myself' },
      { to: 'nobody', text: 'hello' },
      { to: 'player-2', text: 7 },
      { to: 'player-2' },
    ]) {
      expect(interject(state, 'player-1', 'promise', bad)).toBe(false);
    }
    for (let i = 0; i < 20; i++) interject(state, 'player-1', 'promise', { to: 'player-2', text: `no. ${i}` });
    expect(interject(state, 'player-1', 'promise', { to: 'player-2', text: 'one more' })).toBe(false);
    expect(
      interject(state, 'player-2', 'promise', { to: 'player-1', text: 'Ünïcode, 漢字 and 🙂 are fine' }),
    ).toBeTruthy();
  });

  it('are counted when they come with a trade too: one too many, and it lapses (NA42)', () => {
    const state = position();
    const promise = (to: string, i: number) => interject(state, 'player-1', 'promise', { to, text: `no. ${i}` });
    for (let i = 0; i < 19; i++) promise('player-2', i);
    const withPromise = proposal('player-2', capitalOf(1), NOTHING, 'And I shall support you');
    expect(interject(state, 'player-1', 'offer', withPromise)).toBeTruthy();
    expect(promise('player-3', 19)).toContainEqual({
      kind: 'trade-lapsed',
      params: { id: 20, from: 'player-1', to: 'player-2' },
    });
    expect(interject(state, 'player-1', 'offer', withPromise)).toBe(false);
    expect(interject(state, 'player-2', 'offer', proposal('player-1', capitalOf(1), NOTHING, '', 'Yours'))).toBe(false);
    expect(interject(state, 'player-1', 'offer', proposal('player-2', capitalOf(1)))).toBeTruthy();
  });
});
