/** New Angeles' questions are answered by pointing: every option has a spot of its own, or the question is a list. */
import { adviserBot, randomBot } from '@polity/bots';
import { equal, simulate } from '@polity/kernel';
import { newAngeles, type Seat } from '@polity/new-angeles';
import type { NewAngelesView } from '@polity/new-angeles/page';
import { expect, it } from 'vitest';
import { choicesOf } from '../../../src/board/choices.js';
import { NEW_ANGELES } from '../../../src/games/new-angeles/choices.js';
import { castOf } from '../../../src/games/new-angeles/looks.js';

/** What is answered with a word, or looked at only where it is asked. */
const LISTED = [
  'corporation',
  'cortez-choice',
  'cubrero-choice',
  'deployment-choice',
  'eiko-reply',
  'event-bottom',
  'event-top',
  'gorman-reply',
  'haas-choice',
  'mills-choice',
  'steal-card',
];

it('reaches every option of every question on the board, but for what is said in a word', () => {
  const listed = new Set<string>();
  const pointed = new Set<string>();
  for (let game = 0; game < 45; game++) {
    const seats = ([4, 5, 6] as const)[game % 3] ?? 4;
    const bot = (seat: string) => (seat < 'player-3' ? randomBot : adviserBot);
    const corporations = game % 5 ? 'dealt' : 'picked';
    simulate(newAngeles, { seats, corporations }, `pointing/${game}`, bot, {
      watch(run) {
        for (const open of run.asks()) {
          const ask = open.describe();
          if (ask.type === 'amount') continue;
          const view = newAngeles.view(run.state as never, ask.seat as Seat) as NewAngelesView;
          const { way, spots, listed: left } = choicesOf({ rules: NEW_ANGELES, ask, view });
          if (way === 'list') {
            listed.add(ask.kind);
            continue;
          }
          pointed.add(ask.kind);
          expect(left, ask.kind).toEqual([]);
          const reached = [...spots.values()].map((choice) => (choice.type === 'answer' ? choice.answer : null));
          if (ask.type === 'one') {
            for (const option of ask.options) expect(reached.some((one) => equal(one, option))).toBe(true);
          } else {
            const places = [...spots.values()].map((choice) => (choice.type === 'toggle' ? choice.index : -1));
            expect(new Set(places).size, ask.kind).toBe(ask.options.length);
          }
        }
      },
    });
  }
  expect([...listed].sort()).toEqual(LISTED);
  expect(pointed.size).toBeGreaterThan(22);
});

it('calls a seat by its corporation as soon as it leads one', () => {
  const seen: number[] = [];
  simulate(newAngeles, { seats: 4, corporations: 'picked' }, 'cast', () => randomBot, {
    watch(run) {
      const view = newAngeles.view(run.state as never, null) as NewAngelesView;
      const cast = castOf(view);
      seen.push(Object.keys(cast).length);
      for (const [seat, { name }] of Object.entries(cast)) expect(view.players[seat as Seat].corporation).toBe(name);
    },
  });
  expect(seen.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
});
