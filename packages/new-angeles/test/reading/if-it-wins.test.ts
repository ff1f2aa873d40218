/** What an offer would do if it won, held against what the rules do when it is carried out in every way. */
import { type Ask, Context, type LogEntry, type Play, type Random, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION_IDS } from '../../src/data/actions.js';
import { COMPONENTS } from '../../src/data/board.js';
import { CORPORATION } from '../../src/data/corporations.js';
import { DISTRICTS, type DistrictId, type Piece, RESOURCES, type Seat, STAGES } from '../../src/names.js';
import { type Consequence, ifItWins } from '../../src/reading/if-it-wins.js';
import { carryOut } from '../../src/rules/actions/index.js';
import type { NewAngeles, NewAngelesNames } from '../../src/rules/context.js';
import type { NewAngelesState, OfferedCard } from '../../src/rules/state.js';
import { CityFalls } from '../../src/rules/threat.js';
import { view } from '../../src/rules/view.js';
import { at, emptyDeal, owns, position, seatOf } from '../support.js';

const CARDS: readonly OfferedCard[] = [
  ...ACTION_IDS,
  ...Object.values(CORPORATION).map(({ emergency }) => emergency.id),
];
const TIMES = 120;
const PIECES = ['human-first', 'orgcrime', 'prisec', 'android', 'outage', 'illness', 'development'] as const;

function pick<T>(random: Random, options: readonly T[], many: number): T[] {
  return random.shuffle(options.slice()).slice(0, many);
}

/** Any city, as full as it can get. */
function anyCity(random: Random): NewAngelesState {
  return position((state) => {
    for (const piece of PIECES satisfies readonly Piece[]) {
      const most = Math.min(DISTRICTS.length, COMPONENTS[piece]);
      for (const district of pick(random, DISTRICTS, random.int(most + 1))) state.city[district][piece] = true;
    }
    for (const district of DISTRICTS) {
      const { prisec, outage } = state.city[district];
      if (prisec) Object.assign(state.city[district], { 'human-first': false, orgcrime: false });
      if (!outage) state.city[district].unrest = random.pick(STAGES);
    }
    for (const resource of RESOURCES) state.supply[resource] = random.int(state.board.trackEnds[resource] + 1);
    state.threat = random.int(6);
  });
}

function anyAnswer(ask: Ask, random: Random): unknown {
  if (ask.type === 'amount') return ask.accept(ask.range.min + random.int(ask.range.max - ask.range.min + 1));
  if (ask.type === 'some') return ask.accept(pick(random, ask.options, ask.min + random.int(ask.max - ask.min + 1)));
  const options = ask.canStop ? [...ask.options, null] : ask.options;
  return ask.accept(random.pick(options));
}

/** Carries the card out anyhow, and tells what happened. */
function anyhow(state: NewAngelesState, seat: Seat, card: OfferedCard, random: Random): readonly LogEntry[] {
  const t: NewAngeles = new Context<NewAngelesState, NewAngelesNames>(state, random);
  const rules: Play = carryOut(t, { seat, card, declared: null });
  try {
    let step = rules.next();
    while (!step.done) {
      const request = step.value;
      if (typeof request === 'symbol') step = rules.next();
      else if ('asks' in request) step = rules.next(request.asks.map((ask) => anyAnswer(ask, random)));
      else step = rules.next(anyAnswer(request, random));
    }
  } catch (error) {
    if (!(error instanceof CityFalls)) throw error;
  }
  return t.entries;
}

function told(all: readonly Consequence[], log: readonly LogEntry[]) {
  const sum = (kind: string, of: (params: LogEntry['params']) => boolean = () => true) =>
    log
      .filter((one) => one.kind === kind && of(one.params))
      .reduce((total, { params }) => total + Number(params.amount), 0);
  const find = <Kind extends Consequence['kind']>(kind: Kind) =>
    all.filter((one): one is Extract<Consequence, { kind: Kind }> => one.kind === kind);
  return { sum, find };
}

