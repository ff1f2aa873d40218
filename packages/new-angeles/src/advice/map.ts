/** Where to place, remove, move and calm: the choices on the map, and who gains by a card. */
import { byWeight, heaviest } from '@polity/kernel';
import { ACTION_NUMBERS, ASSET_NUMBERS } from '../data/numbers.js';
import { type DistrictId, ENEMIES, type Piece } from '../names.js';
import type { OfferedCard } from '../rules/state.js';
import { type Advisers, type Asked, type Opinion, opinion } from './asked.js';
import { calmWorth, contractWorth, placementWorth, removalWorth, unrestRiseWorth } from './city-worth.js';
import type { Interests } from './interests.js';
import { bestMove, bestRemovals, likedFirst, liquidated, moveWorth } from './plans.js';
import { resourceLoss, resourceWorth } from './supply-worth.js';

const PLACED: readonly string[] = ['development', 'orgcrime', 'human-first', 'prisec', 'illness', 'outage'];

/** Cards whose step names a piece that is there and goes. */
const REMOVES: readonly OfferedCard[] = ['clinical-trials', 'gentrification'];

/** What it is worth to choose this district for this step of the card. */
function districtWorth(mine: Interests, card: OfferedCard, step: string, district: DistrictId): number {
  const { city } = mine.view;
  if (card === 'liquidation') return liquidated(mine, district);
  if (card === 'media-circus' && step === 'unrest') return calmWorth(mine, district, ACTION_NUMBERS[card].stages);
  if (step === 'unrest') return unrestRiseWorth(mine, district);
  if (step === 'other') return unitsWorth(mine, district);
  if (card === 'scorched-earth') return unitsWorth(mine, district) + placementWorth(mine, 'outage', district);
  if (card === 'arrest-orders') {
    return placementWorth(mine, 'prisec', district) + enemiesWorth(mine, district);
  }
  const piece = step as Piece;
  if (REMOVES.includes(card) || card === 'riot-control') return removalWorth(mine, piece, district);
  return PLACED.includes(step) ? placementWorth(mine, piece, district) : Number(!city[district].outage);
}

function enemiesWorth(mine: Interests, district: DistrictId): number {
  const there = ENEMIES.filter((enemy) => mine.view.city[district][enemy]);
  return there.reduce((sum, enemy) => sum + removalWorth(mine, enemy, district), 0);
}

function unitsWorth(mine: Interests, district: DistrictId): number {
  const prisec = mine.view.city[district].prisec ? removalWorth(mine, 'prisec', district) : 0;
  return enemiesWorth(mine, district) + prisec;
}

/** For what reason something is done in the city: one's own pocket, the city, or its fall. */
function cityReason(mine: Interests): string {
  if (mine.care <= 0) return 'city.storm';
  return mine.federalist ? 'city.wait' : 'city.calm';
}

/** Of who wants the city to fall what helps it is no reason. */
function wanted({ care }: Interests, helps: string, harms: string): string {
  return care > 0 ? helps : harms;
}

function player(ask: Asked<'player'>, mine: Interests): Opinion {
  const { options, about } = ask;
  const [liked] = likedFirst(mine, options);
  const [disliked] = [...likedFirst(mine, options)].reverse();
  const { view } = mine;
  switch (about.asset) {
    case 'jackson-howard': {
      const named = options.includes(view.active)
        ? view.active
        : heaviest(options, (seat) => view.players[seat].handCount);
      return opinion(named, 'player.winner', { player: named ?? null });
    }
    case 'locust-company': {
      const others = options.filter((seat) => seat !== mine.seat);
      const strongest = heaviest(others, (seat) => view.players[seat].handCount);
      return opinion(strongest, 'player.strongest', { player: strongest ?? null });
    }
    case 'elizabeth-mills':
    case 'marco-cubrero':
    case 'mr-white':
      return opinion(disliked, 'player.harm', { player: disliked ?? null });
    case 'mr-li': {
      if (view.players[mine.seat].handCount < 3) return opinion(mine.seat, 'asset.mr-li', ASSET_NUMBERS['mr-li']);
      return opinion(disliked, 'player.harm', { player: disliked ?? null });
    }
    default:
      return opinion(liked, liked === mine.seat ? 'player.self' : 'player.help', { player: liked ?? null });
  }
}

