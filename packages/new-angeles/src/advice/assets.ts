/** Assets: when to use them, on whom, and which ones to take or give away. */
import { byWeight, heaviest, type JsonObject } from '@polity/kernel';
import type { AssetId } from '../data/assets.js';
import { CAPITAL } from '../data/board.js';
import { ASSET_NUMBERS } from '../data/numbers.js';
import type { Seat } from '../names.js';
import type { NewAngelesView } from '../rules/view.js';
import { type Advisers, type Asked, type Opinion, opinion } from './asked.js';
import { assetWorth, worthInPlay } from './asset-worth.js';
import { whyBetter } from './contrast.js';
import type { Interests } from './interests.js';
import { betterSide, judged, offerOn } from './offer-worth.js';
import { resourceLoss } from './supply-worth.js';

type Test = (mine: Interests, on: Seat | undefined) => boolean;

const always: Test = () => true;
const notOnMe: Test = (mine, on) => on !== mine.seat;
/** Whether the deal goes the wrong way as things lie. */
const losing: Test = (mine) => {
  const { deal } = mine.view;
  if (deal === null || deal.countering === null) return false;
  const lies = (side: 'main' | 'counter') =>
    Object.values(deal.support).reduce((sum, one) => sum + (one.side === side ? one.count : 0), 0);
  const winning = lies('counter') > lies('main') ? 'counter' : 'main';
  const { main, counter } = judged(mine);
  return winning !== betterSide(mine) && Math.abs(main - counter) > 2;
};

/** When an asset is worth using in its window; those that are not here act by themselves. */
export const USE: Readonly<Partial<Record<AssetId, Test>>> = {
  'caprice-nisei': (mine, on) => on !== undefined && on === mine.rival,
  'chief-gorman': notOnMe,
  eiko: (mine, on) => on !== mine.seat && (betterSide(mine) === 'main' || on === mine.rival),
  'isabel-mcguire': (mine) =>
    Math.abs(judged(mine).main - judged(mine).counter) > 0.5 && mine.view.deal?.countering != null,
  'jackson-howard': always,
  'lily-lockwell': always,
  'locust-company': (mine) => betterSide(mine) === 'main',
  'mark-yale': (mine, on) => on !== undefined && on === mine.rival,
  midori: always,
  'monica-singh': always,
  'rachel-beckmann': always,
  'saul-eustecio': (mine) => mine.view.active !== mine.rival || mine.federalist,
  'sunny-lebeau': always,
  tanaka: losing,
  'the-fall-guy': (mine) => mine.view.players[mine.seat].handCount >= 3,
  'bernice-mai': (mine) => mine.view.players[mine.seat].handCount > 2,
  'elizabeth-mills': (mine) => mine.rival !== undefined && mine.view.players[mine.rival].handCount > 2,
  'fumiko-yamamori': (mine) =>
    (Object.keys(mine.view.supply) as (keyof NewAngelesView['supply'])[]).some(
      (one) => mine.view.supply[one] > 0 && resourceLoss(mine, one) < 1.5,
    ),
  'marco-cubrero': always,
  'mr-li': (mine) => mine.view.players[mine.seat].handCount < 3,
  'mr-white': always,
  'susan-chen': always,
  'thomas-haas': (mine) => !isAhead(mine),
};

/** Whether he would win as things stand. */
export function isAhead({ view, seat, rival, federalist }: Interests): boolean {
  const { capital } = view.players[seat];
  if (federalist) return capital >= CAPITAL.federalist && view.threat > 12;
  if (rival !== undefined) return capital > view.players[rival].capital;
  return view.seats.filter((other) => view.players[other].capital < capital).length >= 2;
}

function use(options: readonly AssetId[], mine: Interests, on: Seat | undefined): Opinion {
  const [asset] = byWeight(
    options.filter((one) => USE[one]?.(mine, on) ?? false),
    worthInPlay,
  );
  if (asset === undefined) return opinion(null, on === mine.seat ? 'asset.self' : 'asset.later');
  const { rival = null } = mine;
  return opinion(asset, `asset.${asset}`, { player: on ?? null, rival, side: betterSide(mine), ...numbersOf(asset) });
}

/** What is printed on it. */
function numbersOf(asset: AssetId): JsonObject {
  const numbers: Readonly<Partial<Record<AssetId, JsonObject>>> = ASSET_NUMBERS;
  return numbers[asset] ?? {};
}

