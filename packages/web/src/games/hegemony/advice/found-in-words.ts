/** What looking ahead found, in words: what the best answer is worth, and that the rules of thumb say something else. */
import { type Advice, equal, type Json, type Reckoning } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { mainlyIn, worthOf } from '@polity/words/worth';

/** @param title what an answer is called. */
export function foundInWords(
  words: GameWords,
  found: Reckoning,
  thumb: Pick<Advice, 'answer' | 'undo'>,
  title: (answer: Json) => string,
): string | undefined {
  const worth = worthOf(found, thumb.undo ? undefined : thumb.answer);
  if (worth === undefined) return undefined;
  const { best, other, points, mainly } = worth;
  const fields = {
    points,
    other: { said: title(other.answer) },
    parts: mainly.length,
    mainly: mainlyIn(words, worth, found),
  };
  const is = (answer: Json) => !thumb.undo && equal(answer, thumb.answer);
  if (is(other.answer)) return words.say(points === 0 ? 'advice.differs.level' : 'advice.differs', fields);
  const compared = words.say(points === 0 ? 'advice.level' : 'advice.worth', fields);
  if (is(best.answer)) return compared;
  const said = thumb.undo ? words.say('advice.undo') : title(thumb.answer);
  return words.paragraph([words.say('advice.differs.other', { thumb: { said } }), compared]);
}
