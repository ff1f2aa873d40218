/** What holds for whole games between bots that do anything. */
import { randomBot } from '@polity/bots';
import { type Bot, checkGame, hashText, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newAngeles } from '../src/index.js';
import type { NewAngelesAsks } from '../src/rules/asks.js';
import type { NewAngelesState } from '../src/rules/state.js';
import { calmBot } from './support.js';

const PLAYERS = [4, 5, 6] as const;
const CHECKED_GAMES = 24;

describe.each(PLAYERS)('with %i players', (seats) => {
  it('keeps every promise of a game, seed by seed', () => {
    for (let game = 0; game < CHECKED_GAMES; game++) {
      const options = {
        seats,
        corporations: game % 2 ? 'picked' : 'dealt',
        start: game % 5 ? 'random' : 'first-game',
      } as const;
      const { violations } = checkGame(newAngeles, options, `properties/${seats}/${game}`, () => randomBot);
      expect(violations).toEqual([]);
    }
  });

  it('keeps them too among players who keep the city standing', () => {
    for (let game = 0; game < CHECKED_GAMES / 4; game++) {
      const { violations } = checkGame(newAngeles, { seats }, `calm/${seats}/${game}`, () => calmBot);
      expect(violations).toEqual([]);
    }
  });
});

it('never loses or doubles anything in 240 games', () => {
  for (let game = 0; game < 240; game++) {
    const watch = ({ state }: { state: object }) => {
      const wrong = newAngeles.check?.(state as NewAngelesState) ?? [];
      if (wrong.length > 0) throw new Error(`watched/${game}: ${wrong.join(', ')}`);
    };
    simulate(newAngeles, { seats: PLAYERS[game % 3] ?? 4 }, `watched/${game}`, () => randomBot, { watch });
  }
});

it('carries out every trade once and in full among players who trade all the time', () => {
  const trading: Bot = {
    name: 'trading',
    answer: (at, random) => randomBot.answer(at, random),
    interject({ interjections }, random) {
      if (interjections.length === 0 || random.int(2) > 0) return undefined;
      const accept = interjections.find(({ kind }) => kind === 'accept');
      const { kind, options } = accept && random.int(2) > 0 ? accept : random.pick(interjections);
      return { kind, value: random.pick(options) };
    },
  };
  for (let game = 0; game < 9; game++) {
    const { violations } = checkGame(newAngeles, { seats: PLAYERS[game % 3] ?? 4 }, `trading/${game}`, () => trading);
    expect(violations).toEqual([]);
  }
});

describe('games end', () => {
  const endOf = (state: NewAngelesState): string => {
    const standings = newAngeles.standings(state);
    for (const { score, points } of standings) {
      expect(points.reduce((sum, { amount }) => sum + amount, 0)).toBe(score);
    }
    const won = standings.filter((standing) => standing.won).length;
    return `${state.ending}, ${won === 0 ? 'nobody' : won === 1 ? 'one' : 'several'}`;
  };
  const ends = (games: number, game: typeof newAngeles, bots: readonly Bot[]): string[] => {
    const seen = new Set<string>();
    for (let i = 0; i < games; i++) {
      const bot = bots[i % bots.length] ?? randomBot;
      const { run } = simulate(game, { seats: PLAYERS[i % 3] ?? 4 }, `ends/${i}`, () => bot);
      seen.add(endOf(run.state as NewAngelesState));
    }
    return [...seen].sort();
  };

  it('by the fall of the city or by the third demand round, with winners and without', () => {
    expect(ends(150, newAngeles, [randomBot, calmBot])).toEqual([
      'demand, one',
      'demand, several',
      'threat, nobody',
      'threat, one',
    ]);
  });

  it('in every way between random players too, if they begin with the fifth round', () => {
    const setup: typeof newAngeles.setup = (options, random) => ({ ...newAngeles.setup(options, random), round: 6 });
    expect(ends(120, { ...newAngeles, setup }, [randomBot])).toEqual(
      expect.arrayContaining(['demand, one', 'demand, several', 'threat, nobody']),
    );
  });
});

it('asks a seat the same in every world that the seat can imagine', () => {
  const dreaming: Bot = {
    name: 'dreaming',
    imagines: true,
    answer(at, random) {
      if (random.int(3) === 0) {
        const { seat, ask, view } = at;
        const world = at.world(random);
        expect({ view: world.view(seat), ask: { ...world.askOf(seat), version: 0 } }).toEqual({
          view,
          ask: { ...ask, version: 0 },
        });
        expect(newAngeles.check?.(world.state as NewAngelesState)).toEqual([]);
      }
      return randomBot.answer(at, random);
    },
    interject: (at, random) => randomBot.interject(at, random),
  };
  for (let game = 0; game < 12; game++) {
    simulate(newAngeles, { seats: PLAYERS[game % 3] ?? 4 }, `dreams/${game}`, () => dreaming);
  }
});

/** Every kind of question; the compiler sees to it that none is missing. */
const KINDS: Readonly<Record<keyof NewAngelesAsks, true>> = {
  corporation: true,
  investment: true,
  'draw-type': true,
  'hand-size': true,
  'main-offer': true,
  counteroffer: true,
  price: true,
  support: true,
  'support-cards': true,
  'use-asset': true,
  'end-of-turn': true,
  side: true,
  asset: true,
  'gorman-reply': true,
  'eiko-reply': true,
  'eiko-card': true,
  'stinson-cards': true,
  'cortez-choice': true,
  'cubrero-choice': true,
  'mills-choice': true,
  'mills-cards': true,
  'bernice-cards': true,
  'steal-card': true,
  'haas-choice': true,
  player: true,
  district: true,
  districts: true,
  pieces: true,
  'move-android': true,
  'android-to': true,
  'lower-unrest': true,
  'live-feed': true,
  resource: true,
  resources: true,
  spend: true,
  'deployment-choice': true,
  'turn-up': true,
  'event-bottom': true,
  'event-top': true,
};

it('puts every kind of question sooner or later', () => {
  const seen = new Set<string>();
  const noting: Bot = {
    name: 'noting',
    answer(at, random) {
      seen.add(at.ask.kind);
      return randomBot.answer(at, random);
    },
  };
  // Full Deployment on a player whose own card is elsewhere is rare: its test stands with the card.
  const expected = Object.keys(KINDS).filter((kind) => kind !== 'turn-up');
  for (let game = 0; game < 600 && expected.some((kind) => !seen.has(kind)); game++) {
    const options = { seats: PLAYERS[game % 3] ?? 4, corporations: game % 2 ? 'picked' : 'dealt' } as const;
    simulate(newAngeles, options, `kinds/${game}`, () => noting);
  }
  expect(expected.filter((kind) => !seen.has(kind))).toEqual([]);
});

it('plays the same games from the same seeds', () => {
  const hashes = PLAYERS.map((seats) => {
    const { run, decisions } = simulate(newAngeles, { seats }, `pinned/${seats}`, () => randomBot);
    return `${seats} ${decisions} ${hashText(JSON.stringify(run.state)).slice(0, 16)}`;
  });
  expect(hashes).toMatchInlineSnapshot(`
    [
      "4 187 1d091c118315889d",
      "5 260 bd03f98214a2cdac",
      "6 249 dcad49ac3b749b1c",
    ]
  `);
});
