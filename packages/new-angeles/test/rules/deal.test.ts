/** A deal in five steps (topics 13, 17, 25, 54, 57 to 59). */
import { describe, expect, it } from 'vitest';
import { resolveDeal } from '../../src/rules/deal/deal.js';
import {
  askAfter,
  at,
  capital,
  deal,
  dealing,
  HIGH_RISK,
  handCounts,
  here,
  holds,
  position,
  type Scripted,
} from '../support.js';

describe('the asset', () => {
  it('is the one on the highest occupied space of the turn track (54.1)', () => {
    const state = dealing((s) => {
      s.turnTrack = s.turnTrack.filter((asset) => asset !== 'susan-chen');
      s.turnTrack.push('susan-chen');
    });
    const before = state.turnTrack.length;
    const { log } = deal(state);
    expect(log[0]).toEqual({ kind: 'asset-revealed', params: { asset: 'susan-chen' } });
    expect(state.turnTrack).toHaveLength(before - 1);
  });
});

describe('the main offer', () => {
  it('is a card of the hand or the faceup emergency action; it cannot be left out (54.2)', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'liquidation', 'clean-slate', 'clean-slate');
      s.players['player-1'].emergencies = [{ card: 'unpaid-overclocked', faceup: true }];
    });
    const ask = askAfter(state, resolveDeal);
    expect(ask).toMatchObject({ seat: 'player-1', kind: 'main-offer', canStop: false });
    expect(ask.options).toEqual(['clean-slate', 'liquidation', 'unpaid-overclocked']);
  });

  it('is asked for even when all cards are alike, so that this does not show', () => {
    const state = dealing((s) => holds(s, 'player-1', 'liquidation', 'liquidation'));
    expect(askAfter(state, resolveDeal).options).toEqual(['liquidation']);
  });

  it('wins when nobody counters; the card is discarded and the asset claimed', () => {
    const state = dealing((s) => holds(s, 'player-1', 'high-risk-investments', 'liquidation'));
    deal(state, [['main-offer', 'high-risk-investments'], ...HIGH_RISK]);
    expect(capital(state)).toEqual([13, 12, 11, 10, 10, 10]);
    expect(state.players['player-1'].assets).toEqual([{ asset: 'susan-chen', exhausted: false }]);
    expect(state.discards).toEqual(['high-risk-investments']);
    expect(state.deal).toBeNull();
  });

  it('is missing when the active player has nothing: without a counteroffer the asset goes under the deck (NA24)', () => {
    const state = dealing();
    deal(state);
    expect(state.assetDeck[0]).toBe('susan-chen');
    expect(state.seenAssets).toBe(1);
  });

  it('is missing, and who counters wins (NA24)', () => {
    const state = dealing((s) => holds(s, 'player-3', 'high-risk-investments'));
    deal(state, [['counteroffer', 'high-risk-investments', 'player-3'], ...HIGH_RISK]);
    expect(state.players['player-3'].assets).toEqual([{ asset: 'susan-chen', exhausted: false }]);
  });
});

describe('counteroffers', () => {
  it('are asked for once each, clockwise from the left of the active player (54.3)', () => {
    const state = dealing((s) => {
      s.active = 'player-5';
      holds(s, 'player-5', 'spin-doctors');
      for (const seat of ['player-6', 'player-1', 'player-2'] as const) holds(s, seat, 'liquidation');
    });
    deal(state, [
      ['main-offer', 'spin-doctors'],
      ['counteroffer', null, 'player-6'],
      ['counteroffer', null, 'player-1'],
      ['counteroffer', null, 'player-2'],
      ['support', null, 'player-6'],
      ['support', null, 'player-1'],
      ['support', null, 'player-2'],
    ]);
    expect(state.players['player-5'].assets).toHaveLength(1);
  });

  it('cost as many cards as lie there already: 0, 1, 2 (25.4)', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      holds(s, 'player-2', 'liquidation');
      holds(s, 'player-3', 'clean-slate', 'gentrification');
      holds(s, 'player-4', 'clinical-trials', 'puff-piece', 'riot-control', 'riot-control');
    });
    const { log } = deal(state, [
      ['main-offer', 'spin-doctors'],
      ['counteroffer', 'liquidation', 'player-2'],
      ['counteroffer', 'clean-slate', 'player-3'],
      ['counteroffer', 'clinical-trials', 'player-4'],
      ['price', ['puff-piece', 'riot-control'], 'player-4'],
    ]);
    const prices = log.filter(({ kind }) => kind === 'counteroffer').map(({ params }) => params.price);
    expect(prices).toEqual([0, 1, 2]);
    expect(handCounts(state)).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('are out of reach for who cannot pay the price from what is left in his hand (NA46)', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      holds(s, 'player-2', 'high-risk-investments');
      holds(s, 'player-3', 'clean-slate');
    });
    const { log } = deal(state, [
      ['main-offer', 'spin-doctors'],
      ['counteroffer', 'high-risk-investments', 'player-2'],
      ['support', 'counter', 'player-3'],
      ...HIGH_RISK,
    ]);
    expect(log).toContainEqual({ kind: 'no-counteroffer', params: { seat: 'player-3' } });
    expect(state.players['player-2'].assets).toHaveLength(1);
  });

  it('may be the emergency action, for which the whole hand can pay', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      holds(s, 'player-2', 'liquidation');
      holds(s, 'player-3', 'clean-slate');
      s.players['player-3'].emergencies = [{ card: 'massive-reconstruction', faceup: true }];
    });
    const ask = askAfter(state, resolveDeal, [
      ['main-offer', 'spin-doctors'],
      ['counteroffer', 'liquidation', 'player-2'],
    ]);
    expect(ask.options).toEqual(['massive-reconstruction']);
  });
});

