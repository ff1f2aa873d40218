/** The basic and free actions of every class: when they can be taken and what they do. */
import type { BasicAction, FreeAction, TurnOption } from '../asks.js';
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
  'adjust-prices': { can: canAdjustPrices, take: (t) => adjustPrices(t, seat, GOODS) },
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

/** The basic actions of a seat by name, possible or not: its own, and those that modules add. */
export function basicActions(state: Pick<HegemonyState, 'options'>, seat: Seat): Actions<BasicAction> {
  return actionsOf(state, seat).basic;
}

export function freeActions(state: Pick<HegemonyState, 'options'>, seat: Seat): Actions<FreeAction> {
  return actionsOf(state, seat).free;
}

/** An action as a turn offers it: with the answer that takes it. */
export interface Offer {
  readonly action: Action;
  readonly option: TurnOption;
}

interface RoleActions {
  readonly basic: Actions<BasicAction>;
  readonly free: Actions<FreeAction>;
  readonly offered: { readonly basic: readonly Offer[]; readonly free: readonly Offer[] };
}

/** What a turn of the seat may offer, possible or not, in its order. */
export function offersTo(state: Pick<HegemonyState, 'options'>, seat: Seat): RoleActions['offered'] {
  return actionsOf(state, seat).offered;
}

/** By what is in a game: turns ask for them all the time. */
const known = new WeakMap<Contents, Readonly<Record<Seat, RoleActions>>>();

function actionsOf(state: Pick<HegemonyState, 'options'>, seat: Seat): RoleActions {
  const contents = contentsOf(state);
  let roles = known.get(contents);
  if (roles === undefined) {
    const all = (role: Seat) => actionsWith(contents, role);
    roles = { working: all('working'), middle: all('middle'), capitalist: all('capitalist'), state: all('state') };
    known.set(contents, roles);
  }
  return roles[seat];
}

function actionsWith({ manifests }: Contents, seat: Seat): RoleActions {
  const basic: Actions<BasicAction> = Object.assign(
    {},
    BASIC[seat],
    ...manifests.map(({ actions }) => actions?.basic?.[seat]),
  );
  const free: Actions<FreeAction> = Object.assign(
    {},
    FREE[seat],
    ...manifests.map(({ actions }) => actions?.free?.[seat]),
  );
  const offered = {
    basic: offers(basic, (action) => ({ do: 'basic', action })),
    free: offers(free, (action) => ({ do: 'free', action })),
  };
  return { basic, free, offered };
}

function offers<Name extends string>(actions: Actions<Name>, optionOf: (name: Name) => TurnOption): readonly Offer[] {
  return (Object.entries(actions) as [Name, Action][]).map(([name, action]) => ({ action, option: optionOf(name) }));
}
