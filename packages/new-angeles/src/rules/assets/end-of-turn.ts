/** End of Turn abilities of the active player: optional, in any order, each once a turn (22). */

import { STOP } from '@polity/kernel';
import { ASSET_NUMBERS } from '../../data/numbers.js';
import { RESOURCES, type Resource, type Seat } from '../../names.js';
import type { CubreroChoice, HaasChoice, MillsChoice } from '../asks.js';
import { gain, lose, steal } from '../capital.js';
import type { NewAngeles, Play } from '../context.js';
import { discardFromHand, drawOneByOne, drawTopmost, kindsIn, passCards } from '../hands.js';
import { reduceSupply } from '../production.js';
import { othersThan } from '../seats.js';
import type { NewAngelesState } from '../state.js';
import { assetsOf } from './claim.js';
import { controls, inEffect, moveAsset, useUp } from './control.js';
import type { WindowAsset } from './window.js';

const WESTLUND = ASSET_NUMBERS['alex-westlund'];
const BERNICE = ASSET_NUMBERS['bernice-mai'];
const MILLS = ASSET_NUMBERS['elizabeth-mills'];
const FUMIKO = ASSET_NUMBERS['fumiko-yamamori'];
const CUBRERO = ASSET_NUMBERS['marco-cubrero'];
const MR_LI = ASSET_NUMBERS['mr-li'];
const SUSAN = ASSET_NUMBERS['susan-chen'];
const EXCHANGE: readonly HaasChoice[] = ['exchange', 'keep'];
const MILLS_CHOICES: readonly MillsChoice[] = ['discard', 'draw'];

/** One that is gained during this step may be used in it (22.4). */
export function* endOfTurnAbilities(t: NewAngeles): Play {
  const { state } = t;
  const left = [...ABILITIES];
  for (;;) {
    const usable = () =>
      left
        .filter(({ asset, canUse }) => controls(state, state.active, asset) && canUse(state, state.active))
        .map(({ asset }) => asset);
    const chosen = yield* t.ask(state.active, 'end-of-turn', usable, { canStop: true });
    if (chosen === STOP) return;
    const index = left.findIndex(({ asset }) => asset === chosen);
    const [ability] = left.splice(index, 1);
    useUp(t, state.active, chosen);
    if (ability) yield* inEffect(t, ability.use(t, state.active));
  }
}

function* chooseOther(t: NewAngeles, seat: Seat, asset: WindowAsset['asset'], among?: () => Seat[]): Play<Seat> {
  return yield* t.ask(seat, 'player', among ?? (() => othersThan(t.state, seat)), { about: { asset } });
}

/** Two assets of different players change places; whoever touches his own pays for it (63.1). */
const ALEX_WESTLUND: WindowAsset = {
  asset: 'alex-westlund',
  canUse: (state) => state.seats.filter((seat) => state.players[seat].assets.length > 0).length > 1,
  *use(t, seat) {
    const { state } = t;
    const about = { asset: 'alex-westlund' } as const;
    const first = yield* t.ask(seat, 'asset', () => assetsOf(state, state.seats), { about });
    const others = () => assetsOf(state, othersThan(state, first.player));
    const second = yield* t.ask(seat, 'asset', others, { about: { ...about, first } });
    if (first.player === seat || second.player === seat) lose(t, seat, WESTLUND.loss, 'asset');
    moveAsset(t, first.player, second.player, first.asset);
    moveAsset(t, second.player, first.player, second.asset);
  },
};

const BERNICE_MAI: WindowAsset = {
  asset: 'bernice-mai',
  canUse: ({ players }, seat) => players[seat].hand.length > 0,
  *use(t, seat) {
    const { hand } = t.state.players[seat];
    const cards = yield* t.askSome(seat, 'bernice-cards', () => hand.slice(), { min: 1, max: BERNICE.cards });
    const player = yield* chooseOther(t, seat, 'bernice-mai');
    passCards(t, seat, player, cards);
    gain(t, seat, BERNICE.capital * cards.length, 'asset');
  },
};

/** The card goes on to another player, for better or worse; End of Turn is assumed (NA28). */
const ELIZABETH_MILLS: WindowAsset = {
  asset: 'elizabeth-mills',
  canUse: () => true,
  *use(t, seat) {
    const player = yield* chooseOther(t, seat, 'elizabeth-mills');
    const choice = yield* t.ask(seat, 'mills-choice', () => MILLS_CHOICES, { about: { player } });
    moveAsset(t, seat, player, 'elizabeth-mills');
    if (choice === 'draw') yield* drawTopmost(t, player, MILLS.cards);
    else {
      const { hand } = t.state.players[player];
      const count = Math.min(MILLS.cards, hand.length);
      const cards = yield* t.askSome(player, 'mills-cards', () => hand.slice(), { min: count, max: count });
      discardFromHand(t, player, cards);
    }
  },
};

