/** Strike, Demonstration and the Special Actions of the Working Class Automa. */
import { describe, expect, it } from 'vitest';
import { AUTOMA } from '../../../../src/modules/automa/index.js';
import { checkStrike } from '../../../../src/modules/automa/working/strike.js';
import { findCompany } from '../../../../src/rules/companies.js';
import type { Play } from '../../../../src/rules/context.js';
import { workerCount } from '../../../../src/rules/labour.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, company, perform, unemployed } from '../../../support.js';
import { automaTable, decidedBy, entries, failures, performed, prioritiesOf, turnOf, turnWith } from '../support.js';

/** Nothing to buy and nothing to propose. */
const table = (
  change: (state: HegemonyState) => void = () => {},
  players: 2 | 3 | 4 = 3,
  mode: 'simplified' | 'advanced' = 'simplified',
) =>
  automaTable(players, { working: mode }, (state) => {
    state.working.money = 0;
    state.working.bills = 0;
    change(state);
  });

const struck = (state: HegemonyState) => state.companies.filter(({ onStrike }) => onStrike).map(({ id }) => id);

function cheapLabour(state: HegemonyState): void {
  at(state, { 'labor-market': 'C' });
  for (const { id } of state.companies) findCompany(state, id).wage = 1;
}

function found(state: HegemonyState): Record<string, number> {
  const { result } = perform(state, function* (t) {
    return checkStrike(turnOf(t, 'working', 1));
  });
  return Object.fromEntries(result.map(({ condition, rows }) => [condition, rows]));
}

describe('Strike', () => {
  it('needs 2C, or 2B with two Trade Unions, and two companies', () => {
    expect(failures(turnWith(table(), 1).log)).toContainEqual(['strike', 'strike-policy']);
    const state = table(cheapLabour);
    expect(performed(turnWith(state, 1).log)).toEqual(['strike']);
    expect(struck(state).length).toBe(2);
    const one = table((t) => {
      cheapLabour(t);
      findCompany(t, 'college-start').wage = 3;
    });
    expect(failures(turnWith(one, 1).log)).toContainEqual(['strike', 'strike-companies']);
  });

  it('places two tokens and one for each Trade Union, by the criteria', () => {
    const state = table((t) => {
      cheapLabour(t);
      t.working.unions.media = true;
      company(t, 'fast-food-chain', 'capitalist', {
        wage: 1,
        staff: { class: 'working', skills: ['unskilled', 'unskilled'] },
      });
      findCompany(t, 'fast-food-chain').machinery = true;
    });
    const { log } = turnWith(state, 1);
    expect(entries(log, 'strike').map(({ company: id }) => id)[0]).toBe('fast-food-chain');
    expect(struck(state).length).toBe(3);
  });

  it('spares Public companies whose service is free, which the check counts', () => {
    const state = table((t) => {
      cheapLabour(t);
      at(t, { 'welfare-health': 'A' });
    }, 4);
    turnWith(state, 1);
    expect(struck(state)).not.toContain('university-hospital');
    const other = table(
      (t) => {
        cheapLabour(t);
        at(t, { 'welfare-health': 'A' });
        company(t, 'fast-food-chain', 'capitalist', {
          wage: 1,
          staff: { class: 'working', skills: ['unskilled', 'unskilled'] },
        });
      },
      4,
      'advanced',
    );
    // Supermarket, College, Fast Food Chain and the hospital: two for every full two.
    expect(found(other)).toEqual({ 'low-wages-b': 0, 'low-wages-c': 2, 'labor-market-c': 1 });
  });

  it('sets its card aside when the tokens run out, until the next round', () => {
    const state = table(
      (t) => {
        cheapLabour(t);
        t.supply.strikes = 2;
        const cards = prioritiesOf(t, 'working');
        cards.actions = [
          ['assign-workers', 'buy-goods-and-services', 'propose-bill', 'special-action', 'demonstration'],
          [],
          [],
          [],
          [],
          [],
          ['strike'],
        ];
      },
      3,
      'advanced',
    );
    turnWith(state, 1);
    expect(prioritiesOf(state, 'working').actionsAside).toEqual(['strike']);
    for (const one of state.companies) one.onStrike = false;
    state.supply.strikes = 7;
    state.round = 2;
    decidedBy(state, (t) => AUTOMA.atStart?.preparation?.(t) as Play);
    expect(prioritiesOf(state, 'working').actions[0]?.at(-1)).toBe('strike');
  });
});

