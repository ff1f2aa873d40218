/** Who sits where, who is deciding, and how many points everybody has. */
import type { TableSummary } from '@polity/server/wire';
import { type CSSProperties, useState } from 'react';
import { seatLook } from '../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useShellWords, useText } from '../words/shell.js';
import { Commitment } from './gathering.js';
import { holderName, isMine } from './holder.js';
import { Place } from './places.js';
import { SeatButtons } from './seat-buttons.js';

export interface SeatsPanelProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly view: object;
  /** Whose eyes the page shows. */
  readonly seat: string | null;
}

export function SeatsPanel({ table, game, view, seat: mine }: SeatsPanelProps) {
  const t = useText();
  const shell = useShellWords();
  const [managing, setManaging] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const seats = table.seats.map(({ seat }) => seat);
  const attempt = (work: Promise<unknown>) => {
    setProblem(null);
    work.then(
      () => setManaging(null),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <section className="seats-panel" aria-label={t('table.seats')}>
      <ul>
        {table.seats.map(({ seat, holder }) => {
          const look = seatLook(game.ui, seats, seat);
          const deciding = table.deciding.includes(seat);
          const score = game.ui.score?.(view, seat);
          const style = { '--seat': `var(${look.colour})` } as CSSProperties;
          const own = seat === mine;
          return (
            <li
              key={seat}
              className={`seat-tile sheet ${deciding ? 'deciding' : ''} ${own ? 'own' : ''}`}
              style={style}
            >
              <SeatMark look={look} size={14} />
              <div className="seat-who">
                <strong>{game.words.name(seat, 'seat')}</strong>
                <span className="muted">
                  {holderName(holder, shell)}
                  {holder.kind === 'person' && !holder.connected && ` · ${t('table.seat.away')}`}
                  {deciding && <b> · {t('table.seat.deciding')}</b>}
                </span>
              </div>
              {score !== undefined && <span className="seat-score">{score}</span>}
              <Place name={`seat:${seat}`} className="seat-place" />
              {(isMine(holder) || holder.kind === 'open') && (
                <button
                  type="button"
                  className="button quiet icon-only"
                  aria-expanded={managing === seat}
                  aria-label={`${game.words.name(seat, 'seat')}: ${t('menu.open')}`}
                  onClick={() => setManaging(managing === seat ? null : seat)}
                >
                  ⋯
                </button>
              )}
              {managing === seat && <SeatButtons table={table} seat={seat} holder={holder} attempt={attempt} />}
            </li>
          );
        })}
      </ul>
      {problem !== null && (
        <p className="problem" role="alert">
          {t('app.failed', { message: problem })}
        </p>
      )}
      <div className="seats-foot muted">
        <span>{t('table.spectators', { count: table.spectators })}</span>
        <Commitment commitment={table.commitment} />
      </div>
    </section>
  );
}
