/** Free actions: providing for one's people, swapping, benefits, bonus, storage; and Lobby (p. 16-20, 24-25). */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { possibleSwaps, upgradable } from '../../../src/rules/actions/free.js';
import { findCompany } from '../../../src/rules/companies.js';
import { storageLimit } from '../../../src/rules/goods.js';
import { population, workerCount } from '../../../src/rules/labour.js';
import { act, company, mayAct, position, staffed, unemployed } from '../../support.js';

describe('Use Healthcare', () => {
  it.each(['working', 'middle'] as const)(
    'spends Health for the Population: Prosperity, 2 VP and an unskilled worker for the %s class',
    (seat) => {
      const state = position(3, (s) => {
        s[seat].goods.health = 4;
      });
      act(state, seat, 'use-healthcare');
      expect(state[seat]).toMatchObject({ prosperity: 1, vp: 3 });
      expect(state[seat].goods.health).toBe(1);
      expect(state.unemployed[seat].unskilled).toBe(1);
      expect(workerCount(state, seat)).toBe(8);
    },
  );

  it('needs enough for the whole Population', () => {
    const state = position(2, (s) => {
      s.working.goods.health = 3;
      unemployed(s, 'working', { unskilled: 4 });
    });
    expect(population(state, 'working')).toBe(4);
    expect(mayAct(state, 'working', 'use-healthcare')).toBe(false);
  });

  it('lets the class choose a colour when no unskilled worker is left', () => {
    const state = position(3, (s) => {
      s.middle.goods.health = 10;
      unemployed(s, 'middle', { unskilled: s.supply.workers.middle.unskilled });
    });
    act(state, 'middle', 'use-healthcare', [['new-worker', 'media', 'middle']]);
    expect(state.unemployed.middle.media).toBe(1);
  });
});

describe('Use Luxury', () => {
  it('spends Luxury for the Population: 1 Prosperity', () => {
    const state = position(3, (s) => {
      s.middle.goods.luxury = 3;
      s.middle.prosperity = 5;
    });
    act(state, 'middle', 'use-luxury');
    expect(state.middle).toMatchObject({ prosperity: 6, vp: 5 });
    expect(state.middle.goods.luxury).toBe(0);
  });

  it('at the end of the track scores the last space again (FAQ p. 35)', () => {
    const state = position(3, (s) => {
      s.working.goods.luxury = 3;
      s.working.prosperity = 10;
    });
    act(state, 'working', 'use-luxury');
    expect(state.working).toMatchObject({ prosperity: 10, vp: 10 });
  });
});

describe('Use Education', () => {
  const educated = (players: 2 | 3) =>
    position(players, (s) => {
      s.working.goods.education = 3;
      s.middle.goods.education = 3;
    });

  it('spends Education for the Population: 1 Prosperity, and a worker learns a trade', () => {
    const state = unemployed(educated(2), 'working', { unskilled: 1 });
    act(state, 'working', 'use-education', [
      ['upgrade-worker', { from: 'unemployed', skill: 'unskilled', slot: -1 }],
      ['upgrade-to', 'media'],
    ]);
    expect(state.working).toMatchObject({ prosperity: 1, vp: 1 });
    expect(state.unemployed.working).toMatchObject({ unskilled: 0, media: 1 });
    expect(workerCount(state, 'working')).toBe(9);
  });

  it('can be used on a worker in a company, who stays committed if it was', () => {
    const state = educated(2);
    staffed(state, 'supermarket-start', 'working', ['agriculture', 'unskilled'], true);
    act(state, 'working', 'use-education', [
      ['upgrade-worker', { from: 'supermarket-start', skill: 'unskilled', slot: 1 }],
      ['upgrade-to', 'luxury'],
    ]);
    expect(findCompany(state, 'supermarket-start').workers[1]).toEqual({
      class: 'working',
      skill: 'luxury',
      committed: true,
    });
  });

  it('retrains a skilled Working Class worker who is unemployed or stands on an unskilled slot', () => {
    const state = unemployed(educated(2), 'working', { media: 1 });
    staffed(state, 'supermarket-start', 'working', ['agriculture', 'luxury']);
    const options = upgradable(state, 'working');
    expect(options).toContainEqual({ from: 'unemployed', skill: 'media', slot: -1 });
    expect(options).toContainEqual({ from: 'supermarket-start', skill: 'luxury', slot: 1 });
    expect(options).not.toContainEqual({ from: 'supermarket-start', skill: 'agriculture', slot: 0 });
  });

  it('retrains a skilled Middle Class worker only while unemployed (H19)', () => {
    const state = unemployed(educated(3), 'middle', { media: 1 });
    staffed(state, 'shopping-mall-start', 'middle', ['luxury', 'healthcare']);
    const options = upgradable(state, 'middle');
    expect(options).toContainEqual({ from: 'unemployed', skill: 'media', slot: -1 });
    expect(options.some(({ from }) => from === 'shopping-mall-start')).toBe(false);
    expect(options).toContainEqual({ from: 'technical-university', skill: 'unskilled', slot: 1 });
  });

  it('does not offer a colour that has run out', () => {
    const state = unemployed(educated(2), 'working', { unskilled: 1 });
    unemployed(state, 'working', { media: 6 });
    state.working.goods.education = 10;
    expect(() =>
      act(state, 'working', 'use-education', [
        ['upgrade-worker', { from: 'unemployed', skill: 'unskilled', slot: -1 }],
        ['upgrade-to', 'media'],
      ]),
    ).toThrow();
  });
});