describe('Demonstration', () => {
  it('keeps its card aside while the token is out, and puts it in row 1 when it is gone', () => {
    const state = table(
      (t) => {
        t.companies = t.companies.filter(({ workers }) => !workers.includes(null));
        unemployed(t, 'working', { media: 4 });
      },
      3,
      'advanced',
    );
    expect(performed(turnWith(state, 1).log)).toEqual(['demonstration']);
    expect(prioritiesOf(state, 'working').actionsAside).toEqual(['demonstration']);
    state.demonstration = false;
    decidedBy(state, function* (t) {
      AUTOMA.afterStep?.(t);
    });
    expect(prioritiesOf(state, 'working').actions[0]?.at(-1)).toBe('demonstration');
  });

  it('costs the Capitalist Class as much as possible, then the Middle Class, then the State', () => {
    const state = automaTable(4, { working: 'simplified' });
    const asked = (seat: 'middle' | 'capitalist', left: number) =>
      decidedBy(state, function* (t) {
        return yield* t.askAmount('working', 'demonstration-loss', () => ({ min: 0, max: 6 }), {
          about: { seat, left },
        });
      }).result;
    // The Capitalist Class has 12 spaces and 4 companies: 8 are empty.
    expect([asked('middle', 6), asked('middle', 10), asked('capitalist', 6)]).toEqual([0, 2, 6]);
  });
});

describe('the Special Actions', () => {
  it('cards 1, 7, 21, 27: change three cubes of others for its own, as many as it has (G-17)', () => {
    const state = table();
    turnWith(state, 21);
    expect(state.bag.working).toBe(11);
    expect(state.bag.middle + state.bag.capitalist).toBe(13);
    const short = table((t) => {
      t.bag.working = 24;
      t.cubes.working = 1;
    });
    turnWith(short, 27);
    expect({ bag: short.bag.working, others: short.bag.middle + short.bag.capitalist }).toEqual({
      bag: 25,
      others: 15,
    });
    const none = table((t) => {
      t.bag.working = 25;
      t.cubes.working = 0;
    });
    expect(performed(turnWith(none, 7).log)).toEqual([]);
  });

  it('cards 2, 9, 16, 23, 30: buy Influence at 5, cubes for what is not bought; Legitimacy in any case', () => {
    const state = table((t) => {
      t.working.money = 10;
    }, 4);
    turnWith(state, 23);
    expect({ influence: state.working.influence, bag: state.bag.working, money: state.working.money }).toEqual({
      influence: 3,
      bag: 10,
      money: 0,
    });
    expect(state.state.legitimacy.working).toBe(3);
    const poor = table();
    turnWith(poor, 30);
    expect(poor.bag.working).toBe(14);
  });

  it('cards 3, 8, 15, 26: draw six cubes, those of others leave', () => {
    const state = table((t) => {
      t.bag = { working: 2, middle: 2, capitalist: 2 };
      t.cubes = { working: 23, middle: 23, capitalist: 23 };
    });
    turnWith(state, 8);
    expect(state.bag).toEqual({ working: 2, middle: 0, capitalist: 0 });
  });

  it('cards 4, 11, 20, 28: as many cubes as its Population, if it has any', () => {
    const state = table();
    turnWith(state, 28);
    expect(state.bag.working).toBe(11);
    const none = table((t) => {
      t.bag.working = 25;
      t.cubes.working = 0;
    });
    expect(performed(turnWith(none, 20).log)).toEqual([]);
  });

  it('cards 5, 13, 18, 24: who employs most of its workers pays 15; an unplayed State is nobody', () => {
    const state = table();
    turnWith(state, 18);
    expect({ money: state.working.money, revenue: state.capitalist.revenue }).toEqual({ money: 15, revenue: 105 });
    const alone = table((t) => {
      t.companies = t.companies.filter(({ owner }) => owner === 'state');
    });
    expect(performed(turnWith(alone, 24).log)).toEqual([]);
  });

  it('cards 6, 14, 19, 29: 20 for the Capitalist Class, and 5 points', () => {
    const rich = table((t) => {
      t.working.money = 20;
      t.state.services = { health: 0, education: 0, influence: 0 };
      t.supply.resources.luxury = 0;
    });
    turnWith(rich, 29);
    expect({ vp: rich.working.vp, revenue: rich.capitalist.revenue }).toEqual({ vp: 5, revenue: 140 });
    expect(performed(turnWith(table(), 19).log)).toEqual([]);
  });

  it('cards 10, 12, 17, 22, 25: two of four unemployed leave, unskilled first, for 10', () => {
    const make = (media: number) =>
      table((t) => {
        t.companies = t.companies.filter(({ workers }) => !workers.includes(null));
        t.demonstration = true;
        unemployed(t, 'working', { media, unskilled: 1 });
      });
    const state = make(3);
    const before = workerCount(state, 'working');
    turnWith(state, 12);
    expect({ left: state.unemployed.working, money: state.working.money }).toMatchObject({
      left: { unskilled: 0, media: 2 },
      money: 10,
    });
    expect(workerCount(state, 'working')).toBe(before - 2);
    expect(performed(turnWith(make(2), 17).log)).toEqual([]);
  });
});
