/** The Special Actions of the Middle Class Automa, and the conditions on cards whose first symbol it is. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../../src/rules/companies.js';
import { unemployedCount, workerCount } from '../../../../src/rules/labour.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { company, staffed, unemployed } from '../../../support.js';
import { automaTable, entries, failures, findings, performed, prioritiesOf, turnWith } from '../support.js';

const SA = 'special-action';
const EMPTY = { food: 0, luxury: 0, health: 0, education: 0 };

/** In Advanced Mode with the Special Action far above all other cards, so that it is tried before them. */
const table = (change: (state: HegemonyState) => void = () => {}, players: 3 | 4 = 3) =>
  automaTable(players, { middle: 'advanced' }, (state) => {
    const cards = prioritiesOf(state, 'middle');
    const others = cards.actions.flat().filter((action) => action !== SA);
    cards.actions = [others, ...Array.from({ length: 28 }, () => []), [SA]];
    change(state);
  });

const impossible = (state: HegemonyState, card: number) =>
  failures(turnWith(state, card).log).some((failure) => Array.isArray(failure) && failure[0] === SA);

/** The companies that produced, with what they made. */
const made = (state: HegemonyState, card: number) =>
  entries(turnWith(state, card).log, 'produced').map(({ company: id, made: amount }) => [id, amount]);

