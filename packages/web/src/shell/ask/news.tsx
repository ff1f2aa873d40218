/**
 * What I have to be told and the log does not say: what others have taken back, what a bot did for me, and that one plays
 * for somebody else. It stays until it was read; who only watches has nothing to do with it, and it goes by itself.
 */
import type { LogEntry } from '@polity/kernel';
import type { SeatHolder, TableSummary } from '@polity/server/wire';
import type { Catalogue, GameWords } from '@polity/words';
import { useEffect } from 'react';
import type { TakenBack } from '../live/arrivals.js';
import type { Handed } from '../live/handed.js';
import type { Position } from '../live/position.js';
import { holderName, useSeats } from '../seats/seats.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay, useShellWords } from '../words/shell.js';

/** So many lines are told in full: the deed, and what came of it. */
const LINES = 3;
/** So many milliseconds it is told to who only watches. */
const WATCHED = 8000;

export interface NewsProps {
  /** In the order in which it happened. */
  readonly news: readonly (TakenBack | Handed)[];
  /** From where on in the log a bot played for me, and up to where. */
  readonly lent: readonly number[];
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly position: Position;
  read(): void;
}

export default function News({ news, lent, table, game, position, read }: NewsProps) {
  const say = useSay();
  const shell = useShellWords();
  const seats = useSeats(table, game);
  const { words } = game;
  const { deeds, turns } = playedFor(position, lent, words);
  const watching = position.seat === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes meanwhile is read as long
  useEffect(() => {
    if (!watching) return;
    const timer = setTimeout(read, WATCHED);
    return () => clearTimeout(timer);
  }, [watching, news, read]);
  if (news.length === 0 && deeds.length === 0) return null;
  const handed = ({ seat, from, to }: Handed) =>
    say('handed', {
      seat: words.name(seat, 'seat'),
      to: to.kind,
      bot: nameOf(to.kind === 'bot' ? to : from, shell),
      player: nameOf(to.kind === 'bot' ? from : to, shell),
    });
  const undone = ({ seat, log }: TakenBack) =>
    say(linesOf(log, words).length === 0 ? 'undone.untold' : 'undone', {
      player: seats.find((one) => one.seat === seat)?.player ?? '',
      seat: words.name(seat, 'seat'),
      what: whatWas(log, words),
      more: Math.max(0, linesOf(log, words).length - LINES),
    });
  return (
    <div className="undone" role="status">
      <div className="undone-told">
        {deeds.length > 0 && (
          <>
            <strong>{say('played-for-you', { turns })}</strong>
            <ol>
              {deeds.map((deed, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: deeds of a log stay where they are
                <li key={index}>{whatWas(deed, words)}</li>
              ))}
            </ol>
          </>
        )}
        <ul>
          {news.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
            <li key={index}>{'to' in one ? handed(one) : undone(one)}</li>
          ))}
        </ul>
      </div>
      <button type="button" className="button quiet" onClick={read}>
        {say('refused.dismiss')}
      </button>
    </div>
  );
}

function nameOf(holder: SeatHolder, words: Catalogue): string {
  return holder.kind === 'successor' ? '' : holderName(holder, words);
}

/**
 * What a bot did for the seat: turn by turn with what came of it, where the game says what a turn is told by, and
 * otherwise, or where it had no turn, all that the log says of the seat.
 */
export function playedFor(
  { log, seat }: Pick<Position, 'log' | 'seat'>,
  [from, to]: readonly number[],
  words: GameWords,
): { readonly deeds: readonly (readonly LogEntry[])[]; readonly turns: number } {
  if (seat === null || from === undefined || to === undefined) return { deeds: [], turns: 0 };
  const { headings = [], turns = [], deeds = [], actors = {} } = words.facts;
  const played = log.slice(from, to);
  const isOwn = ({ kind, params }: LogEntry) => params[actors[kind] ?? 'seat'] === seat;
  const begins = played.flatMap((entry, at) => (isOwn(entry) && deeds.includes(entry.kind) ? [at] : []));
  if (begins.length === 0) return { deeds: linesOf(played.filter(isOwn), words).map((line) => [line]), turns: 0 };
  const whole = begins.map((begin) => {
    const rest = played.slice(begin);
    const end = rest.findIndex(({ kind }) => headings.includes(kind) || turns.includes(kind));
    return end < 0 ? rest : rest.slice(0, end);
  });
  return { deeds: whole, turns: begins.length };
}

/** The first lines of what the log told. */
export function whatWas(log: readonly LogEntry[], words: GameWords): string {
  return words.paragraph(
    linesOf(log, words)
      .slice(0, LINES)
      .map((entry) => words.log(entry)),
  );
}

function linesOf(log: readonly LogEntry[], words: GameWords): readonly LogEntry[] {
  return words.lines(log).filter((entry) => entry !== null);
}