const FUMIKO_YAMAMORI: WindowAsset = {
  asset: 'fumiko-yamamori',
  canUse: (state) => inSupply(state).length > 0,
  *use(t, seat) {
    const resource = yield* t.ask(seat, 'resource', () => inSupply(t.state), { about: { asset: 'fumiko-yamamori' } });
    reduceSupply(t, resource);
    gain(t, seat, FUMIKO.capital, 'asset');
  },
};

function inSupply({ supply }: NewAngelesState): Resource[] {
  return RESOURCES.filter((resource) => supply[resource] > 0);
}

/** Not from oneself: who alone has most capital can only choose anybody (I.11, NA37). */
const MARCO_CUBRERO: WindowAsset = {
  asset: 'marco-cubrero',
  canUse: (state, seat) => othersThan(state, seat).some((other) => state.players[other].capital > 0),
  *use(t, seat) {
    const { state } = t;
    const rich = () => richest(state).filter((other) => other !== seat);
    const choices = (): CubreroChoice[] => (rich().length > 0 ? ['anybody', 'richest'] : ['anybody']);
    const choice = yield* t.ask(seat, 'cubrero-choice', choices);
    const solvent = () => othersThan(state, seat).filter((other) => state.players[other].capital > 0);
    const victim = yield* chooseOther(t, seat, 'marco-cubrero', choice === 'richest' ? rich : solvent);
    steal(t, seat, victim, CUBRERO[choice]);
  },
};

function richest({ seats, players }: NewAngelesState): Seat[] {
  const most = Math.max(...seats.map((seat) => players[seat].capital));
  return seats.filter((seat) => players[seat].capital === most);
}

const MISTER_LI: WindowAsset = {
  asset: 'mr-li',
  canUse: () => true,
  *use(t, seat) {
    const player = yield* chooseOther(t, seat, 'mr-li', () => t.state.seats);
    lose(t, player, MR_LI.loss, 'asset');
    yield* drawOneByOne(t, player, MR_LI.draws);
  },
};

const MISTER_WHITE: WindowAsset = {
  asset: 'mr-white',
  canUse: (state, seat) => othersThan(state, seat).some((other) => state.players[other].hand.length > 0),
  *use(t, seat) {
    const { players } = t.state;
    const holders = () => othersThan(t.state, seat).filter((other) => players[other].hand.length > 0);
    const player = yield* chooseOther(t, seat, 'mr-white', holders);
    const { hand } = players[player];
    t.reveal();
    t.state.handShown = { of: player, to: seat };
    t.log('looked-at-hand', { seat, player });
    t.tell([seat, player], 'saw-hand', { player, cards: hand.slice() });
    const card = yield* t.ask(seat, 'steal-card', () => kindsIn(hand), { canStop: true, about: { player } });
    t.state.handShown = null;
    if (card !== STOP) passCards(t, player, seat, [card]);
  },
};

const SUSAN_CHEN: WindowAsset = {
  asset: 'susan-chen',
  canUse: () => true,
  *use(t, seat) {
    gain(t, seat, SUSAN.capital, 'asset');
    moveAsset(t, seat, yield* chooseOther(t, seat, 'susan-chen'), 'susan-chen');
  },
};

/** That cards were exchanged is public, and whoever saw the old one does not know the new (H). */
const THOMAS_HAAS: WindowAsset = {
  asset: 'thomas-haas',
  canUse: () => true,
  *use(t, seat) {
    const { underBoard, players } = t.state;
    t.reveal();
    if (!underBoard.seenBy.includes(seat)) underBoard.seenBy.push(seat);
    t.tell([seat], 'saw-rival', { rival: underBoard.rival });
    const choice = yield* t.ask(seat, 'haas-choice', () => EXCHANGE);
    if (choice === 'exchange') {
      [underBoard.rival, players[seat].rival] = [players[seat].rival, underBoard.rival];
      underBoard.seenBy = [seat];
    }
    t.log('looked-at-rival', { seat, exchanged: choice === 'exchange' });
  },
};

const ABILITIES: readonly WindowAsset[] = [
  ALEX_WESTLUND,
  BERNICE_MAI,
  ELIZABETH_MILLS,
  FUMIKO_YAMAMORI,
  MARCO_CUBRERO,
  MISTER_LI,
  MISTER_WHITE,
  SUSAN_CHEN,
  THOMAS_HAAS,
];