describe('cards 1, 11, 21, 27: an Extra Shift', () => {
  it('by the criteria: room, two own workers, a free employee, Agriculture', () => {
    expect(made(table(), 1)).toEqual([['convenience-store-start', 2]]);
    const noRoom = table((t) => {
      t.middle.storage.food = 7;
    });
    expect(made(noRoom, 11)).toEqual([['doctors-office-start', 2]]);
    const employee = table((t) => {
      t.middle.money = 8;
      staffed(t, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    });
    expect(made(employee, 21)).toEqual([['doctors-office-start', 4]]);
    expect(employee.middle.money).toBe(0);
    const two = table((t) => {
      company(t, 'jewelry-store', 'middle', { staff: { class: 'middle', skills: ['luxury', 'unskilled'] } });
    });
    expect(made(two, 27)).toEqual([['jewelry-store', 4]]);
  });

  it('then Healthcare or Education before Luxury; never Media', () => {
    const state = table((t) => {
      t.companies = t.companies.filter(({ id }) => id !== 'convenience-store-start');
      company(t, 'game-store', 'middle', { staff: { class: 'middle', skills: ['luxury'] } });
    });
    expect(made(state, 1)).toEqual([['doctors-office-start', 2]]);
    const media = table((t) => {
      t.companies = t.companies.filter(({ owner }) => owner !== 'middle');
      company(t, 'pr-agency', 'middle', { staff: { class: 'middle', skills: ['media', 'unskilled'] } });
    });
    expect(impossible(media, 11)).toBe(true);
  });

  it('is impossible where all are committed, or the wage cannot be paid', () => {
    const committed = table((t) => {
      staffed(t, 'convenience-store-start', 'middle', ['agriculture'], true);
      staffed(t, 'doctors-office-start', 'middle', ['healthcare'], true);
    });
    expect(impossible(committed, 21)).toBe(true);
    const poor = table((t) => {
      t.middle.money = 7;
      t.companies = t.companies.filter(({ id }) => id !== 'convenience-store-start');
      staffed(t, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    });
    expect(impossible(poor, 27)).toBe(true);
  });
});

describe('cubes', () => {
  const noCubes = (state: HegemonyState) => {
    state.bag.middle = 25;
    state.cubes.middle = 0;
  };

  it('cards 2, 12, 22: three of others change for its own (G-17)', () => {
    for (const card of [2, 12, 22]) {
      const state = table();
      turnWith(state, card);
      expect([state.bag.middle, state.bag.working + state.bag.capitalist]).toEqual([11, 13]);
      expect(impossible(table(noCubes), card)).toBe(true);
    }
  });

  it('cards 3, 13, 23: six are drawn, and those of others leave', () => {
    for (const card of [3, 13, 23]) {
      const state = table((t) => {
        t.bag = { working: 2, middle: 2, capitalist: 2 };
        t.cubes = { working: 23, middle: 23, capitalist: 23 };
      });
      turnWith(state, card);
      expect(state.bag).toEqual({ working: 0, middle: 2, capitalist: 0 });
    }
  });

  it('cards 9, 19, 25: two, and one for each company of others in which it works', () => {
    for (const card of [9, 19, 25]) {
      // The Technical University and the Shopping Mall.
      const state = table();
      turnWith(state, card);
      expect(state.bag.middle).toBe(12);
      expect(impossible(table(noCubes), card)).toBe(true);
    }
  });

  it('cards 6 and 16: Influence at 5, two cubes for each that is not bought, Legitimacy in any case', () => {
    for (const card of [6, 16]) {
      const bought = (money: number) => {
        const state = table((t) => {
          t.middle.money = money;
        }, 4);
        turnWith(state, card);
        return [state.middle.influence, state.bag.middle, state.state.legitimacy.middle];
      };
      expect([bought(10), bought(0)]).toEqual([
        [3, 10, 3],
        [1, 14, 3],
      ]);
    }
  });
});

describe('goods, money and people', () => {
  it('cards 4 and 15, 5 and 14: up to six for the State at 10 each, Legitimacy for every three', () => {
    for (const [card, good] of [
      [4, 'education'],
      [15, 'education'],
      [5, 'health'],
      [14, 'health'],
    ] as const) {
      const sold = (stock: number) => {
        const state = table((t) => {
          t.middle.storage = { ...EMPTY, [good]: stock };
          t.middle.money = 0;
          t.state.services = { health: 0, education: 0, influence: 0 };
        }, 4);
        turnWith(state, card);
        return [state.middle.money, state.state.services[good], state.state.legitimacy.middle];
      };
      expect([sold(8), sold(5)]).toEqual([
        [60, 6, 4],
        [50, 5, 3],
      ]);
      const noRoom = table((t) => {
        t.middle.storage = { ...EMPTY, [good]: 8 };
        t.state.services[good] = 12;
      });
      expect(impossible(noRoom, card)).toBe(true);
    }
  });

  it('cards 8 and 18: 6 for each of its Population bring Prosperity', () => {
    for (const card of [8, 18]) {
      const paid = (money: number) => {
        const state = table((t) => {
          t.middle.money = money;
          t.middle.storage = { ...EMPTY };
        });
        const { log } = turnWith(state, card);
        return performed(log)[0] === SA && [state.middle.money, state.middle.prosperity, state.middle.vp];
      };
      expect([paid(18), paid(17)]).toEqual([[0, 1, 1], false]);
    }
  });

  it('cards 7, 17, 24: 5 for each company with an employee, then an Extra Shift in one of them', () => {
    for (const card of [7, 17, 24]) {
      const state = table((t) => {
        t.middle.money = 3;
        staffed(t, 'doctors-office-start', 'working', ['unskilled'], false, 1);
      }, 4);
      // 3 and 5 pay the wage of 8.
      expect(made(state, card)).toEqual([['doctors-office-start', 4]]);
      expect([state.middle.money, state.state.treasury, state.state.legitimacy.middle]).toEqual([0, 115, 3]);
      expect(impossible(table(), card)).toBe(true);
    }
  });

  it('cards 7, 17, 24: the money alone, where no shift is possible (G-34)', () => {
    const state = table((t) => {
      t.middle.money = 0;
      staffed(t, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    });
    expect(made(state, 7)).toEqual([]);
    expect(state.middle.money).toBe(5);
  });

  it('cards 10, 20, 26: up to three of the Working Class find work, and the State pays 5 for each', () => {
    for (const card of [10, 20, 26]) {
      const state = table((t) => {
        t.middle.money = 0;
        company(t, 'game-store', 'middle', { staff: { class: 'middle', skills: ['luxury'] } });
        company(t, 'tutoring-company', 'middle', { staff: { class: 'middle', skills: ['education'] } });
        unemployed(t, 'working', { unskilled: 4 });
      }, 4);
      turnWith(state, card);
      // Not in Healthcare, where a fourth worker would make a Trade Union possible.
      const employed = ['convenience-store-start', 'doctors-office-start', 'tutoring-company', 'game-store'].map(
        (id) => findCompany(state, id).workers[1]?.committed ?? false,
      );
      expect(employed).toEqual([true, false, true, true]);
      expect([state.middle.money, unemployedCount(state, 'working'), state.state.legitimacy.middle]).toEqual([
        15, 1, 3,
      ]);
      expect(impossible(table(), card)).toBe(true);
    }
  });

  it('cards 10, 20, 26: a Demonstration goes on, since nothing has been built (H45)', () => {
    const state = table((t) => {
      t.demonstration = true;
      unemployed(t, 'working', { unskilled: 1 });
    });
    turnWith(state, 10);
    expect({ left: unemployedCount(state, 'working'), demonstration: state.demonstration }).toEqual({
      left: 0,
      demonstration: true,
    });
  });

  it('cards 10, 20, 26: no Trade Union is helped to its workers, if it can be avoided', () => {
    const state = table((t) => {
      t.companies = t.companies.filter(({ id }) => id !== 'doctors-office-start');
      company(t, 'game-store', 'middle', { staff: { class: 'middle', skills: ['luxury'] } });
      // Two in the Supermarket and one more make three in Agriculture.
      company(t, 'organic-farm', 'working', { staff: { class: 'working', skills: ['agriculture'] } });
      unemployed(t, 'working', { unskilled: 1 });
    });
    turnWith(state, 10);
    expect(findCompany(state, 'game-store').workers[1]).not.toBeNull();
    expect(findCompany(state, 'convenience-store-start').workers[1]).toBeNull();
  });

  it('cards 28, 29, 30: two of four unemployed leave, unskilled first, for 10', () => {
    for (const card of [28, 29, 30]) {
      const make = (media: number) => table((t) => unemployed(t, 'middle', { unskilled: 1, media }));
      const state = make(3);
      const [money, workers] = [state.middle.money, workerCount(state, 'middle')];
      turnWith(state, card);
      expect(state.unemployed.middle).toMatchObject({ unskilled: 0, media: 2 });
      expect([state.middle.money, workerCount(state, 'middle')]).toEqual([money + 10, workers - 2]);
      expect(impossible(make(2), card)).toBe(true);
    }
  });
});

describe('cards whose first symbol is the Special Action (28, 29, 30)', () => {
  it('raise it by a row for each unemployed, from four on (AU-5.18)', () => {
    for (const card of [28, 29, 30]) {
      const raised = (media: number) =>
        findings(
          turnWith(
            automaTable(3, { middle: 'advanced' }, (t) => unemployed(t, 'middle', { media })),
            card,
          ).log,
        )['four-unemployed'];
      expect([raised(5), raised(4), raised(3)]).toEqual([5, 4, undefined]);
    }
  });

  it('perform it in Simplified Mode if the condition holds, and go on to the next symbol if not (AU-4.9)', () => {
    for (const card of [28, 29, 30]) {
      const first = (media: number) => {
        const state = automaTable(3, { middle: 'simplified' }, (t) => {
          t.middle.money = 40;
          t.companies = t.companies.filter(({ workers }) => workers.some((worker) => worker !== null));
          unemployed(t, 'middle', { media });
        });
        const { log } = turnWith(state, card);
        return { failed: failures(log)[0], performed: performed(log)[0] };
      };
      expect(first(4)).toEqual({ failed: undefined, performed: SA });
      expect(first(3).failed).toEqual([SA, 'four-unemployed']);
      expect(first(3).performed).not.toBe(SA);
    }
  });
});