describe.each(CARDS)('if %s wins', (card) => {
  it('nothing comes of it that was not told', () => {
    const reached = { threat: 0, capital: 0 };
    for (let time = 0; time < TIMES; time++) {
      const random = seededRandom('fast', `${card}/${time}`);
      const state = anyCity(random);
      state.deal = { ...emptyDeal(), main: { seat: 'player-1', card, declared: null } };
      const before = structuredClone(state);
      const all = ifItWins(view(state, 'player-2'), { seat: 'player-1', card });
      const { sum, find } = told(all, anyhow(state, 'player-1', card, random));

      const [threat] = find('threat');
      const rise = sum('threat', ({ amount }) => Number(amount) > 0);
      expect(rise).toBeLessThanOrEqual(threat?.threat ?? 0);
      if (threat?.sure) expect(rise).toBe(threat.threat);
      if (threat && rise === threat.threat) reached.threat++;
      const [falls] = find('threat-falls');
      expect(before.threat - state.threat + rise).toBeLessThanOrEqual(falls?.threat ?? 0);

      for (const seat of state.seats) {
        const paid = sum('capital', (params) => params.seat === seat && params.source === 'contract');
        const most = find('capital').find((one) => one.seat === seat)?.capital ?? 0;
        expect(paid).toBeLessThanOrEqual(most);
        if (most > 0 && paid === most) reached.capital++;
      }
      const [any] = find('resources');
      for (const resource of RESOURCES) {
        const supply = find('supply').find((one) => one.resource === resource);
        const produced = find('produces').flatMap(({ made }) => made.filter((one) => one.resource === resource));
        const most = before.supply[resource] + (any === undefined ? (produced[0]?.amount ?? 0) : 1);
        if (supply) expect(state.supply[resource]).toBe(supply.to);
        else expect(state.supply[resource]).toBeGreaterThanOrEqual(before.supply[resource]);
        expect(state.supply[resource]).toBeLessThanOrEqual(most);
      }
      for (const { pieces, districts, most } of find('removes')) {
        const gone = pieces.flatMap((piece) =>
          DISTRICTS.filter((id) => before.city[id][piece] && !state.city[id][piece]),
        );
        expect(gone.length).toBeLessThanOrEqual(most);
        expect(gone.filter((id) => !districts.includes(id))).toEqual([]);
      }
      for (const { districts, most } of find('calms')) {
        const calmer = DISTRICTS.filter((id) => stageOf(state, id) < stageOf(before, id) && !state.city[id].outage);
        expect(calmer.length).toBeLessThanOrEqual(most);
        expect(calmer.filter((id) => !districts.includes(id))).toEqual([]);
      }
    }
    // A bound that nothing ever reaches would tell nobody anything.
    const speaksOf = (kind: Consequence['kind']) =>
      ifItWins(view(worstCity(), 'player-2'), { seat: 'player-1', card }).some((one) => one.kind === kind);
    if (speaksOf('threat')) expect(reached.threat).toBeGreaterThan(0);
    if (speaksOf('capital') && card !== 'unpaid-overclocked') expect(reached.capital).toBeGreaterThan(0);
  });
});

function stageOf({ city }: NewAngelesState, district: DistrictId): number {
  return STAGES.indexOf(city[district].unrest);
}

/** Illness everywhere. */
function worstCity(): NewAngelesState {
  return position((state) => {
    for (const district of DISTRICTS) at(state, district, 'illness', 'protest', 'android');
  });
}