describe('Swap Workers', () => {
  it('exchanges skilled workers on unskilled slots for unemployed ones, as often as wanted', () => {
    const state = unemployed(position(2), 'working', { unskilled: 2 });
    staffed(state, 'supermarket-start', 'working', ['agriculture', 'healthcare']);
    staffed(state, 'shopping-mall-start', 'working', ['luxury', 'media'], true);
    act(state, 'working', 'swap-workers', [
      ['swap-workers', { company: 'supermarket-start', slot: 1, skill: 'unskilled' }],
      ['swap-workers', { company: 'shopping-mall-start', slot: 1, skill: 'unskilled' }],
    ]);
    expect(findCompany(state, 'supermarket-start').workers[1]).toMatchObject({ skill: 'unskilled', committed: false });
    // The new worker takes over the commitment; the old one is free to go elsewhere.
    expect(findCompany(state, 'shopping-mall-start').workers[1]).toMatchObject({ skill: 'unskilled', committed: true });
    expect(state.unemployed.working).toMatchObject({ unskilled: 0, healthcare: 1, media: 1 });
  });

  it('leaves workers on skilled slots and unskilled workers alone', () => {
    const state = unemployed(position(2), 'working', { agriculture: 1, unskilled: 1 });
    expect(possibleSwaps(state, 'working')).toEqual([]);
    expect(mayAct(state, 'working', 'swap-workers')).toBe(false);
  });

  it('can bring in another skilled worker', () => {
    const state = unemployed(position(3), 'middle', { media: 1 });
    staffed(state, 'shopping-mall-start', 'middle', ['luxury', 'healthcare']);
    expect(possibleSwaps(state, 'middle')).toEqual([{ company: 'shopping-mall-start', slot: 1, skill: 'media' }]);
  });

  it('may stop after one', () => {
    const state = unemployed(position(2), 'working', { unskilled: 2 });
    staffed(state, 'supermarket-start', 'working', ['agriculture', 'healthcare']);
    staffed(state, 'shopping-mall-start', 'working', ['luxury', 'media']);
    act(state, 'working', 'swap-workers', [
      ['swap-workers', { company: 'supermarket-start', slot: 1, skill: 'unskilled' }],
      ['swap-workers', STOP],
    ]);
    expect(state.unemployed.working).toMatchObject({ unskilled: 1, healthcare: 1 });
  });
});

