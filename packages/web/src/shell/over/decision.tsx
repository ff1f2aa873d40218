/** A decision that was looked at again: in a sentence what it cost or gained, and the figures for who wants them. */
import { equal, type Looked } from '@polity/kernel';
import { type GameWords, sentence, signed } from '@polity/words';
import { partsIn, worthOf } from '@polity/words/worth';
import type { ReactNode } from 'react';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import type { WhenDecided } from './when-decided.js';

export interface DecisionProps {
  readonly looked: Looked;
  readonly game: LoadedGame;
  /** When it was decided, where that is known. */
  readonly when?: WhenDecided | undefined;
  /** The way to the board as it was then, where one is not there yet. */
  readonly children?: ReactNode;
}

/** What tells most of how an answer differs from the best. */
const MOST_PARTS = 4;

export function Decision({ looked, game, when, children }: DecisionProps) {
  const say = useSay();
  const { words } = game;
  const { ask, given, reckoning } = looked;
  const verdict = verdictOn(looked, words, say);
  if (verdict === undefined) return null;
  const asked = words.question(ask);
  return (
    <>
      <p className="muted">
        {/* The question of a turn says it itself. */}
        {when && !asked.startsWith(when.chapter) && `${say('over.analysis.when', { ...when })} `}
        {asked}
      </p>
      <p>{verdict}</p>
      <div className="analysis-more">
        {children}
        <details>
          <summary>{say('over.analysis.more')}</summary>
          <p className="muted">{say('over.analysis.figures', { worlds: reckoning.worlds })}</p>
          <ol>
            {reckoning.answers.map(({ answer, margin, parts }, i) => (
              <li key={JSON.stringify(answer)}>
                <strong>{say('over.analysis.margin', { margin: signed(margin), points: Math.abs(margin) })}</strong>{' '}
                {words.answer(ask, answer)} {equal(answer, given) && <em>({say('over.analysis.given')}) </em>}
                {i > 0 && parts.length > 0 && (
                  <span className="muted">
                    {say('over.analysis.against', {
                      parts: words.row(parts.slice(0, MOST_PARTS).map((part) => words.aspect(part, reckoning.seat))),
                    })}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </>
  );
}

/** What would have been better than what was done, by how much and why, in a sentence. */
export function verdictOn(
  { ask, given, reckoning }: Looked,
  words: GameWords,
  say: ReturnType<typeof useSay>,
): string | undefined {
  const worth = worthOf(reckoning, given);
  if (worth === undefined) return undefined;
  const { best, other, points, parts } = worth;
  const wasBest = equal(best.answer, given);
  const how = points === 0 ? 'level' : wasBest ? 'best' : 'better';
  const fields = {
    given: words.answer(ask, given),
    other: words.answer(ask, wasBest ? other.answer : best.answer),
    points,
    parts: parts.length,
    told: partsIn(words, worth, reckoning),
  };
  return sentence(say(`over.analysis.${how}`, fields));
}
