/** A decision that was looked at again: in a sentence what it cost or gained, and the figures for who wants them. */
import { equal, type Looked } from '@polity/kernel';
import { sentence, signed } from '@polity/words';
import { mainlyIn, worthOf } from '@polity/words/worth';
import type { ReactNode } from 'react';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface DecisionProps {
  readonly looked: Looked;
  readonly game: LoadedGame;
  /** The way to the board as it was then, where one is not there yet. */
  readonly children?: ReactNode;
}

export function Decision({ looked, game, children }: DecisionProps) {
  const say = useSay();
  const { words } = game;
  const { ask, given, reckoning } = looked;
  const worth = worthOf(reckoning, given);
  if (worth === undefined) return null;
  const { best, other, points, mainly } = worth;
  const wasBest = equal(best.answer, given);
  const how = points === 0 ? 'level' : wasBest ? 'best' : 'better';
  const fields = {
    given: words.answer(ask, given),
    other: words.answer(ask, wasBest ? other.answer : best.answer),
    points,
    parts: mainly.length,
    mainly: mainlyIn(words, worth, reckoning),
  };
  return (
    <>
      <p className="muted">{words.question(ask)}</p>
      <p>{sentence(say(`over.analysis.${how}`, fields))}</p>
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
                      parts: words.list(parts.map((part) => words.aspect(part, reckoning.seat))),
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
