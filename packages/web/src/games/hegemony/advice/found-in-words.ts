/** What looking ahead found, in words: what the best answer is worth, and that the rules of thumb say something else. */
import { type Advice, equal, type Json, type Part, type Reckoned, type Reckoning } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { partsIn, restIn, restOf, type Worth, worthOf } from '@polity/words/worth';

type Thumb = Pick<Advice, 'answer' | 'undo'>;

/** Points by which another way has to be better than the quick hint: less is chance, and nobody sees what it is for. */
const LEAST_POINTS = 2;

/**
 * What was found with the quick hint first, where that is about as good as the best, or nothing can be named that makes
 * the best better: nobody is sent another way for nothing.
 */
export function orThumb(found: Reckoning, thumb: Thumb): Reckoning {
  const [best, ...others] = found.answers;
  const own = thumb.undo ? undefined : others.find(({ answer }) => equal(answer, thumb.answer));
  if (best === undefined || own === undefined || isNamed(worthOf(found, own.answer))) return found;
  // The parts of all others are told against the one that comes first.
  const against = (one: Reckoned): Reckoned => ({
    ...one,
    parts: difference(one === best ? [] : one.parts, own.parts),
  });
  return { ...found, answers: [own, ...found.answers.filter((one) => one !== own).map(against)] };
}

/** Whether something that counts for the best answer is told. */
function isNamed(worth: Worth | undefined): boolean {
  return worth !== undefined && worth.points >= LEAST_POINTS && worth.parts.some(({ points }) => points > 0);
}

/** What the one has more or less than the other, where both are told against a third. */
function difference(one: readonly Part[], other: readonly Part[]): readonly Part[] {
  const same = (a: Part) => (b: Part) => a.field === b.field && a.name === b.name && a.seat === b.seat;
  const less = other.filter((part) => !one.some(same(part))).map((part) => ({ ...part, points: -part.points }));
  const more = one.map((part) => ({ ...part, points: part.points - (other.find(same(part))?.points ?? 0) }));
  return [...more, ...less].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** So many parts are told of each answer in the figures. */
const MOST_PARTS = 4;

/** What tells an answer from the best, with figures that add up: nothing for the best itself. */
export function figuresOf(words: GameWords, { seat, answers }: Reckoning, one: Reckoned): string {
  const [best] = answers;
  if (best === undefined || one === best || one.parts.length === 0) return '';
  const told = one.parts.slice(0, MOST_PARTS);
  const rest = restOf(one, best, told);
  const said = told.map((part) => words.aspect(part, seat));
  return words.row(rest === 0 ? said : [...said, restIn(words, rest)]);
}

/** @param title what an answer is called. */
export function foundInWords(
  words: GameWords,
  found: Reckoning,
  thumb: Thumb,
  title: (answer: Json) => string,
): string | undefined {
  const worth = worthOf(found, thumb.undo ? undefined : thumb.answer);
  if (worth === undefined) return undefined;
  const { best, other, points, parts } = worth;
  const fields = {
    points,
    other: { said: title(other.answer) },
    parts: parts.length,
    told: { said: partsIn(words, worth, found) },
  };
  const is = (answer: Json) => !thumb.undo && equal(answer, thumb.answer);
  if (is(other.answer)) return words.say('advice.differs', fields);
  const compared = words.say(points <= 0 ? 'advice.level' : 'advice.worth', fields);
  // To take something back is no answer that looking ahead could compare.
  if (is(best.answer) || thumb.undo) return compared;
  return words.paragraph([words.say('advice.differs.other', { thumb: { said: title(thumb.answer) } }), compared]);
}