describe('support', () => {
  const three = () =>
    dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      holds(s, 'player-2', 'high-risk-investments');
      holds(s, 'player-3', 'clean-slate', 'liquidation');
      holds(s, 'player-4', 'clean-slate', 'liquidation');
    });
  const countered: readonly Scripted[] = [
    ['main-offer', 'spin-doctors'],
    ['counteroffer', 'high-risk-investments', 'player-2'],
    ['counteroffer', null, 'player-3'],
    ['counteroffer', null, 'player-4'],
  ];

  it('decides by the number of cards (57.4), and all of them are discarded', () => {
    const state = three();
    const { log } = deal(state, [
      ...countered,
      ['support', 'main', 'player-3'],
      ['support-cards', ['liquidation']],
      ['support', 'counter', 'player-4'],
      ['support-cards', ['clean-slate', 'liquidation']],
      ...HIGH_RISK,
    ]);
    expect(log).toContainEqual({
      kind: 'deal-won',
      params: { seat: 'player-2', side: 'counter', main: 1, counter: 2 },
    });
    expect(state.discards.toSorted()).toEqual(
      ['clean-slate', 'high-risk-investments', 'liquidation', 'liquidation', 'spin-doctors'].toSorted(),
    );
    expect(state.players['player-2'].assets).toHaveLength(1);
  });

  it('leaves a tie to the active player (54.5)', () => {
    const state = three();
    deal(state, [
      ...countered,
      ['support', 'main', 'player-3'],
      ['support-cards', ['liquidation']],
      ['support', 'counter', 'player-4'],
      ['support-cards', ['clean-slate']],
    ]);
    expect(state.players['player-1'].assets).toHaveLength(1);
    expect(state.threat).toBe(1); // Spin Doctors without credits
  });

  it('is asked neither of the active nor of the countering player (54.6), but of who was covered', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors', 'liquidation');
      holds(s, 'player-2', 'clean-slate', 'liquidation');
      holds(s, 'player-3', 'high-risk-investments', 'liquidation', 'liquidation');
    });
    const { log } = deal(state, [
      ['main-offer', 'spin-doctors'],
      ['counteroffer', 'clean-slate', 'player-2'],
      ['counteroffer', 'high-risk-investments', 'player-3'],
      ['price', ['liquidation'], 'player-3'],
      ['support', 'main', 'player-2'],
    ]);
    expect(log.filter(({ kind }) => kind === 'abstained').map(({ params }) => params.seat)).toEqual([
      'player-4',
      'player-5',
      'player-6',
    ]);
  });

  it('is held even when nobody countered (NA25)', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'vanity-project');
      holds(s, 'player-2', 'clean-slate');
    });
    deal(state, [
      ['main-offer', 'vanity-project'],
      ['counteroffer', null],
      ['support', 'main', 'player-2'],
      ['player', 'player-2'],
    ]);
    expect(capital(state)[1]).toBe(14);
  });
});

describe('emergency actions', () => {
  it('go home facedown when they have won (17.3)', () => {
    const state = dealing((s) => {
      s.players['player-1'].emergencies = [{ card: 'unpaid-overclocked', faceup: true }];
    });
    deal(state, [
      ['main-offer', 'unpaid-overclocked'],
      ['resources', []],
      ['district', 'manta'],
      ['district', 'quinde'],
    ]);
    expect(state.players['player-1'].emergencies).toEqual([{ card: 'unpaid-overclocked', faceup: false }]);
  });

  it('go home faceup when they have not, covered ones too', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      s.players['player-2'].emergencies = [{ card: 'mandatory-quarantine', faceup: true }];
      s.players['player-3'].emergencies = [{ card: 'massive-reconstruction', faceup: true }];
      holds(s, 'player-3', 'liquidation');
    });
    deal(state, [
      ['main-offer', 'spin-doctors'],
      ['counteroffer', 'mandatory-quarantine', 'player-2'],
      ['counteroffer', 'massive-reconstruction', 'player-3'],
    ]);
    expect(state.players['player-2'].emergencies).toEqual([{ card: 'mandatory-quarantine', faceup: true }]);
    expect(state.players['player-3'].emergencies).toEqual([{ card: 'massive-reconstruction', faceup: true }]);
  });

  it('cannot be played as support (17.5)', () => {
    const state = position((s) => {
      holds(s, 'player-1', 'spin-doctors');
    });
    deal(state, [
      ['main-offer', 'spin-doctors'],
      ...state.seats.slice(1).map((seat): Scripted => ['counteroffer', null, seat]),
    ]);
    expect(state.players['player-1'].assets).toHaveLength(1);
  });

  it('count as action cards for contracts and illness (NA12)', () => {
    const state = dealing((s) => {
      at(s, 'manta', 'human-first', 'illness');
      s.players['player-1'].emergencies.push({ card: 'ruthless-tactics', faceup: true });
      s.players['player-5'].emergencies = [];
    });
    deal(state, [
      ['main-offer', 'ruthless-tactics'],
      ['pieces', [{ district: 'manta', piece: 'human-first' }]],
      ['districts', ['quinde', 'la-costa']],
    ]);
    expect(capital(state)[4]).toBe(11);
    expect(state.threat).toBe(2);
    expect(here(state, 'manta')).toEqual(['illness']);
  });
});

describe('the end of the city in the middle of a deal', () => {
  it('leaves everything where it lies: nothing further is done', () => {
    const state = dealing((s) => {
      s.threat = 24;
      holds(s, 'player-1', 'spin-doctors');
    });
    deal(state, [['main-offer', 'spin-doctors']]);
    expect(state).toMatchObject({ threat: 25, ending: 'threat', phase: 'over' });
    expect(state.players['player-1'].assets).toEqual([]);
  });
});
