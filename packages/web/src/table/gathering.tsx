/** A table before the game: who sits where, the link for the others, and the start. */
import type { TableSummary } from '@polity/server/wire';
import { useState } from 'react';
import { api } from '../api.js';
import { seatLook } from '../games/registry.js';
import { NameButton } from '../home/name-button.js';
import { CopyButton } from '../ui/copy-button.js';
import { Header } from '../ui/header.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useShellWords, useText } from '../words/shell.js';
import { ChatPanel } from './chat-panel.js';
import { holderName } from './holder.js';
import { SeatButtons } from './seat-buttons.js';
import type { TableAtHand } from './use-table.js';

export interface GatheringProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly hand: TableAtHand;
}

export function Gathering({ table, game, hand }: GatheringProps) {
  const t = useText();
  const shell = useShellWords();
  const [problem, setProblem] = useState<string | null>(null);
  const seats = table.seats.map(({ seat }) => seat);
  const full = table.seats.every(({ holder }) => holder.kind !== 'open');
  const attempt = (work: Promise<unknown>) => {
    setProblem(null);
    work.catch((error: Error) => setProblem(error.message));
  };
  return (
    <div className="page">
      <Header actions={<NameButton />} />
      <main className="gathering" id="content">
        <section className="gathering-seats">
          <h1>{t(`game.${table.game}.title`)}</h1>
          <p className="lead">{t('table.gathering')}</p>
          <ul className="seat-list">
            {table.seats.map(({ seat, holder }) => (
              <li key={seat} className={`seat-row sheet ${holder.kind}`}>
                <SeatMark look={seatLook(game.ui, seats, seat)} size={20} />
                <div className="seat-who">
                  <strong>{game.words.name(seat, 'seat')}</strong>
                  <span className="muted">
                    {holderName(holder, shell)}
                    {holder.kind === 'person' && !holder.connected && ` · ${t('table.seat.away')}`}
                  </span>
                </div>
                <SeatButtons table={table} seat={seat} holder={holder} attempt={attempt} />
              </li>
            ))}
          </ul>
          {problem !== null && (
            <p className="problem" role="alert">
              {t('app.failed', { message: problem })}
            </p>
          )}
          <div className="buttons">
            {table.host && (
              <button
                type="button"
                className="button primary big"
                disabled={!full}
                onClick={() => attempt(api.start(table.id))}
              >
                {t('table.start')}
              </button>
            )}
            <span className="muted">{table.host ? !full && t('table.start.wait') : t('table.start.host')}</span>
          </div>
        </section>
        <aside className="gathering-side">
          <section className="sheet padded">
            <h2>{t('table.invite')}</h2>
            <p className="muted">{t('table.invite.hint')}</p>
            <input
              className="invite-link"
              readOnly
              value={location.href}
              aria-label={t('table.invite')}
              onFocus={(e) => e.target.select()}
            />
            <div className="buttons">
              <CopyButton text={location.href} label={t('table.invite.copy')} />
            </div>
            <ul className="facts muted">
              <li>{t(table.listed ? 'table.listed' : 'table.unlisted')}</li>
              {Object.entries(table.options).map(([name, value]) => (
                <li key={name}>{t('table.options', { name: t(`option-name.${name}`), value: String(value) })}</li>
              ))}
              <li>{t('table.spectators', { count: table.spectators })}</li>
            </ul>
          </section>
          <section className="sheet padded gathering-chat">
            <h2>{t('chat.title')}</h2>
            <ChatPanel lines={hand.state.chat} game={game} seats={seats} say={hand.actions.chat} />
          </section>
          <Commitment commitment={table.commitment} />
        </aside>
      </main>
    </div>
  );
}

export function Commitment({ commitment }: { readonly commitment: string }) {
  const t = useText();
  return (
    <details className="commitment muted">
      <summary>{t('table.commitment')}</summary>
      <code>{commitment}</code>
      <p>{t('table.commitment.hint')}</p>
    </details>
  );
}
