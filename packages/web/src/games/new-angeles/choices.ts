/** How New Angeles' questions are answered by pointing: at districts and pieces, cards, offers, assets and players. */
import type {
  ActionId,
  ActionType,
  AssetId,
  DistrictId,
  EmergencyId,
  InvestmentId,
  NewAngelesAsks,
  NewAngelesView,
  OfferedCard,
  Piece,
  Resource,
  Seat,
  Side,
} from '@polity/new-angeles/page';
import { ACTIONS } from '@polity/new-angeles/page';
import type { AskTable, BoardRules, OpenAsk, PickRules } from '../../board/board-rules.js';
import { each, one, type Path } from '../../board/path.js';

export type Spot =
  | `district:${DistrictId}`
  | `piece:${DistrictId}:${Piece}`
  /** A card in my hand; those alike are told apart by a number. */
  | `hand:${ActionId}:${number}`
  | `emergency:${EmergencyId}`
  | `side:${Side}`
  | `seat:${Seat}`
  | `asset:${AssetId}`
  | `resource:${Resource}`
  | `type:${ActionType}`
  | `investment:${InvestmentId}`;

/** Every copy of a card in the hand of whoever is asked. */
function copiesOf(card: ActionId, { seat }: OpenAsk, view: NewAngelesView): readonly Spot[] {
  const copies = (view.players[seat as Seat].hand ?? []).filter((other) => other === card);
  return copies.map((_, nth): Spot => `hand:${card}:${nth}`);
}

type Pick<Option> = Omit<PickRules<NewAngelesView, Spot, Option, OpenAsk<Option>>, 'gathering' | 'wishes'>;

const fromHand: Pick<ActionId> = { paths: (card, ask, view) => each(copiesOf(card, ask, view)) };
const offered: Pick<OfferedCard> = {
  paths: (card, ask, view) => (isAction(card) ? each(copiesOf(card, ask, view)) : one<Spot>(`emergency:${card}`)),
};
const district: Pick<DistrictId> = { paths: (id) => one<Spot>(`district:${id}`) };
const side: Pick<Side> = { paths: (id) => one<Spot>(`side:${id}`), inQuestion: true };
const asset: Pick<AssetId> = { paths: (id) => one<Spot>(`asset:${id}`) };
/** An asset that may be used now is named in the question too: whoever looks there need not look for it. */
const usable: Pick<AssetId> = { ...asset, inQuestion: true };
const resource: Pick<Resource> = { paths: (id) => one<Spot>(`resource:${id}`) };
/** The board has no place for what is said with a word, or for what only the question shows. */
const listed = { paths: (): readonly Path<Spot>[] => [] };

function isAction(card: OfferedCard): card is ActionId {
  return Object.hasOwn(ACTIONS, card);
}

const ASKS: AskTable<NewAngelesAsks, NewAngelesView, Spot> = {
  corporation: listed,
  investment: { paths: (id) => one<Spot>(`investment:${id}`) },
  'draw-type': { paths: (type) => one<Spot>(`type:${type}`) },
  'hand-size': fromHand,
  'main-offer': offered,
  counteroffer: offered,
  price: fromHand,
  support: side,
  'support-cards': fromHand,
  'use-asset': usable,
  'end-of-turn': usable,
  side,
  asset: { paths: (option) => one<Spot>(`asset:${option.asset}`) },
  'gorman-reply': listed,
  'eiko-reply': listed,
  'eiko-card': fromHand,
  'stinson-cards': { paths: ({ card }) => one<Spot>(`emergency:${card}`) },
  'cortez-choice': listed,
  'cubrero-choice': listed,
  'mills-choice': listed,
  'mills-cards': fromHand,
  'bernice-cards': fromHand,
  'steal-card': listed,
  'haas-choice': listed,
  player: { paths: (seat) => one<Spot>(`seat:${seat}`) },
  district,
  districts: district,
  pieces: { paths: ({ district: at, piece }) => one<Spot>(`piece:${at}:${piece}`) },
  'move-android': district,
  'android-to': district,
  'lower-unrest': district,
  'live-feed': {
    paths: ({ district: at, do: feed }) =>
      one<Spot>(feed === 'lower-unrest' ? `district:${at}` : `piece:${at}:orgcrime`),
  },
  resource,
  resources: resource,
  spend: {
    amount: (ask, view) => ({
      unit: 'capital',
      start: Math.min(ask.max, 1),
      say: (amount, words) => words.say('spend', { amount, left: view.players[ask.seat as Seat].capital - amount }),
    }),
  },
  'deployment-choice': listed,
  'turn-up': { paths: (card) => one<Spot>(`emergency:${card}`) },
  'event-bottom': listed,
  'event-top': listed,
};

export const NEW_ANGELES: BoardRules<NewAngelesView, Spot> = {
  asks: ASKS,
  whyNot(spot, { kind, about }, _, words) {
    const [what, type = ''] = spot.split(':');
    return what === 'type' && kind === 'draw-type' && about.general ? words.say('why-not.type', { type }) : undefined;
  },
};