describe('Receive Benefits', () => {
  it('takes everything at once and gives the State 1 VP', () => {
    const state = position(4, ({ state: board, cubes }) => {
      board.benefits.working = {
        money: 20,
        resources: { food: 1, luxury: 2, health: 3, education: 0, influence: 1 },
        cubes: 2,
      };
      cubes.working -= 2;
    });
    act(state, 'working', 'receive-benefits');
    expect(state.working).toMatchObject({ money: 50, influence: 2 });
    expect(state.working.goods).toEqual({ food: 1, luxury: 2, health: 3, education: 0 });
    expect([state.bag.working, state.cubes.working]).toEqual([10, 15]);
    expect(state.state.vp).toBe(1);
    expect(mayAct(state, 'working', 'receive-benefits')).toBe(false);
  });

  it('fills the storages of the Capitalist Class within their limits, and its Revenue', () => {
    const state = position(4, ({ state: board, capitalist }) => {
      capitalist.storage.food = 7;
      board.benefits.capitalist.money = 10;
      board.benefits.capitalist.resources.food = 3;
    });
    act(state, 'capitalist', 'receive-benefits');
    expect(state.capitalist).toMatchObject({ revenue: 130, zone: { food: 2, luxury: 0 } });
    expect(state.capitalist.storage.food).toBe(8);
  });

  it('goes to the bought goods of the Middle Class', () => {
    const state = position(4, ({ state: board }) => {
      board.benefits.middle.resources.education = 4;
    });
    act(state, 'middle', 'receive-benefits');
    expect([state.middle.goods.education, state.middle.storage.education]).toEqual([4, 0]);
  });
});

describe('Give Bonus', () => {
  it('pays 5 to the class of the workers and commits them', () => {
    const state = position(3);
    act(state, 'capitalist', 'give-bonus', [['give-bonus', 'shopping-mall-start']]);
    expect(state.middle.money).toBe(45);
    expect(state.capitalist.revenue).toBe(115);
    expect(findCompany(state, 'shopping-mall-start').workers.every((worker) => worker?.committed)).toBe(true);
  });

  it('is for operational companies with workers, and who can pay it', () => {
    const state = position(2);
    company(state, 'automated-grain-farm', 'capitalist');
    expect(() => act(state, 'capitalist', 'give-bonus', [['give-bonus', 'automated-grain-farm']])).toThrow();
    expect(() => act(state, 'capitalist', 'give-bonus', [['give-bonus', 'clinic-start']])).toThrow();
    Object.assign(state.capitalist, { revenue: 2, capital: 2 });
    expect(mayAct(state, 'capitalist', 'give-bonus')).toBe(false);
  });
});

describe('Buy Storage', () => {
  it('costs 20 and adds 8 for Food or 12 for another good, one tile for each', () => {
    const state = position(2);
    expect(storageLimit(state, 'capitalist', 'food')).toBe(8);
    act(state, 'capitalist', 'buy-storage', [['storage-tile', 'food']]);
    act(state, 'capitalist', 'buy-storage', [['storage-tile', 'luxury']]);
    expect(state.capitalist.revenue).toBe(80);
    expect(storageLimit(state, 'capitalist', 'food')).toBe(16);
    expect(storageLimit(state, 'capitalist', 'luxury')).toBe(24);
    expect(state.supply.storageTiles).toBe(4);
    expect(() => act(state, 'capitalist', 'buy-storage', [['storage-tile', 'food']])).toThrow();
  });

  it('is impossible without 20, or without tiles', () => {
    const poor = position(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 19 }));
    expect(mayAct(poor, 'capitalist', 'buy-storage')).toBe(false);
    const none = position(2, (s) => {
      s.supply.storageTiles = 0;
    });
    expect(mayAct(none, 'capitalist', 'buy-storage')).toBe(false);
  });
});

describe('Lobby', () => {
  it('spends 30 of Capital, then Revenue, for 3 Influence', () => {
    const state = position(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 50, capital: 20 }));
    act(state, 'capitalist', 'lobby');
    expect(state.capitalist).toMatchObject({ revenue: 40, capital: 0, influence: 4 });
  });

  it('gains no more Influence than there are cubes, and is impossible without any or without 30', () => {
    const state = position(2, (s) => {
      s.supply.resources.influence = 2;
    });
    act(state, 'capitalist', 'lobby');
    expect(state.capitalist.influence).toBe(3);
    expect(mayAct(state, 'capitalist', 'lobby')).toBe(false);
    const poor = position(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 20, capital: 9 }));
    expect(mayAct(poor, 'capitalist', 'lobby')).toBe(false);
  });
});
