/** Beside the table: the seats, and below them the log or the chat. On a phone each is a tab of its own. */
import type { TableSummary } from '@polity/server/wire';
import { useCallback, useMemo } from 'react';
import { Outlet } from '../../board/outlets.js';
import type { Position } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { LogPanel } from '../log/log-panel.js';
import { SeatsPanel } from '../seats/seats-panel.js';
import { Icon } from '../ui/icons.js';
import { lazyPart, useLoadedWhenIdle } from '../ui/lazy-part.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import type { Tab } from './tabs.js';

const ChatPanel = lazyPart(async () => ({ default: (await import('../log/chat-panel.js')).ChatPanel }));

export interface SidePanelProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly live: LiveTable;
  readonly position: Position;
  readonly tab: Tab;
  setTab(tab: Tab): void;
  /** How many lines of talk came since the chat was last looked at. */
  readonly unread: number;
  /** How often somebody has wanted to speak: the focus goes to the chat. */
  readonly speaking: number;
  /** Shows the table as it was; not there for who does so already. */
  readonly lookBack?: () => void;
  /** Shows the table as it was when a line of the log had just been told, while it is looked back. */
  readonly toMoment?: (line: number) => void;
}

export function SidePanel(props: SidePanelProps) {
  const { table, game, live, position, tab, setTab, unread, speaking, lookBack, toMoment } = props;
  const say = useSay();
  const seats = useMemo(() => table.seats.map(({ seat }) => seat), [table.seats]);
  const { seen } = live.state;
  const { seat, log } = position;
  const since = useMemo(
    () => (seat === null ? undefined : (game.ui.turnEnded?.(log, seat) ?? seen[seat])),
    [game, log, seat, seen],
  );
  const shown = tab === 'chat' ? 'chat' : 'log';
  useLoadedWhenIdle(ChatPanel);
  const toTable = useCallback(() => setTab('table'), [setTab]);
  return (
    <aside className="side">
      <SeatsPanel table={table} game={game} view={position.view} seat={position.seat} />
      <div className="side-talk sheet">
        <Outlet name="digest" className="side-digest" />
        <div className="side-head">
          <div className="side-tabs" role="tablist" aria-label={say('tabs.label')}>
            <button
              type="button"
              role="tab"
              id="tab-log"
              aria-selected={shown === 'log'}
              aria-controls="side-shown"
              onClick={() => setTab(tab === 'log' ? 'table' : 'log')}
            >
              {say('tabs.log')}
            </button>
            <button
              type="button"
              role="tab"
              id="tab-chat"
              aria-selected={shown === 'chat'}
              aria-controls="side-shown"
              onClick={() => setTab('chat')}
            >
              {say('tabs.chat')}
              {unread > 0 && <span className="count">{unread}</span>}
            </button>
          </div>
          {lookBack && position.log.length > 0 && (
            <button type="button" className="button quiet look-back" title={say('past.open')} onClick={lookBack}>
              <Icon name="history" />
              <span>{say('past.open')}</span>
            </button>
          )}
        </div>
        <div id="side-shown" role="tabpanel" aria-labelledby={`tab-${shown}`} className="side-shown">
          {shown === 'log' ? (
            <LogPanel log={log} game={game} seats={seats} seen={since} onShown={toTable} toMoment={toMoment} />
          ) : (
            <ChatPanel table={table} game={game} live={live} speaking={speaking} />
          )}
        </div>
      </div>
    </aside>
  );
}
