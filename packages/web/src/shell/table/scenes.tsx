/** What is on the stage: the game's own drawing of it, over the table, until it was seen. */
import type { TableSummary } from '@polity/server/wire';
import { useCallback, useEffect, useRef } from 'react';
import { comesBefore, type Patience, type Scene, WayToNow } from '../../board/scene/happening.js';
import { prefersStillness } from '../../board/use-steps.js';
import type { SceneReader } from '../live/arrivals.js';
import { positionOf } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { type Pace, type Preferences, preferences, type Showing, showingFor, usePreferences } from '../preferences.js';
import { isLent, useSeats } from '../seats/seats.js';
import { useLiesOver } from '../ui/use-back-closes.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface ScenesProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly live: LiveTable;
}

/** Whoever wants to see results only for a while sees them for so long. */
const SHORT = 3000;
/** How long a card of somebody else is seen, in milliseconds, and how long whatever else others do. */
const CARD: Readonly<Record<Pace, number>> = { calm: 3500, usual: 2000, quick: 1000, skip: 0 };
const PAUSE: Readonly<Record<Pace, number>> = { calm: 1200, usual: 0, quick: 0, skip: 0 };

export function Scenes({ table, game, live: { state, actions } }: ScenesProps) {
  const say = useSay();
  const { scenes } = game.ui;
  const seats = useSeats(table, game);
  const chosen = usePreferences();
  useEffect(() => {
    if (scenes) actions.direct(wantedOf(scenes.of));
  }, [scenes, actions]);
  const [scene, ...next] = state.scenes;
  const id = scene?.id ?? '';
  const hurried = useRef(false);
  const pass = useCallback(() => {
    hurried.current = false;
    actions.pass(id);
  }, [actions, id]);
  const hurry = useCallback(() => {
    pass();
    hurried.current = true;
  }, [pass]);
  const shown = positionOf(state);
  const begun = useRef('');
  const liesOver = useLiesOver();
  if (shown?.ask) hurried.current = false;
  if (scene === undefined || scenes === undefined || shown === undefined) return null;
  if (scene.kind === 'pause') return <Pause key={id} time={PAUSE[chosen.others]} pass={pass} />;
  // None begins over what I have opened myself, and no card is shown behind it.
  if (liesOver && (begun.current !== id || scene.kind === 'card')) return null;
  begun.current = id;
  const arrived = state.arrivals[0]?.positions.find(({ seat }) => seat === shown.seat);
  const position = comesBefore(scene) ? (arrived ?? shown) : shown;
  const newest = state.arrivals.at(-1)?.positions.find(({ seat }) => seat === shown.seat);
  const more = [...next, ...state.arrivals.flatMap((arrival) => arrival.scenes)];
  const waits = isPage(scene) && more.some(isPage);
  return (
    <WayToNow value={waits ? { label: say('ask.now'), go: actions.toNow } : null}>
      <scenes.Scene
        key={scene.id}
        scene={scene}
        before={shown.view}
        after={position.view}
        log={position.log}
        newest={(newest ?? position).log}
        seat={position.seat}
        seats={seats}
        words={game.words}
        patience={patienceFor(scene, chosen, position.seat, isLent(table, position.seat))}
        more={more.some(({ kind }) => kind === 'result')}
        hurried={hurried.current}
        pass={pass}
        hurry={hurry}
        skip={actions.skip}
      />
    </WayToNow>
  );
}

/** Whether it stops who looks at it, unless they have chosen that it does not. */
function isPage({ kind }: Scene): boolean {
  return kind === 'result' || kind === 'round';
}

/** Those that a person wants to see, by what is chosen when they come. */
function wantedOf(scenesOf: SceneReader): SceneReader {
  return (log, from, seat) => {
    const chosen = preferences();
    const scenes = scenesOf(log, from, seat).filter((scene) => isWanted(scene, chosen));
    if (PAUSE[chosen.others] === 0 || log.length <= from) return scenes;
    return [...scenes, { id: `pause ${log.length}`, kind: 'pause', at: log.length - 1 }];
  };
}

/** A moment to look at what has just been done. */
function Pause({ time, pass }: { readonly time: number; pass(): void }) {
  useEffect(() => {
    const timer = setTimeout(pass, time);
    return () => clearTimeout(timer);
  }, [time, pass]);
  return null;
}

export function isWanted(scene: Scene, chosen: Preferences): boolean {
  // Where nothing moves there is nothing to wait for before a decision.
  if (scene.kind === 'suspense' && prefersStillness()) return false;
  if (scene.kind === 'card') return CARD[chosen.others] > 0;
  return showingOf(scene, chosen) !== 'none';
}

/** @param lent whether a bot plays the seat: nobody need be there to go on. */
export function patienceFor(scene: Scene, chosen: Preferences, seat: string | null, lent = false): Patience {
  if (scene.kind === 'suspense') return 0;
  if (scene.kind === 'card') return CARD[chosen.others];
  return lent || showingFor(showingOf(scene, chosen), seat) === 'short' ? SHORT : null;
}

function showingOf({ kind }: Scene, { votes, rounds }: Preferences): Showing | null {
  return kind === 'round' ? rounds : votes;
}
