/** Advice is always an answer that is offered, with a reason in words, for every kind of question. */
import { adviserBot, randomBot } from '@polity/bots';
import { type AskDescription, type Bot, isOffered, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { ADVISERS, advise } from '../../src/advice/advise.js';
import { adviseOutOfTurn } from '../../src/advice/trade.js';
import type { EventId } from '../../src/data/events.js';
import type { InvestmentId } from '../../src/data/investments.js';
import { newAngeles } from '../../src/index.js';
import type { RivalId, Seat } from '../../src/names.js';
import type { NewAngelesState, TradeOffer } from '../../src/rules/state.js';
import { type NewAngelesView, view } from '../../src/rules/view.js';
import words from '../../words/en/advice.json' with { type: 'json' };
import { emptyDeal, position } from '../support.js';

/** Kinds that come up so seldom that some hundred games may not meet them. */
const SELDOM = ['turn-up'];

describe('advice', () => {
  it('is an offered answer with words for its reason, for every kind of question in random games', () => {
    const missing = new Set<string>();
    const without = new Set<string>();
    const kinds = new Set<string>(SELDOM);
    const looking: Bot = {
      name: 'looking',
      answer(at, random) {
        const { ask } = at;
        kinds.add(ask.kind);
        const { answer, reason } = advise(ask, at.view as NewAngelesView);
        expect(isOffered(ask, answer), ask.kind).toBe(true);
        if (!Object.hasOwn(words, `reason.${reason.kind}`)) missing.add(reason.kind);
        if (reason.kind === 'any') without.add(ask.kind);
        // What is advised brings the game further than chance alone, which lets the city fall.
        return random.int(3) === 0 ? randomBot.answer(at, random) : answer;
      },
    };
    for (let game = 0; game < 90; game++) {
      const seats = ([4, 5, 6] as const)[game % 3] ?? 4;
      simulate(newAngeles, { seats, corporations: game % 4 ? 'dealt' : 'picked' }, `advice/${game}`, () => looking);
    }
    expect({ missing: [...missing], without: [...without] }).toEqual({ missing: [], without: [] });
    expect(Object.keys(ADVISERS).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

function ask(kind: string, options: readonly unknown[], extra: Partial<AskDescription> = {}): AskDescription {
  const about = {};
  const one = { seat: 'player-1', kind, version: 0, type: 'one', min: 1, max: 1, canStop: false, about };
  return { ...one, options, ...extra } as AskDescription;
}

function seen(change: (state: NewAngelesState) => void): NewAngelesView {
  return view(position(change, 4), 'player-1');
}

function asking(rival: RivalId, change: (state: NewAngelesState) => void = () => {}): NewAngelesView {
  return seen((state) => {
    state.players['player-1'].rival = rival;
    change(state);
  });
}

describe('whoever is advised', () => {
  it('gives capital to himself first and to his rival last', () => {
    const high = ask('player', ['player-2', 'player-3', 'player-1'], {
      about: { card: 'high-risk-investments', capital: 3 },
    });
    expect(advise(high, asking('jinteki')).answer).toBe('player-1');
    const rest = { ...high, options: ['player-2', 'player-3'] };
    expect(advise(rest, asking('jinteki')).answer).toBe('player-3');
    expect(advise(rest, asking('weyland-consortium')).answer).toBe('player-2');
  });

  it('is told in numbers what an offer can pay, how far it is to win, and what is short', () => {
    const offer = ask('main-offer', ['clean-slate']);
    const shown = asking('weyland-consortium', (state) => {
      for (const district of ['manta', 'quinde'] as const) state.city[district].illness = true;
      const jinteki = state.seats.find((seat) => state.players[seat].corporation === 'jinteki') as Seat;
      state.players['player-1'].corporation = 'jinteki';
      if (jinteki !== 'player-1') state.players[jinteki].corporation = 'haas-bioroid';
      state.players['player-1'].capital = 11;
      const rival = state.seats.find((seat) => state.players[seat].corporation === 'weyland-consortium') as Seat;
      state.players[rival].capital = 14;
    });
    const { reason, more } = advise(offer, shown);
    // Two illness tokens at two capital each.
    expect(reason.params).toMatchObject({ card: 'clean-slate', capital: 4, theirs: 0, threat: 0 });
    expect(more).toMatchObject([{ kind: 'goal.rival', params: { short: 4, lead: -3 } }]);
  });

  it('is told with the number when what is advised can pay his rival', () => {
    // Unrest in two districts: Spin Doctors pay NBN 1 for each, and nobody else anything.
    const restless = (change: (state: NewAngelesState) => void = () => {}) =>
      asking('nbn', (state) => {
        state.city.manta.unrest = 'strike';
        state.city.quinde.unrest = 'protest';
        change(state);
      });
    const paid = { kind: 'rival.paid', params: { rival: 'player-4', theirs: 2 } };
    const offer = ask('main-offer', ['spin-doctors']);
    expect(advise(offer, restless()).more[0]).toMatchObject(paid);
    const countered = restless((state) => {
      state.players['player-1'].hand.push('puff-piece');
      const main = { seat: 'player-2', card: 'unpaid-overclocked', declared: null } as const;
      const counter = { seat: 'player-3', card: 'spin-doctors', declared: null } as const;
      state.threat = 20;
      state.active = 'player-2';
      state.deal = { ...emptyDeal(), main, counters: [counter], countering: 'player-3' };
    });
    const { answer, more } = advise(ask('support', ['main', 'counter'], { canStop: true }), countered);
    expect(answer).toBe('counter');
    expect(more[0]).toMatchObject(paid);
  });

  it('is not told of what he would never choose for his rival', () => {
    const { more } = advise(ask('main-offer', ['vanity-project']), asking('nbn'));
    expect(more.map(({ kind }) => kind)).toEqual(['goal.rival']);
  });

  it('steals from his rival', () => {
    const steal = ask('player', ['player-2', 'player-3', 'player-4'], { about: { asset: 'marco-cubrero' } });
    expect(advise(steal, asking('nbn')).answer).toBe('player-4');
    expect(advise(steal, asking('jinteki')).answer).toBe('player-2');
  });

  it('removes illness, but neither what his investment counts nor what his rival is paid for', () => {
    const pieces = [{ district: 'manta', piece: 'illness' }];
    const clean = ask('pieces', pieces, { type: 'some', min: 0, max: 2, about: { card: 'clean-slate' } });
    const holding = (rival: RivalId, investment: InvestmentId) =>
      asking(rival, (state) => {
        state.city.manta.illness = true;
        state.players['player-1'].investment = investment;
      });
    expect(advise(clean, holding('nbn', 'energy-sector')).answer).toEqual(pieces);
    expect(advise(clean, holding('nbn', 'healthcare-initiative')).answer).toEqual([]);
    expect(advise(clean, holding('jinteki', 'energy-sector')).answer).toEqual([]);
  });

  it('sends an android to where the demand needs it', () => {
    // Refugee Influx asks for three consumables: La Costa makes two, Quinde none.
    const to = ask('android-to', ['quinde', 'la-costa'], {
      about: { card: 'efficiency-experts', moves: [], from: 'manta' },
    });
    expect(advise(to, asking('jinteki')).answer).toBe('la-costa');
  });

  it('leaves an android where the demand counts on it', () => {
    // Refugee Influx asks for three consumables, which La Costa makes until then; all else is there.
    const away = ask('move-android', ['la-costa', 'quinde'], { about: { card: 'efficiency-experts', moves: [] } });
    const enough = asking('jinteki', (state) => {
      for (const district of ['la-costa', 'quinde'] as const) state.city[district].android = true;
      state.supply = { energy: 0, consumables: 0, tech: 1, entertainment: 3, credits: 2 };
    });
    expect(advise(away, enough).answer).toBe('quinde');
  });

  it('sees that the next event makes a piece worse where it looks', () => {
    // Four threat for orgcrime in the highest tier, and nothing but moves otherwise.
    const removal = ask(
      'pieces',
      ['manta', 'rutherford', 'quinde'].map((district) => ({ district, piece: 'orgcrime' })),
      { type: 'some', min: 0, max: 1, about: { card: 'riot-control' } },
    );
    const coming = (event: EventId) =>
      asking('jinteki', (state) => {
        for (const district of ['manta', 'rutherford', 'quinde'] as const) state.city[district].orgcrime = true;
        for (const district of ['rutherford', 'quinde'] as const) state.city[district].illness = true;
        state.eventDeck = [...state.eventDeck.filter((one) => one !== event), event];
        state.knownEvents['player-1'] = [event];
      });
    const where = (event: EventId) => (advise(removal, coming(event)).answer as { district: string }[])[0]?.district;
    expect(where('beanstalk-owned-by-mob')).toBe('rutherford');
    expect(where('human-first-starts-riot')).toBe('manta');
  });

  it('lets the storm come as a rich Federalist, and not as anybody else', () => {
    const bottom = ask('event-bottom', ['gang-wars-at-all-time-high', 'activist-cells-awaken']);
    const mob = (state: NewAngelesState) => {
      for (const district of ['manta', 'quinde', 'nihongai'] as const) state.city[district].orgcrime = true;
      state.players['player-1'].capital = 30;
    };
    expect(advise(bottom, asking('jinteki', mob)).answer).toBe('gang-wars-at-all-time-high');
    expect(advise(bottom, asking('federalist', mob)).answer).toBe('activist-cells-awaken');
  });

  it('answers a trade by what it brings, and never helps the rival', () => {
    const offer = (from: Seat, give: number, want: number): TradeOffer => ({
      id: 1,
      from,
      to: 'player-1',
      give: { capital: give, assets: [] },
      want: { capital: want, assets: ['susan-chen'] },
      promise: '',
      ask: '',
    });
    const answer = (one: TradeOffer) => {
      const shown = asking('jinteki', (state) => {
        state.players['player-1'].assets = [{ asset: 'susan-chen', exhausted: false }];
        state.tradeOffers = [one];
      });
      const possible = [{ kind: 'accept', options: [1], more: false }];
      return adviseOutOfTurn(possible, shown, 'player-1');
    };
    expect(answer(offer('player-3', 4, 0))).toEqual({ kind: 'accept', value: 1 });
    expect(answer(offer('player-3', 1, 0))).toEqual({ kind: 'decline', value: 1 });
    expect(answer(offer('player-2', 2, 0))).toEqual({ kind: 'decline', value: 1 });
  });
});

describe('among advisers', () => {
  it('the city falls and stands, the Federalist wins and loses, and corporations beat their rivals', () => {
    const ends = { fell: 0, stood: 0, federalistWon: 0, federalistLost: 0, winners: 0 };
    for (let game = 0; game < 24; game++) {
      const { run } = simulate(newAngeles, { seats: 5 }, `among/${game}`, () => adviserBot);
      const { ending, seats, players } = run.state as NewAngelesState;
      if (ending === 'threat') ends.fell++;
      else ends.stood++;
      const won = newAngeles.standings(run.state as NewAngelesState).filter((one) => one.won);
      ends.winners += ending === 'demand' ? won.length : 0;
      const federalist = seats.find((seat) => players[seat].rival === 'federalist');
      if (federalist === undefined) continue;
      if (won.some(({ seat }) => seat === federalist)) ends.federalistWon++;
      else ends.federalistLost++;
    }
    for (const [end, times] of Object.entries(ends)) expect(times, end).toBeGreaterThan(0);
    // Who minds the demand and the events keeps most cities standing.
    expect(ends.fell).toBeLessThan(ends.stood);
    expect(ends.federalistWon).toBeLessThan(ends.federalistLost);
  });

  it('one who is advised gets more capital than players by chance', () => {
    let mine = 0;
    let others = 0;
    for (let game = 0; game < 30; game++) {
      const bot = (seat: string) => (seat === 'player-2' ? adviserBot : randomBot);
      const { run } = simulate(newAngeles, { seats: 4 }, `alone/${game}`, bot);
      const { players } = run.state as NewAngelesState;
      mine += players['player-2'].capital;
      others += (players['player-1'].capital + players['player-3'].capital + players['player-4'].capital) / 3;
    }
    expect(mine).toBeGreaterThan(1.15 * others);
  });
});
