/** Beside the table: the seats, and below them the log or the chat. On a phone each is a tab of its own. */
import type { TableSummary } from '@polity/server/wire';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Position } from '../table-state.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';
import { ChatPanel } from './chat-panel.js';
import { LogPanel } from './log-panel.js';
import { Place } from './places.js';
import { SeatsPanel } from './seats-panel.js';
import type { Tab } from './tabs.js';
import type { TableAtHand } from './use-table.js';

export interface SidePanelProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly hand: TableAtHand;
  readonly position: Position;
  readonly tab: Tab;
  setTab(tab: Tab): void;
}

export function SidePanel({ table, game, hand, position, tab, setTab }: SidePanelProps) {
  const t = useText();
  const seats = useMemo(() => table.seats.map(({ seat }) => seat), [table.seats]);
  const { chat, seen } = hand.state;
  const shown = tab === 'chat' ? 'chat' : 'log';
  const [read, setRead] = useState(chat.length);
  useEffect(() => {
    if (shown === 'chat') setRead(chat.length);
  }, [shown, chat.length]);
  const unread = chat.length - read;
  const toTable = useCallback(() => setTab('table'), [setTab]);
  return (
    <aside className="side">
      <SeatsPanel table={table} game={game} view={position.view} seat={position.seat} />
      <div className="side-talk sheet">
        <Place name="moment" className="side-moment" />
        <div className="side-tabs" role="tablist" aria-label={t('tabs.label')}>
          <button
            type="button"
            role="tab"
            id="tab-log"
            aria-selected={shown === 'log'}
            aria-controls="side-shown"
            onClick={() => setTab('log')}
          >
            {t('tabs.log')}
          </button>
          <button
            type="button"
            role="tab"
            id="tab-chat"
            aria-selected={shown === 'chat'}
            aria-controls="side-shown"
            onClick={() => setTab('chat')}
          >
            {t('tabs.chat')}
            {unread > 0 && <span className="count">{unread}</span>}
          </button>
        </div>
        <div id="side-shown" role="tabpanel" aria-labelledby={`tab-${shown}`} className="side-shown">
          {shown === 'log' ? (
            <LogPanel log={position.log} game={game} seats={seats} seen={seen[position.seat ?? '']} onShown={toTable} />
          ) : (
            <ChatPanel lines={chat} game={game} seats={seats} say={hand.actions.chat} />
          )}
        </div>
      </div>
    </aside>
  );
}
