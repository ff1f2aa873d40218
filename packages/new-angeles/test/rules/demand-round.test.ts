/** Demand rounds: the nine demands, the twelve investments, the order of the rounds (topics 18, 21, 44, 45). */
import { describe, expect, it } from 'vitest';
import { ROUND_TRACK } from '../../src/data/board.js';
import { DEMAND_IDS, DEMANDS, type DemandId } from '../../src/data/demands.js';
import type { InvestmentId } from '../../src/data/investments.js';
import { DISTRICTS, type Piece, RESOURCES } from '../../src/names.js';
import { worthOf } from '../../src/rules/investments.js';
import { payDemand, revealDemand, scoreInvestments } from '../../src/rules/round/demand-round.js';
import { chooseInvestments } from '../../src/rules/round/preparation.js';
import type { NewAngelesState } from '../../src/rules/state.js';
import { at, capital, perform, position, type Scripted } from '../support.js';

/** Energy, consumables, tech, entertainment, credits, and the threat for failing. */
const PRINTED: Readonly<Record<DemandId, readonly number[]>> = {
  'hosting-worlds-cup': [0, 1, 3, 4, 2, 5],
  'increased-martian-violence': [1, 2, 0, 2, 6, 6],
  'network-disruption': [0, 0, 4, 4, 3, 7],
  'power-grid-overload': [2, 0, 1, 2, 2, 6],
  'recreational-drug-ban': [0, 1, 0, 6, 6, 7],
  'refugee-influx': [0, 3, 1, 3, 2, 5],
  'retail-shortage': [1, 1, 0, 5, 1, 7],
  'space-elevator-malfunction': [1, 0, 2, 2, 6, 6],
  'tourism-spike': [2, 0, 0, 5, 5, 5],
};

describe.each(DEMAND_IDS)('%s', (demand) => {
  const printed = PRINTED[demand];
  const supplied = (missing?: number) =>
    position((s) => {
      s.demand = demand;
      s.round = 2;
      RESOURCES.forEach((resource, i) => {
        s.supply[resource] = (printed[i] ?? 0) - (i === missing ? 1 : 0);
      });
    });

  it('is met by exactly what it asks', () => {
    const { log } = perform(supplied(), payDemand);
    expect(log).toEqual([{ kind: 'demand-met', params: { demand } }]);
  });

  it('raises threat once when anything is missing', () => {
    const needed = printed.slice(0, 5).flatMap((amount, i) => (amount > 0 ? [i] : []));
    for (const missing of needed) expect(perform(supplied(missing), payDemand).state.threat).toBe(printed[5]);
    const nothing = position((s) => {
      s.demand = demand;
    });
    expect(perform(nothing, payDemand).state.threat).toBe(printed[5]);
  });
});

describe('a demand round', () => {
  const second = (change: (s: NewAngelesState) => void = () => {}) =>
    position((s) => {
      s.round = 2;
      s.phase = 'score-investments';
      change(s);
    });

  it('comes after every second standard round (B.1)', () => {
    expect(ROUND_TRACK).toEqual([1, 2, 'demand', 3, 4, 'demand', 5, 6, 'demand']);
  });

  it('scores all investments first; they go back to the deck (NA31)', () => {
    const state = second((s) => {
      at(s, 'manta', 'outage', 'illness');
      at(s, 'quinde', 'illness');
      s.investmentDeck = s.investmentDeck.filter((id) => id !== 'power-siphoning' && id !== 'healthcare-initiative');
      s.players['player-2'].investment = 'power-siphoning';
      s.players['player-3'].investment = 'healthcare-initiative';
    });
    perform(state, scoreInvestments);
    expect(capital(state)).toEqual([10, 13, 13, 10, 10, 10]);
    expect(state.investmentDeck).toHaveLength(12);
    expect(state.phase).toBe('pay-demand');
  });

  it('then empties the supply and reveals the next demand; the old one goes to the bottom (45.3)', () => {
    const state = second((s) => {
      s.supply.tech = 4;
    });
    const next = state.demandDeck.at(-1);
    perform(state, revealDemand);
    expect(state.demand).toBe(next);
    expect(state.demandDeck[0]).toBe('refugee-influx');
    expect(Object.values(state.supply)).toEqual([0, 0, 0, 0, 0]);
  });

  it('deals everybody two investments, of which one is kept in secret (45.4, NA29)', () => {
    const state = second();
    perform(state, revealDemand);
    const drawn = state.seats.map((seat) => state.players[seat].drawnInvestments.slice());
    expect(new Set(drawn.flat()).size).toBe(12);
    perform(
      state,
      chooseInvestments,
      drawn.map(([first]): Scripted => ['investment', first]),
    );
    expect(state.seats.map((seat) => state.players[seat].investment)).toEqual(drawn.map(([first]) => first));
    expect(state.investmentDeck).toHaveLength(6);
    expect(state).toMatchObject({ round: 3, phase: 'refresh' });
  });

  it('ends the game after Pay Demand of the third (45.6)', () => {
    const state = position((s) => {
      s.round = 8;
      s.demand = 'hosting-worlds-cup';
    });
    perform(state, payDemand);
    expect(state).toMatchObject({ phase: 'over', ending: 'demand', threat: DEMANDS['hosting-worlds-cup'].failThreat });
  });

  it('ends it by threat if the last Pay Demand brings threat to 25 (67.3)', () => {
    const state = position((s) => {
      s.round = 8;
      s.threat = 20;
      s.demand = 'hosting-worlds-cup';
    });
    perform(state, payDemand);
    expect(state.ending).toBe('threat');
  });
});

