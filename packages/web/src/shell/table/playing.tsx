/** A game being played: the table, who sits there, the log and the chat, and below all what is asked. */
import type { TableSummary } from '@polity/server/wire';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Into, Outlet, OutletsProvider } from '../../board/outlets.js';
import { useKeys } from '../answers/use-keys.js';
import { AskBar } from '../ask/ask-bar.js';
import { positionOf } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import type { Past } from '../past/use-past.js';
import { usePreferences } from '../preferences.js';
import { ReferenceAtTable } from '../reference/reference-at-table.js';
import { toAgreeOn } from '../seats/seats.js';
import { Header, Waiting } from '../ui/header.js';
import { Icon } from '../ui/icons.js';
import { lazyPart, useLoadedWhenIdle } from '../ui/lazy-part.js';
import type { LoadedGame } from '../ui/use-game.js';
import { isNarrow, useNarrow } from '../ui/use-narrow.js';
import { useSay } from '../words/shell.js';
import { Headline } from './headline.js';
import { SidePanel } from './side-panel.js';
import { Stage } from './stage.js';
import type { Tab } from './tabs.js';
import { useUnread } from './use-unread.js';

const PastBar = lazyPart(() => import('../past/past-bar.js'));
const Said = lazyPart(() => import('../log/said.js'));
const Curtain = lazyPart(() => import('../seats/curtain.js'));
const SeatSwitch = lazyPart(() => import('../seats/seat-switch.js'));
const LessonAtTable = lazyPart(() => import('./lesson-at-table.js'));
/** With the styles of a phone, which fetches them beside the rest. */
const Tabs = lazyPart(() => import('./tabs.js'));
if (isNarrow()) void Tabs.load();

export interface PlayingProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly live: LiveTable;
  readonly past: Past;
  /** What goes through the past of a finished game, in the place of the bar with which somebody looks back. */
  readonly replay?: ReactNode;
}

export function Playing({ table: now, game, live, past, replay }: PlayingProps) {
  const say = useSay();
  const { state, actions } = live;
  const { curtain } = usePreferences();
  const position = positionOf(state);
  // A game's own board lays the whole table, but a phone has room for one part at a time.
  const narrow = useNarrow();
  const boarded = game.ui.Board !== undefined && !narrow;
  const [tab, setTab] = useState<Tab>('table');
  const [speaking, setSpeaking] = useState(0);
  const [behind, setBehind] = useState<string | null>(null);
  const held = state.positions.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const asked = state.positions.find(({ ask, seat }) => ask !== null && seat !== null)?.seat ?? null;
  // Who looks back is not disturbed.
  const turns = !past.open && position?.ask === null && asked !== null && asked !== behind;
  const turnsTo = turns ? asked : null;

  const look = (seat: string) => {
    setBehind(null);
    actions.look(seat);
  };
  const lookBack = () => {
    setTab('table');
    past.go(Math.max(0, (position?.log.length ?? 0) - 1));
  };
  const unread = useUnread(state, tab === 'chat');
  useLoadedWhenIdle(PastBar);
  useLoadedWhenIdle(Curtain);
  useLoadedWhenIdle(Tabs);
  const [next, setNext] = useState<string | null>(null);
  const curtainFor = next ?? turnsTo;
  const open = (seat: string) => {
    setNext(null);
    look(seat);
  };
  // Without a curtain the page follows whoever is asked.
  useEffect(() => {
    if (turnsTo !== null && !curtain) actions.look(turnsTo);
  }, [turnsTo, curtain, actions]);

  useKeys((event) => {
    const { key, defaultPrevented } = event;
    // Its bar listens to many keys, but may still be on its way.
    if (key === 'Escape' && past.open && !replay && !defaultPrevented) past.close();
    else if (key === 'b' && !past.open) lookBack();
    else if (key === 'l') setTab(tab === 'log' && boarded ? 'table' : 'log');
    else if (key === 'c') {
      // Else it would be written where the focus goes.
      event.preventDefault();
      setTab('chat');
      setSpeaking(speaking + 1);
    } else if (key === 's' && held.length > 1) {
      const other = held[(held.indexOf(state.seat ?? '') + 1) % held.length];
      if (other !== undefined) curtain ? setNext(other) : look(other);
    }
  });

  const { shown: moment, failed } = past;
  const seen = useMemo(
    () => (moment && !failed ? moment.drawing.pastOf(live, moment, game) : live),
    [live, moment, failed, game],
  );
  const table = useMemo(() => (moment ? moment.drawing.pastTable(now) : now), [moment, now]);
  if (position === undefined) return <Waiting />;
  const shown = positionOf(seen.state) ?? position;
  const talk = { table, game, live: seen, position: shown, tab, setTab, unread, speaking };
  const side = <SidePanel {...talk} {...(past.open ? { toMoment: past.toLine } : { lookBack })} />;
  const stage = <Stage table={table} game={game} live={seen} position={shown} />;
  const asking = past.open ? (
    (replay ?? <PastBar table={now} past={past} game={game} live={live} />)
  ) : (
    <AskBar table={table} game={game} live={live} position={position} />
  );
  const when = replay ? 'replaying' : past.open ? 'looking-back' : '';
  const jumped = moment?.drawing.isJump(moment, position.log, game.words) ? 'jumped' : '';
  return (
    <OutletsProvider>
      <div className={`table-page tab-${tab} ${boarded ? 'boarded' : ''} ${when} ${jumped}`}>
        <Header
          actions={
            <>
              <ReferenceAtTable game={game} position={position} />
              {held.length > 1 && (
                <SeatSwitch
                  held={held}
                  table={table}
                  game={game}
                  current={state.seat}
                  choose={(seat) => (curtain ? setNext(seat) : look(seat))}
                />
              )}
              <button
                type="button"
                className="button icon-only log-button"
                aria-label={say('tabs.log')}
                aria-expanded={tab === 'log' || tab === 'chat'}
                title={say('tabs.log')}
                onClick={() => setTab(tab === 'table' ? 'log' : 'table')}
              >
                <Icon name="log" />
              </button>
            </>
          }
        >
          <Headline view={shown.view} game={game} title />
          <Outlet name="headline" className="headline-outlet" />
        </Header>
        {curtainFor !== null && curtain && held.length > 1 ? (
          <Curtain
            seat={curtainFor}
            game={game}
            from={state.seat}
            open={() => open(curtainFor)}
            stay={() => {
              setNext(null);
              setBehind(asked);
            }}
          />
        ) : (
          <>
            <main className="table-main" id="content">
              {isLaidForLesson(table, game) ? (
                // A lesson speaks of the table as it is.
                <LessonAtTable table={table} game={game} seat={past.open ? null : position.seat}>
                  {stage}
                </LessonAtTable>
              ) : (
                stage
              )}
              {boarded ? <Into outlet="side">{side}</Into> : side}
            </main>
            {boarded ? (
              <Into outlet="ask">{asking}</Into>
            ) : (
              <>
                <Outlet name="standing" className="standing" />
                {asking}
                <Outlet name="told" className="told" />
              </>
            )}
          </>
        )}
        {unread > 0 && <Said table={table} game={game} live={live} />}
        {narrow && <Tabs tab={tab} waiting={{ players: toAgreeOn(table), chat: unread }} setTab={setTab} />}
      </div>
    </OutletsProvider>
  );
}

function isLaidForLesson({ options }: TableSummary, { ui: { lessons } }: LoadedGame): boolean {
  return lessons?.seats.some((seat) => seat === options[lessons.option]) ?? false;
}
