/** A player that takes any answer with equal chance. It knows nothing but the kernel. */
import { type Ask, type Bot, type Random, STOP } from '@polity/kernel';

/** How rarely it puts something in out of turn: once in so many looks. */
const TALKS_ONCE_IN = 16;

export const randomBot: Bot = {
  name: 'random',
  answer,
  interject(at, seat, random) {
    if (random.int(TALKS_ONCE_IN) > 0) return undefined;
    const possible = at.interjections(seat);
    if (possible.length === 0) return undefined;
    const { kind, options } = random.pick(possible);
    return { kind, value: random.pick(options) };
  },
};

function answer(ask: Ask, random: Random): unknown {
  const { options } = ask;
  if (ask.type === 'one') {
    const index = random.int(options.length + (ask.canStop ? 1 : 0));
    return index < options.length ? options[index] : STOP;
  }
  const { min, max } = ask.range;
  const number = min + random.int(max - min + 1);
  return ask.type === 'amount' ? number : random.shuffle(options.slice()).slice(0, number);
}
