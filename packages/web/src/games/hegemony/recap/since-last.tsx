/** What happened since I last looked: turn by turn, what was done and what came of it. */
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import { doneInTurn, gainsOf, headIn, type Turn, turnsOfOthers, withoutGoods } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import { ClassMark } from '../board/workers.js';
import { GainsRow } from './gains.js';
import { tell, toldIn } from './tell.js';
import './recap.css';

export interface SinceLastProps {
  readonly log: readonly LogEntry[];
  /** How long the log was when I last looked. */
  readonly from: number;
  readonly seat: Seat | null;
  readonly view: HegemonyView;
  readonly words: GameWords;
}

/** Nothing when nothing has happened. */
export function SinceLast({ log, from, seat, view, words }: SinceLastProps) {
  const turns = useMemo(() => turnsOfOthers(log, from, seat), [log, from, seat]);
  const all = useMemo(() => withoutGoods(gainsOf(log.slice(from) as never)), [log, from]);
  const mine = all.find((gains) => gains.seat === seat);
  if (turns.length === 0) return null;
  return (
    <section className="heg-since" aria-label={words.say('since.title')}>
      {mine && (
        <p className="heg-since-mine">
          {words.say('since.mine')} <GainsRow gains={mine} words={words} mine />
        </p>
      )}
      <ol ref={showNewest} className="heg-since-turns">
        {turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns of a log stay where they are
          <TurnLine key={index} turn={turn} view={view} words={words} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

/** All of it is told as it happened, and first seen at its end: that is what is new. */
function showNewest(turns: HTMLOListElement | null): void {
  turns?.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

interface TurnLineProps extends Pick<SinceLastProps, 'seat' | 'view' | 'words'> {
  readonly turn: Turn;
}

/** First what it did to me, in my words; then all of it as the log tells it. */
function TurnLine({ turn, view, words, seat }: TurnLineProps) {
  const head = turn.phase === null ? (headIn(turn.entries) ?? turn.entries[0]) : undefined;
  const title = head ? words.log(head) : turn.phase && words.name(turn.phase, 'phase');
  const rest = turn.entries.filter((entry) => entry !== head);
  const toMe = seat === null || turn.seat === null ? [] : doneInTurn(turn, seat, view);
  return (
    <li>
      <details open={turn.phase === null}>
        <summary>
          {turn.seat && <ClassMark of={turn.seat} />} {title}
          {turn.gains.map((gains) => (
            <GainsRow key={gains.seat} gains={gains} words={words} mine={gains.seat === seat} />
          ))}
        </summary>
        {toMe.length > 0 && <p className="heg-since-me">{toldIn(words, toMe)}</p>}
        <ul>
          {words.lines(rest).map((line, index) =>
            line === null ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries of a log stay where they are
              <li key={index}>{line === rest[index] ? tell(words, rest, index, turn.phase) : words.log(line)}</li>
            ),
          )}
        </ul>
      </details>
    </li>
  );
}
