/** New Angeles as text: the round, what is asked for, the city, the deal, every corporation, one's secrets and hand. */
import type { JsonObject } from '@polity/kernel';
import {
  ACTIONS,
  DEMANDS,
  DISTRICT,
  DISTRICTS,
  type DistrictId,
  type NewAngelesView,
  PIECES,
  RESOURCES,
  ROUND_TRACK,
  type Seat,
} from '@polity/new-angeles/page';
import { tradeDetails } from '@polity/new-angeles/telling';
import type { GameWords } from '@polity/words';
import { WIDTH, wrap } from '../../text.js';

interface Telling {
  readonly view: NewAngelesView;
  readonly words: GameWords;
  line(key: string, params?: JsonObject): string;
}

export function stateText(view: NewAngelesView, words: GameWords, width = WIDTH): string {
  const telling: Telling = { view, words, line: (key, params) => words.text(`terminal.${key}`, params) };
  const me = view.seats.find((seat) => view.players[seat].hand !== null);
  const lines = [
    ...header(telling),
    '',
    telling.line('city'),
    ...DISTRICTS.map((district) => `  ${districtLine(telling, district)}`),
    '',
    ...dealLines(telling),
    ...view.seats.map((seat) => playerLine(telling, seat, me)),
    ...view.tradeOffers.map((offer) => telling.line('trade', tradeDetails(offer))),
    ...view.promises.map(({ from, to, text }) => telling.line('promise', { from, to, promise: { said: text } })),
    ...(me === undefined ? [] : ['', ...secretLines(telling, me)]),
  ];
  return lines.flatMap((text) => wrap(text, width)).join('\n');
}

function header({ view, words, line }: Telling): string[] {
  const { round, phase, active, turnTrack, threat, eventDeck, demand, supply } = view;
  const number = ROUND_TRACK[Math.min(round, ROUND_TRACK.length - 1)];
  const targets = DEMANDS[demand].demand;
  const row = RESOURCES.map((resource) => ({
    say: 'supply',
    resource,
    amount: supply[resource],
    target: targets[resource],
  }));
  return [
    number === 'demand' || number === undefined
      ? line('demand-round', { phase, active })
      : line('round', { round: number, phase, active, turns: turnTrack }),
    line('threat', { threat, back: eventDeck[0]?.back ?? null }),
    line('demand', { demand, text: { said: words.describe(demand) ?? '' } }),
    line('supply', { supply: { row } }),
  ];
}

function districtLine({ view, line }: Telling, district: DistrictId): string {
  const { primary, secondary } = view.board.output[district];
  const there = view.city[district];
  const facts = [
    { say: 'output', ...primary },
    ...(secondary === null ? [] : [{ say: 'output', ...secondary }]),
    there.unrest,
    ...PIECES.filter((piece) => there[piece]),
  ];
  const { number } = DISTRICT[district];
  return line('district', { number, district, tier: view.board.tiers[district], facts: { row: facts } });
}

function dealLines({ view: { deal }, line }: Telling): string[] {
  if (deal === null) return [];
  const supports = Object.values(deal.support);
  const offer = (side: 'main' | 'counter', { seat, card }: { seat: Seat; card: string }) => {
    const support = supports.filter((one) => one.side === side).reduce((sum, { count }) => sum + count, 0);
    return `  ${line('offer', { side, card, seat, support })}`;
  };
  const counter = deal.countering === null ? undefined : deal.counters.at(-1);
  return [
    line('deal', { asset: deal.asset }),
    ...(deal.main === null ? [] : [offer('main', deal.main)]),
    ...(counter === undefined ? [] : [offer('counter', counter)]),
    '',
  ];
}

function playerLine({ view, line }: Telling, seat: Seat, me: Seat | undefined): string {
  const { corporation, capital, handCount, assets, emergencies } = view.players[seat];
  const facts = [
    { say: 'capital', capital },
    { say: 'cards', cards: handCount },
    ...emergencies.map(({ card, faceup }) => ({ say: faceup ? 'emergency.faceup' : 'emergency.facedown', card })),
    ...assets.map(({ asset, exhausted }) => ({ say: exhausted ? 'asset.exhausted' : 'asset.ready', asset })),
  ];
  return line('player', { mine: seat === me, seat, corporation, facts: { row: facts } });
}

function secretLines({ view, words, line }: Telling, seat: Seat): string[] {
  const { rival, investment, hand } = view.players[seat];
  const text = investment === null ? null : { said: words.describe(investment) ?? '' };
  return [
    line('secrets', { rival, investment, text }),
    line('hand'),
    ...(hand ?? []).map((card) => {
      const said = words.describe(card) ?? '';
      return `  ${line('card', { card, type: ACTIONS[card].type, text: { said } })}`;
    }),
  ];
}
