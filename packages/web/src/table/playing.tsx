/** A game being played: the table, who sits there, the log and the chat, and below all what is asked. */
import type { TableSummary } from '@polity/server/wire';
import { useEffect, useState } from 'react';
import { useKeys } from '../answer/use-keys.js';
import { usePreferences } from '../preferences.js';
import { positionOf } from '../table-state.js';
import { Header } from '../ui/header.js';
import { Icon } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useNarrow } from '../ui/use-narrow.js';
import { useText } from '../words/shell.js';
import { AskBar } from './ask-bar.js';
import { Curtain } from './curtain.js';
import { Headline } from './headline.js';
import { InPlace, Place, PlacesProvider } from './places.js';
import { SeatSwitch } from './seat-switch.js';
import { SidePanel } from './side-panel.js';
import { Stage } from './stage.js';
import { type Tab, Tabs } from './tabs.js';
import type { TableAtHand } from './use-table.js';

export interface PlayingProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly hand: TableAtHand;
}

export function Playing({ table, game, hand }: PlayingProps) {
  const t = useText();
  const { state, actions } = hand;
  const { curtain } = usePreferences();
  const position = positionOf(state);
  // A game's own board lays the whole table, but a phone has room for one part at a time.
  const narrow = useNarrow();
  const boarded = game.ui.Board !== undefined && !narrow;
  const [tab, setTab] = useState<Tab>('table');
  const [behind, setBehind] = useState<string | null>(null);
  const held = state.positions.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const asked = state.positions.find(({ ask, seat }) => ask !== null && seat !== null)?.seat ?? null;
  const turnsTo = position?.ask === null && asked !== null && asked !== behind ? asked : null;

  const look = (seat: string) => {
    setBehind(null);
    actions.look(seat);
  };
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

  useKeys(({ key }) => {
    if (key === 'l') setTab(tab === 'log' && boarded ? 'table' : 'log');
    else if (key === 'c') {
      setTab('chat');
      setTimeout(() => document.getElementById('chat-input')?.focus());
    } else if (key === 's' && held.length > 1) {
      const other = held[(held.indexOf(state.seat ?? '') + 1) % held.length];
      if (other !== undefined) curtain ? setNext(other) : look(other);
    }
  });

  if (position === undefined) return <p className="notice-page">{t('app.loading')}</p>;
  const side = <SidePanel table={table} game={game} hand={hand} position={position} tab={tab} setTab={setTab} />;
  const asking = <AskBar table={table} game={game} hand={hand} position={position} />;
  return (
    <PlacesProvider>
      <div className={`table-page tab-${tab} ${boarded ? 'boarded' : ''}`}>
        <Header
          actions={
            <>
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
                aria-label={t('tabs.log')}
                aria-expanded={tab === 'log' || tab === 'chat'}
                title={t('tabs.log')}
                onClick={() => setTab(tab === 'table' ? 'log' : 'table')}
              >
                <Icon name="log" />
              </button>
            </>
          }
        >
          <Headline view={position.view} game={game} title />
          <Place name="headline" className="headline-place" />
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
              <Stage table={table} game={game} hand={hand} position={position} />
              {boarded ? <InPlace name="side">{side}</InPlace> : side}
            </main>
            {boarded ? <InPlace name="ask">{asking}</InPlace> : asking}
          </>
        )}
        <Tabs tab={tab} setTab={setTab} />
      </div>
    </PlacesProvider>
  );
}
