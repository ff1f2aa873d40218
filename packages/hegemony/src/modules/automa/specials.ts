/** Special Actions that several Automas have. */
import { buyFrom, stockAt } from '../../rules/actions/buy.js';
import { addCubes, discardDrawn, drawCube, drawCubes, returnDrawn } from '../../rules/bag.js';
import type { OwnerClass } from '../../rules/goods.js';
import { removeUnemployed, unemployedCount } from '../../rules/labour.js';
import { moneyOf, receive } from '../../rules/money.js';
import { CLASSES, type Class, type Good, INDUSTRIES, type Skill, type WorkerClass } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import { sellableToState, sellToState } from '../base/shared.js';
import type { Special } from './automa.js';

const hasCubes = ({ cubes }: HegemonyState, seat: Class): boolean => cubes[seat] > 0;

/**
 * Cubes are shown one by one until so many are of other classes; those change for its own, in the order shown and as many
 * as it has, and the rest goes back into the bag (G-17).
 */
export const exchangeCubes = (count: number): Special => ({
  can: hasCubes,
  *perform(t, seat) {
    const { state } = t;
    const shown: Class[] = [];
    while (shown.length < count) {
      const cube = drawCube(t);
      if (cube === undefined) break;
      if (cube !== seat) shown.push(cube);
    }
    t.log('cubes-drawn', { ...state.drawn });
    const exchanged = shown.slice(0, state.cubes[seat]);
    const removed = { working: 0, middle: 0, capitalist: 0 };
    for (const cube of exchanged) {
      discardDrawn(state, cube);
      removed[cube]++;
    }
    for (const name of CLASSES) returnDrawn(state, name);
    t.log('cubes-removed', removed);
    addCubes(t, seat, exchanged.length);
    return undefined;
  },
});

/** Cubes are drawn; those of others return to their owners, its own into the bag (G-17). */
export const removeOthersCubes = (count: number): Special => ({
  can: () => true,
  *perform(t, seat) {
    const { state } = t;
    drawCubes(t, count);
    const removed = { ...state.drawn, [seat]: 0 };
    for (const name of CLASSES) {
      if (name === seat) returnDrawn(state, name);
      else discardDrawn(state, name, state.drawn[name]);
    }
    t.log('cubes-removed', removed);
    return undefined;
  },
});

/** Cubes for the bag, as many as are counted and left. */
export const addOwnCubes = (count: (state: HegemonyState) => number): Special => ({
  can: (state, seat) => hasCubes(state, seat) && count(state) > 0,
  *perform(t, seat) {
    addCubes(t, seat, count(t.state));
    return undefined;
  },
});

/** Media Influence as far as it is there and can be paid, and cubes in place of the rest. */
export const buyInfluence = ({
  most,
  price,
  cubes,
}: {
  readonly most: number;
  readonly price: number;
  readonly cubes: number;
}): Special => ({
  legitimacy: 1,
  can: (state, seat) => hasCubes(state, seat) || affordable(state, seat, most, price) > 0,
  *perform(t, seat) {
    const bought = affordable(t.state, seat, most, price);
    if (bought > 0) buyFrom(t, seat as WorkerClass, 'state', 'influence', bought, bought * price);
    addCubes(t, seat, (most - bought) * cubes);
    return undefined;
  },
});

function affordable(state: HegemonyState, seat: Class, most: number, price: number): number {
  return Math.min(most, stockAt(state, 'state', 'influence'), Math.floor(moneyOf(state, seat) / price));
}

/** Workers without work leave, unskilled ones first, for money. */
export const removeWorkers = (
  of: WorkerClass,
  { from, count, money }: { readonly from: number; readonly count: number; readonly money: number },
): Special => ({
  can: (state) => unemployedCount(state, of) >= from,
  *perform(t) {
    const pool = t.state.unemployed[of];
    for (let i = 0; i < count; i++) {
      const others: readonly Skill[] = INDUSTRIES.filter((skill) => pool[skill] > 0);
      removeUnemployed(t, of, pool.unskilled > 0 ? 'unskilled' : t.random.pick(others));
    }
    receive(t, of, money, 'card');
    return undefined;
  },
});

/** Goods out of the storage for the State, as many as there are and find room; Legitimacy for every full so many. */
export const goodsForState = (
  seller: OwnerClass,
  good: Good,
  { most, price, per }: { readonly most: number; readonly price: number; readonly per: number },
): Special => ({
  can: (state) => sellableToState(state, seller, good, most) > 0,
  *perform(t) {
    const amount = sellableToState(t.state, seller, good, most);
    sellToState(t, seller, good, amount, price);
    return Math.floor(amount / per);
  },
});