describe('investments', () => {
  const pieces = (piece: Piece, count: number) =>
    position((s) => {
      for (const district of DISTRICTS.slice(0, count)) at(s, district, piece);
    });

  it.each<[InvestmentId, Piece, readonly number[]]>([
    ['healthcare-initiative', 'illness', [0, 0, 3, 5, 7, 7]],
    ['power-siphoning', 'outage', [0, 3, 5, 7, 7, 7]],
    ['union-agreement', 'human-first', [0, 0, 3, 5, 7, 7]],
    ['laundering-scheme', 'orgcrime', [0, 0, 3, 5, 7, 7]],
    ['militarized-police', 'prisec', [0, 3, 6, 8, 8, 8]],
  ])('%s counts %s tokens or units by its table', (investment, piece, worth) => {
    expect(worth.map((_, count) => worthOf(pieces(piece, count), investment))).toEqual(worth);
  });

  it('Short Sale counts resources at 0 or 1', () => {
    const supplied = (...amounts: number[]) =>
      worthOf(
        position((s) => {
          RESOURCES.forEach((resource, i) => {
            s.supply[resource] = amounts[i] ?? 0;
          });
        }),
        'short-sale',
      );
    expect(supplied(2, 2, 2, 2, 2)).toBe(0);
    expect(supplied(1, 2, 2, 2, 2)).toBe(3);
    expect(supplied(1, 0, 2, 2, 2)).toBe(5);
    expect(supplied(0, 0, 0, 2, 2)).toBe(7);
    expect(supplied(0, 0, 0, 0, 0)).toBe(7);
  });

  it('Populist Dismissal counts districts in protest or strike, without a cap', () => {
    const state = position((s) => {
      for (const district of DISTRICTS.slice(0, 5)) at(s, district, 'protest');
      for (const district of DISTRICTS.slice(5, 9)) at(s, district, 'strike');
    });
    expect(worthOf(state, 'populist-dismissal')).toBe(9);
  });

  // Refugee Influx asks 0 energy, which is reached with nothing (NA55), 3 consumables, 1 tech, 3 entertainment, 2 credits.
  it.each<[InvestmentId, (typeof RESOURCES)[number], readonly (readonly [supply: number, capital: number])[]]>([
    [
      'retail-sector',
      'consumables',
      [
        [2, 0],
        [3, 6],
        [5, 6],
      ],
    ],
    [
      'energy-sector',
      'energy',
      [
        [0, 3],
        [1, 5],
        [2, 7],
        [4, 7],
      ],
    ],
    [
      'banking-sector',
      'credits',
      [
        [1, 0],
        [2, 4],
        [3, 5],
        [8, 6],
      ],
    ],
    [
      'technology-sector',
      'tech',
      [
        [0, 0],
        [1, 4],
        [3, 6],
        [6, 6],
      ],
    ],
    [
      'entertainment-sector',
      'entertainment',
      [
        [2, 0],
        [3, 5],
        [4, 6],
        [8, 6],
      ],
    ],
  ])('%s pays by %s, but only if the demand for it is met', (investment, resource, worth) => {
    for (const [supply, expected] of worth) {
      const state = position((s) => {
        s.supply[resource] = supply;
      });
      expect(worthOf(state, investment), `${supply} ${resource}`).toBe(expected);
    }
  });
});
