/** Somebody who does exactly what a lesson says, for the tests of games that teach. */
import type { AskDescription } from './ask.js';
import type { Bot } from './bot.js';
import { type Game, parseOptions } from './game.js';
import type { Json } from './json.js';
import { type Lesson, taughtAt } from './lesson.js';
import { seededRandom } from './random.js';
import { situationAt } from './situation.js';
import { Table } from './table.js';

/** Follows a lesson to its end beside others, and tells the steps that were shown, in their order, and what is seen then. */
export function followLesson<View extends object>(
  game: Game,
  lesson: Lesson<View>,
  seed: string,
  others: Bot,
): { told: string[]; view: View } {
  const table = Table.open(game, parseOptions(game, lesson.options), seed);
  const luck = seededRandom('fast', seed);
  const told: string[] = [];
  const where = () => `${lesson.seat}, ${seed}, ${told.at(-1) ?? 'at the start'}`;
  const submit = (ask: AskDescription, answer: Json) => {
    const taken = table.submit({ seat: ask.seat, version: ask.version, answer });
    if (!taken.ok) throw new Error(`${where()}: ${JSON.stringify(answer)} is refused`);
  };
  for (let at = 0; at < lesson.steps.length; ) {
    const view = table.view(lesson.seat) as View;
    const ask = table.askOf(lesson.seat) ?? null;
    const taught = taughtAt(lesson, at, ask, view);
    if (taught) {
      told.push(taught.step.key);
      at = taught.at;
      const [answer] = ask ? (taught.step.answers?.(ask, view) ?? []) : [];
      if (taught.step.answers === undefined) at++;
      else if (ask === null || answer === undefined) throw new Error(`${where()}: the step has no answer`);
      else submit(ask, answer);
      continue;
    }
    const open = table.asks().find(({ seat }) => seat !== lesson.seat);
    if (open === undefined) throw new Error(`${where()}: nobody is asked, and nothing is taught`);
    submit(open, others.answer(situationAt(table, open), luck) as Json);
  }
  return { told, view: table.view(lesson.seat) as View };
}
