/** A player that takes any answer with equal chance. It looks at nothing but the question. */
import { type AskDescription, type Bot, type Random, type Situation, STOP } from '@polity/kernel';

/** How rarely it puts something in out of turn: once in so many looks. */
const TALKS_ONCE_IN = 16;

export const randomBot = {
  name: 'random',
  answer({ ask }: Pick<Situation, 'ask'>, random: Random): unknown {
    return answerAtRandom(ask, random);
  },
  interject(at, random) {
    if (random.int(TALKS_ONCE_IN) > 0) return undefined;
    const possible = at.interjections;
    if (possible.length === 0) return undefined;
    const { kind, options } = random.pick(possible);
    return { kind, value: random.pick(options) };
  },
} satisfies Bot;

function answerAtRandom(ask: AskDescription, random: Random): unknown {
  const { options } = ask;
  if (ask.type === 'one') {
    const index = random.int(options.length + (ask.canStop ? 1 : 0));
    return index < options.length ? options[index] : STOP;
  }
  const number = ask.min + random.int(ask.max - ask.min + 1);
  return ask.type === 'amount' ? number : random.shuffle(options.slice()).slice(0, number);
}