describe('if an offer wins', () => {
  const wins = (state: NewAngelesState, card: OfferedCard) =>
    ifItWins(view(state, 'player-2'), { seat: 'player-1', card });

  it('its player takes the asset, and who is paid by assets is paid', () => {
    const state = position((one) => {
      one.deal = { ...emptyDeal(), asset: 'midori', named: { by: 'player-3', player: 'player-1' } };
      owns(one, 'player-2', 'coach-walden');
    });
    expect(wins(state, 'puff-piece')).toEqual([
      { kind: 'asset', seat: 'player-1', asset: 'midori' },
      { kind: 'capital', seat: 'player-3', capital: 2, sure: true },
      { kind: 'capital', seat: 'player-2', capital: 1, sure: true },
    ]);
    expect(ifItWins(view(state, null), { seat: 'player-4', card: 'puff-piece' })).toEqual([
      { kind: 'asset', seat: 'player-4', asset: 'midori' },
    ]);
  });

  it('it is told who will choose whom it pays', () => {
    const state = position(() => undefined);
    expect(wins(state, 'vanity-project')).toContainEqual({
      kind: 'capital-to-one',
      seat: 'player-1',
      capital: 2,
      forSupport: 4,
    });
    expect(wins(state, 'high-risk-investments')).toContainEqual({
      kind: 'capital-to-three',
      seat: 'player-1',
      first: 3,
      second: 2,
      third: 1,
    });
  });

  it('the places where it finds something are named, and that it finds nothing', () => {
    const state = position((one) => {
      at(one, 'la-costa', 'outage');
      at(one, 'manta', 'outage', 'illness');
      at(one, 'quinde', 'outage');
    });
    expect(wins(state, 'budget-renovations')).toEqual([
      { kind: 'capital', seat: seatOf('weyland-consortium'), capital: 4, sure: false },
      { kind: 'threat', threat: 2, sure: false },
      { kind: 'removes', pieces: ['outage'], most: 2, districts: ['quinde', 'la-costa', 'manta'] },
    ]);
    expect(wins(position(), 'clinical-trials')).toEqual([
      { kind: 'removes', pieces: ['illness'], most: 0, districts: [] },
    ]);
  });

  it('Arrest Orders do nothing when no prisec is left to place (NA19)', () => {
    const state = position((one) => {
      for (const district of DISTRICTS.slice(0, COMPONENTS.prisec)) at(one, district, 'prisec');
      at(one, 'nihongai', 'human-first', 'orgcrime', 'illness');
    });
    expect(wins(state, 'arrest-orders')).toEqual([
      { kind: 'removes', pieces: ['human-first', 'orgcrime'], most: 0, districts: [] },
    ]);
    state.city.guayaquil.prisec = false;
    expect(wins(state, 'arrest-orders')).toEqual([
      { kind: 'capital', seat: seatOf('globalsec'), capital: 2, sure: false },
      { kind: 'threat', threat: 2, sure: false },
      { kind: 'removes', pieces: ['human-first', 'orgcrime'], most: 2, districts: ['nihongai'] },
    ]);
  });

  it('Scorched Earth begins in a district with light, and reaches those of its tier', () => {
    const state = position((one) => {
      at(one, 'rutherford', 'outage', 'illness', 'human-first', 'orgcrime');
      at(one, 'base-de-cayambe', 'outage', 'human-first');
      at(one, 'manta', 'orgcrime');
    });
    expect(wins(state, 'scorched-earth')).toEqual([
      { kind: 'capital', seat: seatOf('globalsec'), capital: 1, sure: false },
    ]);
    state.city['base-de-cayambe'].outage = false;
    expect(wins(state, 'scorched-earth')).toEqual([
      { kind: 'capital', seat: seatOf('globalsec'), capital: 3, sure: false },
      { kind: 'threat', threat: 2, sure: false },
    ]);
  });

  it('Gentrification involves what its enemies come through, and no more', () => {
    const state = position((one) => {
      at(one, 'nihongai', 'outage');
      at(one, 'rutherford', 'illness');
    });
    expect(wins(state, 'gentrification').some(({ kind }) => kind === 'threat')).toBe(false);
    at(state, 'nihongai', 'orgcrime');
    expect(wins(state, 'gentrification')).toContainEqual({ kind: 'threat', threat: 2, sure: false });
  });

  it('credits fall, and without any threat rises for sure', () => {
    const state = position((one) => {
      one.supply.credits = 6;
    });
    expect(wins(state, 'spin-doctors')).toContainEqual({
      kind: 'supply',
      resource: 'credits',
      from: 6,
      to: 5,
    });
    state.supply.credits = 0;
    expect(wins(state, 'spin-doctors')).toContainEqual({ kind: 'threat', threat: 1, sure: true });
  });
});
