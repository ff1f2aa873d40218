/** What can be read from a view: what the androids make, whom a card can pay, how far it is to win. */
import { adviserBot, randomBot } from '@polity/bots';
import { type LogEntry, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newAngeles } from '../../src/index.js';
import type { CorporationId } from '../../src/names.js';
import { mostPaid } from '../../src/reading/contracts.js';
import { lackOf, nextProduction, outputOf, paidAfter, productionsToCome } from '../../src/reading/output.js';
import { goalOf, hasWon } from '../../src/reading/winning.js';
import type { District, NewAngelesState, OfferedCard, Phase } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

function seen(change: (state: NewAngelesState) => void, seats: 4 | 5 | 6 = 4) {
  return view(position(change, seats), 'player-1');
}

describe('what a district makes', () => {
  it('is both its goods, one more of the first with a development, and none of it with orgcrime', () => {
    const nihongai = (there: Partial<District>) =>
      outputOf(
        seen(({ city }) => {
          Object.assign(city.nihongai, there);
        }),
        'nihongai',
      );
    expect(nihongai({})).toEqual([
      ['tech', 2],
      ['consumables', 1],
    ]);
    expect(nihongai({ development: true })[0]).toEqual(['tech', 3]);
    expect(nihongai({ orgcrime: true })).toEqual([['consumables', 1]]);
    expect(nihongai({ unrest: 'strike' })).toEqual([]);
    expect(nihongai({ outage: true })).toEqual([]);
  });

  it('is made in the next production by androids alone, as far as the track goes', () => {
    const shown = seen((state) => {
      state.city.nihongai.android = true;
      state.supply.tech = 5;
    });
    expect(nextProduction(shown)).toEqual({ energy: 0, consumables: 1, tech: 1, entertainment: 0, credits: 0 });
    // Refugee Influx asks for three consumables, of which one will be there.
    expect(lackOf(shown, 'consumables')).toBe(2);
    expect(lackOf({ ...shown, round: 2 }, 'consumables')).toBe(3);
  });

  it('comes before the demand is paid as often as rounds are left for that, and from the next demand on anew', () => {
    const at = (round: number, phase: Phase) => [productionsToCome({ round, phase }), paidAfter({ round, phase })];
    expect(at(0, 'investments')).toEqual([2, 2]);
    expect(at(0, 'event')).toEqual([1, 2]);
    expect(at(1, 'deal')).toEqual([1, 2]);
    expect(at(1, 'event')).toEqual([0, 2]);
    expect(at(2, 'pay-demand')).toEqual([0, 2]);
    expect(at(2, 'investments')).toEqual([2, 4]);
    expect(at(8, 'over')).toEqual([0, 6]);
  });
});

describe('whom a card can pay', () => {
  it('is told with the most that it can be', () => {
    const shown = seen(({ city }) => {
      city.manta.illness = true;
      city.quinde.illness = true;
      city.nihongai.illness = true;
    });
    expect(mostPaid(shown, 'clean-slate')).toEqual([{ corporation: 'jinteki', capital: 4 }]);
    expect(mostPaid(shown, 'mandatory-quarantine')).toEqual([{ corporation: 'jinteki', capital: 6 }]);
    expect(mostPaid(shown, 'budget-renovations')).toEqual([]);
  });

  it('is never paid more, in 60 games', () => {
    let paid = 0;
    for (let game = 0; game < 60; game++) {
      const bots = (seat: string) => (seat < 'player-3' ? adviserBot : randomBot);
      let told = 0;
      let most: ReadonlyMap<CorporationId, number> = new Map();
      let open: OfferedCard | null = null;
      simulate(newAngeles, { seats: 6 }, `paid/${game}`, bots, {
        watch(run) {
          const state = run.state as NewAngelesState;
          const news: readonly LogEntry[] = run.log.slice(told);
          told = run.log.length;
          if (open !== null) {
            const sums = new Map<CorporationId, number>();
            for (const { kind, params } of news) {
              if (kind === 'claimed' || kind === 'event') break;
              if (kind !== 'capital' || params.source !== 'contract') continue;
              const { corporation } = state.players[params.seat as 'player-1'];
              sums.set(corporation, (sums.get(corporation) ?? 0) + Number(params.amount));
            }
            for (const [corporation, sum] of sums) {
              paid++;
              expect(most.get(corporation) ?? 0, `${open} ${corporation}`).toBeGreaterThanOrEqual(sum);
            }
          }
          // All choices are made before anything happens: while one is asked the city stands as it was.
          open = state.carriedOut?.card ?? null;
          const payments = open === null ? [] : mostPaid(view(state, null), open);
          most = new Map(payments.map(({ corporation, capital }) => [corporation, capital]));
        },
      });
    }
    expect(paid).toBeGreaterThan(60);
  });
});

describe('how far it is to win', () => {
  it('is one more than the rival has, or nothing when ahead', () => {
    const against = (capital: number) =>
      seen((state) => {
        state.players['player-1'].rival = 'jinteki';
        state.players['player-2'].capital = capital;
      });
    expect(goalOf(against(14), 'player-1')).toEqual({ kind: 'rival', rival: 'player-2', capital: 14, short: 5 });
    expect(goalOf(against(10), 'player-1')).toMatchObject({ short: 1 });
    expect(goalOf(against(9), 'player-1')).toMatchObject({ short: 0 });
  });

  it('is to pass two others of four with the own card, and three of six', () => {
    const rich = (seats: 4 | 6) =>
      seen((state) => {
        state.players['player-2'].capital = 8;
        state.players['player-3'].capital = 12;
        state.players['player-4'].capital = 15;
      }, seats);
    expect(goalOf(rich(4), 'player-1')).toEqual({ kind: 'own', passed: 1, others: 2, short: 3 });
    expect(goalOf(rich(6), 'player-1')).toEqual({ kind: 'own', passed: 1, others: 3, short: 1 });
  });

  it('is twenty-five capital and the fall of the city for the Federalist', () => {
    const shown = seen((state) => {
      state.players['player-1'].rival = 'federalist';
      state.threat = 18;
    });
    expect(goalOf(shown, 'player-1')).toEqual({ kind: 'federalist', short: 15, threatLeft: 7 });
  });

  it('is told at the end as the rules decide it, in 40 games; who has not won is never first', () => {
    let won = 0;
    for (let game = 0; game < 40; game++) {
      const seats = ([4, 5, 6] as const)[game % 3] ?? 4;
      const { run } = simulate(newAngeles, { seats }, `won/${game}`, () => adviserBot);
      const state = run.state as NewAngelesState;
      const shown = view(state, null);
      for (const standing of newAngeles.standings(state)) {
        expect(hasWon(shown, standing.seat as 'player-1')).toBe(standing.won);
        expect(standing.place === 1).toBe(standing.won);
        if (standing.won) won++;
      }
    }
    expect(won).toBeGreaterThan(10);
  });
});
