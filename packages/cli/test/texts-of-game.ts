/** Every text of a random game with its asks and log, once. */
import { randomBot } from '@polity/bots';
import { type Bot, type Game, type Names, type OptionValues, simulate } from '@polity/kernel';
import type { wordsOf } from '../src/words.js';

export function textsOfGame<State extends object, N extends Names, Options extends OptionValues>(
  game: Game<State, N, Options>,
  words: ReturnType<typeof wordsOf>,
  options: Partial<Options>,
  seed: string,
): Set<string> {
  const texts = new Set<string>();
  const telling: Bot = {
    name: 'telling',
    answer({ ask }, luck) {
      texts.add(words.ask(ask));
      for (const option of ask.options) texts.add(words.option(ask, option));
      return randomBot.answer({ ask }, luck);
    },
  };
  const { run } = simulate(game, options, seed, () => telling);
  for (const entry of run.log) texts.add(words.log(entry));
  return texts;
}
