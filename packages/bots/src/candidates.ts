/** The answers that are worth a thought: all of them where they are few, and some of every sort where they are many. */
import { type AskDescription, equal, type Json, type Random, STOP } from '@polity/kernel';

/** So many options are all thought about. */
const MOST_OPTIONS = 24;
/** So many answers where they can only be sampled. */
const MOST_SAMPLES = 10;

/** Without repetition, those that are `known` to be sensible first. */
export function candidatesOf(ask: AskDescription, known: readonly Json[], random: Random): readonly Json[] {
  const found: Json[] = [];
  for (const answer of [...known, ...othersOf(ask, known, random)]) {
    if (!found.some((one) => equal(one, answer))) found.push(answer);
  }
  return found;
}

function othersOf(ask: AskDescription, known: readonly Json[], random: Random): readonly Json[] {
  switch (ask.type) {
    case 'one': {
      const all = ask.canStop ? [STOP, ...ask.options] : ask.options;
      return all.length <= MOST_OPTIONS ? all : random.shuffle(all.slice()).slice(0, MOST_OPTIONS);
    }
    case 'amount':
      return amounts(ask, known);
    case 'some':
      return selections(ask, random);
  }
}

/** The least and the greatest, what lies beside a sensible amount, and a few between. */
function amounts({ min, max }: AskDescription, known: readonly Json[]): readonly number[] {
  if (max - min < MOST_SAMPLES) return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const beside = known.flatMap((amount) => (typeof amount === 'number' ? [amount - 1, amount + 1] : []));
  const between = [1, 2, 3].map((quarter) => min + Math.round(((max - min) * quarter) / 4));
  return [min, max, ...beside, ...between].filter((amount) => amount >= min && amount <= max);
}

/** As few as may be, as many, each alone, and some by chance. */
function selections({ options, min, max }: AskDescription, random: Random): readonly Json[] {
  const alone = min <= 1 && max >= 1 ? options.map((option) => [option]) : [];
  const few = [options.slice(0, min), options.slice(0, max), ...alone].slice(0, MOST_SAMPLES);
  while (few.length < MOST_SAMPLES) {
    const count = min + random.int(max - min + 1);
    const picked = new Set(random.shuffle(options.map((_, i) => i)).slice(0, count));
    few.push(options.filter((_, i) => picked.has(i)));
  }
  return few;
}
