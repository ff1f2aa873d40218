/** Every player's board in a few lines: purse and people, what is for sale, what the State has in hand, what production would do. */
import {
  CLASSES,
  forecast,
  GOODS,
  type HegemonyView,
  INDUSTRIES,
  population,
  priceAt,
  type Seat,
  type SeatForecast,
  storageLimit,
  TURN_ORDER,
  type WorkerClass,
  workerCount,
} from '@polity/hegemony';
import { type AutomaSeen, automaSeen } from '@polity/hegemony/automas';
import { agendaParts } from '@polity/hegemony/telling';
import type { JsonObject } from '@polity/kernel';
import { amounts, type Telling, within } from './telling.js';

export function boardLines(telling: Telling, me: Seat | undefined): string[] {
  const { view, line } = telling;
  return TURN_ORDER.flatMap((seat) => {
    const played = view.seats.includes(seat);
    if (!played && seat !== 'state') return [];
    const automa = automaSeen(view, seat);
    const whose = seat === me ? 'mine' : automa ? automa.mode : played ? 'other' : 'nobody';
    const facts = [...FACTS[seat](view), ...common(view, seat, seat === me || automa !== undefined, played)];
    return [
      line('board', { seat, whose, facts: { row: facts } }),
      ...within([...(automa ? automaLines(telling, automa) : []), ...DETAILS[seat](telling)]),
    ];
  });
}

/** What lies before an Automa in the place of a hand. */
function automaLines({ line }: Telling, { card, deck, discard, priorities }: AutomaSeen): string[] {
  const lines = [line('automa.piles', { deck, discard })];
  if (card) {
    const { number, symbols, bonus, special } = card;
    lines.push(line('automa.card', { number, symbols: { row: [...symbols] }, bonus, special }));
  }
  for (const { row, actions, policies } of priorities?.rows ?? [])
    lines.push(line('automa.row', { row, actions: { row: [...actions] }, policies: { row: [...policies] } }));
  return lines;
}

const fact = (what: string, count: number): JsonObject => ({ say: `fact.${what}`, count });

const FACTS: Readonly<Record<Seat, (view: HegemonyView) => JsonObject[]>> = {
  working: (view) => [fact('money', view.working.money), ...people(view, 'working')],
  middle: (view) => [fact('money', view.middle.money), ...people(view, 'middle')],
  capitalist: ({ capitalist }) => [
    fact('revenue', capitalist.revenue),
    fact('capital', capitalist.capital),
    fact('wealth', capitalist.wealth),
  ],
  state: ({ state }) => [fact('treasury', state.treasury)],
};

function people(view: HegemonyView, of: WorkerClass): JsonObject[] {
  return [
    { ...fact('population', population(view, of)), workers: workerCount(view, of) },
    fact('prosperity', view[of].prosperity),
  ];
}

function common(view: HegemonyView, seat: Seat, mine: boolean, played: boolean): JsonObject[] {
  const { influence, loans, bills, hand } = view[seat];
  const facts = loans > 0 ? [fact('loans', loans)] : [];
  if (!played) return facts;
  facts.push(fact('influence', influence), fact('bills', bills));
  if (!mine && typeof hand === 'number') facts.push(fact('cards', hand));
  return facts;
}

const DETAILS: Readonly<Record<Seat, (telling: Telling) => string[]>> = {
  working(telling) {
    const { view, line } = telling;
    const unions = INDUSTRIES.filter((industry) => view.working.unions[industry]);
    const lines = [line('goods', { goods: { row: amounts(view.working.goods) } })];
    if (unions.length > 0) lines.push(line('unions', { unions: { row: unions } }));
    return [...lines, ...coming(telling, 'working')];
  },
  middle(telling) {
    const goods = { row: amounts(telling.view.middle.goods) };
    return [telling.line('goods', { goods }), forSale(telling, 'middle'), ...coming(telling, 'middle')];
  },
  capitalist(telling) {
    const { zone } = telling.view.capitalist;
    const lines = [forSale(telling, 'capitalist')];
    if (zone.food + zone.luxury > 0) lines.push(telling.line('zone', { goods: { row: amounts(zone) } }));
    return [...lines, ...coming(telling, 'capitalist')];
  },
  state(telling) {
    const { view, line } = telling;
    const { services, goods } = view.state;
    const offers = (['health', 'education', 'influence'] as const).map((good) => ({
      say: 'service',
      good,
      count: services[good],
      price: priceAt(view, 'state', good),
    }));
    const lines = [line('sells', { offers: { row: offers } })];
    if (goods.food + goods.luxury > 0) lines.push(line('goods', { goods: { row: amounts(goods) } }));
    return [...lines, ...affairs(telling), ...benefits(telling), ...coming(telling, 'state')];
  },
};

/** What only a State that is played has before it. */
function affairs({ view, words, line }: Telling): string[] {
  if (!view.seats.includes('state')) return [];
  const { legitimacy, tokens, events, agenda } = view.state;
  const classes = CLASSES.map((of) => ({
    say: 'legitimacy',
    class: of,
    space: legitimacy[of],
    tokens: tokens[of],
  }));
  return [
    line('legitimacy', { classes: { row: classes } }),
    ...events.map((event) => line('event', { event, text: { said: words.describe(event) ?? '' } })),
    ...(agenda === null ? [] : [line('agenda', { wanted: { row: agendaParts(agenda) } })]),
  ];
}

function benefits({ view, line }: Telling): string[] {
  return CLASSES.flatMap((of) => {
    const { money, resources, cubes } = view.state.benefits[of];
    const held = [
      ...(money > 0 ? [{ say: 'benefit.money', count: money }] : []),
      ...amounts(resources),
      ...(cubes > 0 ? [{ say: 'benefit.cubes', count: cubes }] : []),
    ];
    return held.length === 0 ? [] : [line('benefits', { class: of, benefits: { row: held } })];
  });
}

function forSale({ view, line }: Telling, owner: 'middle' | 'capitalist'): string {
  const { storage, prices } = view[owner];
  const offers = GOODS.map((good) => ({
    say: 'offer',
    good,
    count: storage[good],
    limit: storageLimit(view, owner, good),
    price: prices[good],
  }));
  return line('sells', { offers: { row: offers } });
}

/** What the coming Production Phase would do to a purse. */
function coming({ view, line }: Telling, seat: Seat): string[] {
  const foretold = forecast(view)?.seats.find((other) => other.seat === seat);
  if (foretold === undefined) return [];
  const { wages, sales, tariffs, food, taxes, loans, money } = foretold;
  const changes = [
    change('wages', wages.received),
    change('wages', -wages.paid),
    change('sold', sales + tariffs),
    change('food', -(food?.cost ?? 0)),
    change('taxes', taxes.received - allTaxes(taxes)),
    change('loans', loans.taken),
  ].filter(({ count }) => count !== 0);
  return [line('production', { changes: { row: [...changes, change('after', money.after)] } })];
}

const change = (what: string, count: number) => ({ say: `change.${what}`, count });
const allTaxes = ({ income, employment, corporate }: SeatForecast['taxes']) => income + employment + corporate;
