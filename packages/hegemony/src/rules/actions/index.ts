/** The basic and free actions of every class: when they can be taken and what they do. */
import type { BasicAction, FreeAction } from '../asks.js';
import { addCubes } from '../bag.js';
import { ACTION, LOAN } from '../data/board.js';
import { gainInfluence, hasInfluence, type OwnerClass } from '../goods.js';
import { type Contents, contentsOf } from '../modules.js';
import { moneyOf, pay, payOffLoan } from '../money.js';
import { type Class, GOODS, type Seat, type WorkerClass } from '../names.js';
import { adjustPrices, adjustWages, canAdjustWages, mayPrice } from '../prices.js';
import { isPlayed } from '../roles.js';
import type { HegemonyState } from '../state.js';
import { type Action, type Actions, plain } from './action.js';
import { assignWorkers, canAssign } from './assign-workers.js';
import { buildFromMarket, canBuild, canSell, sellCompany } from './build-company.js';
import { buyGoods, canBuy } from './buy.js';
import { exportAction, proposeBillAction } from './common.js';
import { canWorkExtraShift, extraShift } from './extra-shift.js';
import { canMakeDeal, makeBusinessDeal } from './foreign-trade.js';
import {
  addStorage,
  canGiveBonus,
  canProvide,
  expandable,
  giveBonus,
  hasBenefits,
  possibleSwaps,
  receiveBenefits,
  swapWorkers,
  useEducation,
  useHealthcare,
  useLuxury,
} from './free.js';
import { stateActions } from './state-actions.js';
import { canDemonstrate, canStrike, demonstrate, strike } from './strike.js';

const pressure = (of: Class): Action =>
  plain(
    (state) => state.cubes[of] > 0,
    (t) => addCubes(t, of, ACTION.pressureCubes),
  );

const ASSIGN = { atMost: ACTION.assign, from: 'anywhere', optional: false } as const;

const assign = (of: WorkerClass): Action => ({
  can: (state) => canAssign(state, of, ASSIGN),
  *take(t) {
    yield* assignWorkers(t, of, ASSIGN);
  },
});

const buy = (buyer: WorkerClass): Action => ({
  can: (state) => canBuy(state, buyer),
  *take(t) {
    yield* buyGoods(t, buyer);
  },
});

const build = (seat: OwnerClass): Action => ({
  can: (state) => canBuild(state, seat),
  *take(t) {
    yield* buildFromMarket(t, seat);
  },
});

const sell = (seat: OwnerClass): Action => ({
  can: (state) => canSell(state, seat),
  take: (t) => sellCompany(t, seat),
});

const BASIC: Readonly<Record<Seat, Actions<BasicAction>>> = {
  working: {
    'propose-bill': proposeBillAction('working'),
    'assign-workers': assign('working'),
    'buy-goods-and-services': buy('working'),
    strike: { can: canStrike, take: (t) => strike(t) },
    demonstration: plain(canDemonstrate, demonstrate),
    'apply-political-pressure': pressure('working'),
  },
  middle: {
    'propose-bill': proposeBillAction('middle'),
    'assign-workers': assign('middle'),
    'build-company': build('middle'),
    'sell-company': sell('middle'),
    'sell-to-foreign-market': exportAction('middle'),
    'buy-goods-and-services': buy('middle'),
    'extra-shift': { can: canWorkExtraShift, take: (t) => extraShift(t) },
    'apply-political-pressure': pressure('middle'),
  },
  capitalist: {
    'propose-bill': proposeBillAction('capitalist'),
    'build-company': build('capitalist'),
    'sell-company': sell('capitalist'),
    'sell-to-foreign-market': exportAction('capitalist'),
    'make-business-deal': { can: canMakeDeal, take: makeBusinessDeal },
    lobby: plain(
      (state) => moneyOf(state, 'capitalist') >= ACTION.lobbyCost && hasInfluence(state),
      (t) => {
        pay(t, 'capitalist', 'supply', ACTION.lobbyCost, 'lobby', 'capital');
        gainInfluence(t, 'capitalist', ACTION.lobbyInfluence);
      },
    ),
    'apply-political-pressure': pressure('capitalist'),
  },
  state: stateActions,
};

