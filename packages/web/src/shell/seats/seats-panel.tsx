/** Who sits where, who is deciding, and how many points everybody has. */
import type { TableSummary } from '@polity/server/wire';
import { type CSSProperties, useState } from 'react';
import { Outlet } from '../../board/outlets.js';
import type { Holder } from '../../games/seat.js';
import { api } from '../api.js';
import { Commitment } from '../table/commitment.js';
import { Failed } from '../ui/failed.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { SeatButtons } from './seat-buttons.js';
import { hasASay, isAwayFromMine, isMine, useSeats } from './seats.js';
import { SuccessionProposed } from './succession.js';

export interface SeatsPanelProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly view: object;
  /** Whose eyes the page shows. */
  readonly seat: string | null;
}

function canBeManaged(table: TableSummary, seat: string, holder: Holder): boolean {
  if (holder.kind === 'game' || holder.kind === 'successor') return false;
  if (isMine(holder) || holder.kind === 'open' || isAwayFromMine(table, holder)) return true;
  return hasASay(table, seat) && table.seats.some((one) => one.seat === seat && one.succession !== undefined);
}

export function SeatsPanel({ table, game, view, seat: mine }: SeatsPanelProps) {
  const say = useSay();
  const [managing, setManaging] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const seats = useSeats(table, game);
  const attempt = (work: Promise<unknown>) => {
    setProblem(null);
    work.then(
      () => setManaging(null),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <section className="seats-panel" aria-label={say('table.seats')}>
      <ul>
        {seats.map(({ seat, look, holder, player, away, deciding }) => {
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
                  {player}
                  {away && ` ${say('table.seat.away')}`}
                  {deciding && <b> · {say('table.seat.deciding')}</b>}
                </span>
              </div>
              {score !== undefined && <span className="seat-score">{score}</span>}
              {canBeManaged(table, seat, holder) && (
                <button
                  type="button"
                  className="button quiet icon-only"
                  aria-expanded={managing === seat}
                  aria-label={say('table.seat.menu', { seat: game.words.name(seat, 'seat') })}
                  onClick={() => setManaging(managing === seat ? null : seat)}
                >
                  ⋯
                </button>
              )}
              <Outlet name={`seat:${seat}`} className="seat-outlet" />
              <SuccessionProposed
                table={table}
                seat={seat}
                game={game}
                change={(body) => attempt(api.changeSeat(table.id, seat, body))}
              />
              {managing === seat && holder.kind !== 'game' && (
                <SeatButtons table={table} seat={seat} holder={holder} attempt={attempt} />
              )}
            </li>
          );
        })}
      </ul>
      <Failed message={problem} />
      <div className="seats-foot muted">
        <span>{say('table.spectators', { count: table.spectators })}</span>
        <Commitment table={table} />
      </div>
    </section>
  );
}