/** Mine go cheap, those of others as it helps me. */
function chooseAsset({ options, about }: Asked<'asset'>, mine: Interests): Opinion {
  const stolen = about.asset === 'hernando-cortez';
  const worth = ({ player, asset }: { player: Seat; asset: AssetId }) =>
    stolen ? worthInPlay(asset) - assetWorth(mine, asset, player) : -worthInPlay(asset) * mine.capitalOf(player);
  return opinion(heaviest(options, worth), stolen ? 'asset.stolen' : 'asset.least');
}

/** Which rival card he would rather have: the one whom he is further ahead of. */
function haasChoice(mine: Interests): Opinion {
  const { view, seat } = mine;
  const { underBoard } = view;
  const lead = (card: string | null) => {
    const { capital, corporation } = view.players[seat];
    if (card === 'federalist') return view.threat >= 15 && capital >= CAPITAL.federalist - 5 ? 3 : -6;
    if (card === corporation) return view.seats.filter((one) => view.players[one].capital < capital).length - 2;
    const rival = view.seats.find((one) => view.players[one].corporation === card);
    return rival === undefined ? -6 : capital - view.players[rival].capital;
  };
  const better = lead(underBoard) > lead(view.players[seat].rival);
  return opinion(better ? 'exchange' : 'keep', better ? 'rival.easier' : 'rival.harder');
}

type Kinds =
  | 'use-asset'
  | 'end-of-turn'
  | 'side'
  | 'asset'
  | 'gorman-reply'
  | 'eiko-reply'
  | 'stinson-cards'
  | 'cortez-choice'
  | 'cubrero-choice'
  | 'mills-choice'
  | 'haas-choice';

const GORMAN_WORTH = 3;

export const ASSET_ASKS: Advisers<Kinds> = {
  'use-asset': ({ options, about }, mine) => use(options, mine, about.player),
  'end-of-turn': ({ options }, mine) => use(options, mine, undefined),
  side({ options }, mine) {
    const side = betterSide(mine);
    const taken = options.includes(side) ? side : options[0];
    if (taken !== side) return { ...opinion(taken, 'side.only'), helps: taken && offerOn(mine, taken) };
    return { answer: side, reason: whyBetter(mine, side), helps: offerOn(mine, side) };
  },
  asset: chooseAsset,
  'gorman-reply'({ options }, mine) {
    const { main, counter } = judged(mine);
    const pays = options.includes('pay') && counter - main > GORMAN_WORTH;
    return opinion(pays ? 'pay' : 'take-back', pays ? 'offer.best' : 'offer.dear');
  },
  'eiko-reply'({ options }, mine) {
    const fine = options.includes('support') && betterSide(mine) === 'main';
    return fine ? { answer: 'support', reason: whyBetter(mine, 'main') } : opinion('lose', 'offer.dear');
  },
  'stinson-cards'({ options, min }, { view }) {
    const faceup = ({ player, card }: (typeof options)[number]) =>
      view.players[player].emergencies.some((one) => one.card === card && one.faceup) ? 1 : 0;
    return opinion(byWeight(options, faceup).slice(0, min), 'emergency.best');
  },
  'cortez-choice'({ options }, mine) {
    const there = mine.view.seats
      .filter((seat) => seat !== mine.seat)
      .flatMap((seat) => mine.view.players[seat].assets);
    const best = Math.max(0, ...there.map(({ asset }) => worthInPlay(asset)));
    const steals = options.includes('steal') && best > 2;
    return opinion(steals ? 'steal' : 'capital', steals ? 'asset.stolen' : 'capital.sure');
  },
  'cubrero-choice'({ options }, mine) {
    const { view, seat, rival } = mine;
    const most = Math.max(...view.seats.map((one) => view.players[one].capital));
    const rich = view.seats.filter((one) => one !== seat && view.players[one].capital === most);
    const richest = options.includes('richest') && (rival === undefined || rich.includes(rival) || rich.length > 0);
    return opinion(richest ? 'richest' : 'anybody', 'capital.most');
  },
  'mills-choice': ({ about: { player } }, mine) =>
    mine.capitalOf(player) < 0
      ? opinion('discard', 'player.harm', { player })
      : opinion('draw', 'player.help', { player }),
  'haas-choice': (_, mine) => haasChoice(mine),
};