function districts({ options, about, min, max }: Asked<'districts'>, mine: Interests): Opinion {
  const rises = about.card === 'ruthless-tactics';
  const worth = (id: DistrictId) => (rises ? unrestRiseWorth(mine, id) : calmWorth(mine, id, 1));
  const chosen = byWeight(options, worth).slice(0, max);
  return opinion(rises ? chosen : atLeast(chosen, worth, min), cityReason(mine), { threat: mine.view.threat });
}

/** What is worth something, or as many as there must be. */
function atLeast<Option>(sorted: readonly Option[], worth: (option: Option) => number, min: number): readonly Option[] {
  return sorted.filter((option, rank) => rank < min || worth(option) > 0);
}

type Kinds =
  | 'player'
  | 'district'
  | 'districts'
  | 'pieces'
  | 'move-android'
  | 'android-to'
  | 'lower-unrest'
  | 'live-feed'
  | 'resource'
  | 'resources'
  | 'spend'
  | 'deployment-choice';

export const MAP: Advisers<Kinds> = {
  player,
  /** Of several like pieces the last goes to the second best place: in the best one the first lies already. */
  district({ options, about: { card, step, left } }, mine) {
    const sorted = byWeight(options, (id) => districtWorth(mine, card, step, id));
    return opinion((left === 1 ? sorted[1] : undefined) ?? sorted[0], cityReason(mine), { threat: mine.view.threat });
  },
  districts,
  pieces({ options, max }, mine) {
    return opinion(bestRemovals(mine, options, max), cityReason(mine), { threat: mine.view.threat });
  },
  /** Away from where least is made, unless every android stands well. */
  'move-android'({ options, canStop, about: { moves } }, mine) {
    const best = bestMove(mine, options, moves);
    const paid = moves.length === 0 ? contractWorth(mine, 'haas-bioroid') : 0;
    if (canStop && (best === undefined || best.worth + paid <= 0)) return opinion(null, 'android.well');
    const from = best?.move.from ?? options[0] ?? null;
    return opinion(from, wanted(mine, 'android.idle', 'android.busy'), { district: from });
  },
  'android-to'({ options, about: { from, moves } }, mine) {
    const to = heaviest(options, (id) => moveWorth(mine, [...moves, { from, to: id }]));
    return opinion(to, wanted(mine, 'android.useful', 'android.useless'), { district: to ?? null });
  },
  'lower-unrest'({ options, about: { calmed } }, mine) {
    const [district] = byWeight(options, (id) => calmWorth(mine, id, 1) - (calmed.includes(id) ? 0.1 : 0));
    if (district === undefined || calmWorth(mine, district, 1) <= 0)
      return opinion(null, cityReason(mine), { threat: mine.view.threat });
    return opinion(district, cityReason(mine), { threat: mine.view.threat });
  },
  'live-feed': ({ options }, mine) =>
    opinion(
      heaviest(options, (feed) =>
        feed.do === 'lower-unrest' ? calmWorth(mine, feed.district, 1) : removalWorth(mine, 'orgcrime', feed.district),
      ),
      cityReason(mine),
      { threat: mine.view.threat },
    ),
  resource: ({ options }, mine) =>
    opinion(
      heaviest(options, (one) => -resourceLoss(mine, one)),
      wanted(mine, 'resource.spare', 'resource.missed'),
    ),
  resources({ options, max }, mine) {
    const worth = (one: (typeof options)[number]) => resourceWorth(mine, one);
    const raised = byWeight(options, worth).slice(0, max);
    return opinion(atLeast(raised, worth, 0), wanted(mine, 'resource.needed', 'resource.idle'));
  },
  /** One's share, as long as it helps; the last one fills up what is missing if that is not too dear. */
  spend({ max, about: { spent } }, mine) {
    const { seats, active } = mine.view;
    const gain = ACTION_NUMBERS['information-procurement'].threat * mine.care;
    const missing = Math.max(0, seats.length - spent);
    const start = seats.indexOf(active);
    const place = (seats.indexOf(mine.seat) - start + seats.length) % seats.length;
    const after = seats.length - 1 - place;
    if (gain <= 1 || missing === 0 || missing - after > gain)
      return opinion(0, mine.care > 0 ? 'spend.vain' : 'city.storm');
    return opinion(Math.min(max, Math.max(1, missing - after)), 'spend.share');
  },
  'deployment-choice': ({ options, about }, mine) =>
    opinion(
      mine.capitalOf(about.player) < -0.1 && options.includes('turn-up') ? 'turn-up' : 'draw',
      mine.capitalOf(about.player) < -0.1 ? 'player.harm' : 'player.help',
      { player: about.player },
    ),
};
