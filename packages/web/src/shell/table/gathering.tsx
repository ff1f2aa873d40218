/** A table before the game: who sits where, the link for the others, and the start. */

import type { TableSummary } from '@polity/server/wire';
import { useState } from 'react';
import { useKeys } from '../answers/use-keys.js';
import { api } from '../api.js';
import { NameButton } from '../home/name-button.js';
import type { LiveTable } from '../live/use-table.js';
import { ChatPanel } from '../log/chat-panel.js';
import { SeatButtons } from '../seats/seat-buttons.js';
import { useSeats } from '../seats/seats.js';
import { CopyButton } from '../ui/copy-button.js';
import { Failed } from '../ui/failed.js';
import { Header } from '../ui/header.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { optionName, optionsToChoose, optionValue } from '../words/option-name.js';
import { useSay, useShellWords } from '../words/shell.js';
import { Commitment } from './commitment.js';
import { isOnlyHere } from './invite.js';
import { NameFirst } from './name-first.js';

export interface GatheringProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly live: LiveTable;
}

export function Gathering({ table, game, live }: GatheringProps) {
  const say = useSay();
  const [problem, setProblem] = useState<string | null>(null);
  const [speaking, setSpeaking] = useState(0);
  useKeys((event) => {
    if (event.key !== 'c') return;
    // Else it would be the first letter of what is said.
    event.preventDefault();
    setSpeaking(speaking + 1);
  });
  const shell = useShellWords();
  const titled = useGameTitle();
  const dealt = shell.find(`game.${table.game}.dealt`);
  const seats = useSeats(table, game);
  const full = table.seats.every(({ holder }) => holder.kind !== 'open');
  // What was left off says nothing.
  const chosen = optionsToChoose(game.ui, table.options).filter(([, value]) => Boolean(value));
  const attempt = (work: Promise<unknown>) => {
    setProblem(null);
    work.catch((error: Error) => setProblem(error.message));
  };
  return (
    <div className="page">
      <Header actions={<NameButton />} />
      <main className="gathering" id="content">
        <section className="gathering-seats">
          <h1>{titled(table.game)}</h1>
          <p className="lead">{say('table.gathering')}</p>
          {dealt !== undefined && <p className="muted">{dealt}</p>}
          <NameFirst className="sheet padded" />
          <ul className="seat-list">
            {seats.map(({ seat, look, holder, player, away }) => (
              <li key={seat} className={`seat-row sheet ${holder.kind}`}>
                <SeatMark look={look} size={20} />
                <div className="seat-who">
                  <strong>{game.words.name(seat, 'seat')}</strong>
                  <span className="muted">
                    {player}
                    {away && ` ${say('table.seat.away')}`}
                  </span>
                </div>
                {holder.kind !== 'game' && <SeatButtons table={table} seat={seat} holder={holder} attempt={attempt} />}
              </li>
            ))}
          </ul>
          {table.trouble === 'cannot-start' ? (
            <p className="problem" role="alert">
              {say('table.trouble.cannot-start')}
            </p>
          ) : (
            <Failed message={problem} />
          )}
          <div className="buttons">
            {table.host && (
              <button
                type="button"
                className="button primary big"
                disabled={!full}
                onClick={() => attempt(api.start(table.id))}
              >
                {say('table.start')}
              </button>
            )}
            <span className="muted">{table.host ? !full && say('table.start.wait') : say('table.start.host')}</span>
          </div>
        </section>
        <aside className="gathering-side">
          <section className="sheet padded">
            <h2>{say('table.invite')}</h2>
            <p className="muted">{say('table.invite.hint')}</p>
            <input
              className="invite-link"
              readOnly
              value={location.href}
              aria-label={say('table.invite')}
              onFocus={(e) => e.target.select()}
            />
            {isOnlyHere(location.hostname) && <p className="problem">{say('table.invite.onlyHere')}</p>}
            <div className="buttons">
              <CopyButton text={location.href} label={say('table.invite.copy')} />
            </div>
            <ul className="facts muted">
              <li>{say(table.listed ? 'table.listed' : 'table.unlisted')}</li>
              {chosen.map(([name, value]) => (
                <li key={name}>
                  {say('table.options', {
                    name: optionName(shell, table.game, name),
                    value: optionValue(shell, table.game, name, value),
                  })}
                </li>
              ))}
              <li>{say('table.spectators', { count: table.spectators })}</li>
            </ul>
          </section>
          <section className="sheet padded gathering-chat">
            <h2>{say('chat.title')}</h2>
            <ChatPanel table={table} game={game} live={live} speaking={speaking} asksName={false} />
          </section>
          <Commitment table={table} />
        </aside>
      </main>
    </div>
  );
}