/** The basic actions of a seat by name, possible or not: its own, and those that modules add. */
export function basicActions(state: Pick<HegemonyState, 'options'>, seat: Seat): Actions<BasicAction> {
  return actionsWith(contentsOf(state)).basic[seat];
}

const provide = (seat: WorkerClass): Actions<FreeAction> => ({
  'use-healthcare': { can: (state) => canProvide(state, seat, 'health'), take: (t) => useHealthcare(t, seat) },
  'use-education': { can: (state) => canProvide(state, seat, 'education'), take: (t) => useEducation(t, seat) },
  'use-luxury': plain(
    (state) => canProvide(state, seat, 'luxury'),
    (t) => useLuxury(t, seat),
  ),
  'swap-workers': { can: (state) => possibleSwaps(state, seat).length > 0, take: (t) => swapWorkers(t, seat) },
});

const canAdjustPrices = (state: HegemonyState) => GOODS.some((good) => mayPrice(state, good));

const adjust = (seat: OwnerClass): Actions<FreeAction> => ({
  'adjust-prices': { can: canAdjustPrices, take: (t) => adjustPrices(t, seat, GOODS, true) },
  'adjust-wages': wages(seat),
});

const wages = (seat: Seat): Action => ({
  can: (state) => canAdjustWages(state, seat),
  take: (t) => adjustWages(t, seat, true),
});

const benefits = (of: Class): Actions<FreeAction> => ({
  'receive-benefits': plain(
    (state) => isPlayed(state, 'state') && hasBenefits(state.state.benefits[of]),
    (t) => receiveBenefits(t, of),
  ),
});

const loan = (seat: Seat): Actions<FreeAction> => ({
  'pay-off-loan': plain(
    (state) => state[seat].loans > 0 && moneyOf(state, seat) >= LOAN.payOff,
    (t) => payOffLoan(t, seat, LOAN.payOff),
  ),
});

const FREE: Readonly<Record<Seat, Actions<FreeAction>>> = {
  working: { ...provide('working'), ...benefits('working'), ...loan('working') },
  middle: { ...provide('middle'), ...adjust('middle'), ...benefits('middle'), ...loan('middle') },
  capitalist: {
    ...adjust('capitalist'),
    'give-bonus': { can: canGiveBonus, take: giveBonus },
    'buy-storage': {
      can: (state) => moneyOf(state, 'capitalist') >= ACTION.storageCost && expandable(state, 'capitalist').length > 0,
      *take(t) {
        pay(t, 'capitalist', 'supply', ACTION.storageCost, 'storage');
        yield* addStorage(t, 'capitalist');
      },
    },
    ...benefits('capitalist'),
    ...loan('capitalist'),
  },
  state: { 'adjust-wages': wages('state'), ...loan('state') },
};

export function freeActions(state: Pick<HegemonyState, 'options'>, seat: Seat): Actions<FreeAction> {
  return actionsWith(contentsOf(state)).free[seat];
}

interface AllActions {
  readonly basic: Readonly<Record<Seat, Actions<BasicAction>>>;
  readonly free: Readonly<Record<Seat, Actions<FreeAction>>>;
}

/** By what is in a game: turns ask for them all the time. */
const known = new WeakMap<Contents, AllActions>();

function actionsWith(contents: Contents): AllActions {
  let actions = known.get(contents);
  if (actions === undefined) {
    actions = { basic: withAdded(BASIC, contents, 'basic'), free: withAdded(FREE, contents, 'free') };
    known.set(contents, actions);
  }
  return actions;
}

function withAdded<Name extends string>(
  own: Readonly<Record<Seat, Actions<Name>>>,
  { manifests }: Contents,
  kind: 'basic' | 'free',
): Readonly<Record<Seat, Actions<Name>>> {
  const all = (seat: Seat): Actions<Name> =>
    Object.assign({}, own[seat], ...manifests.map(({ actions }) => actions?.[kind]?.[seat]));
  return { working: all('working'), middle: all('middle'), capitalist: all('capitalist'), state: all('state') };
}
