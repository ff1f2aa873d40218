/** Draws what is seen once more in the past, with the position to which it led when it was played. */
import type { LogEntry } from '@polity/kernel';
import type { PastPosition, TableSummary } from '@polity/server/wire';
import { useEffect, useRef, useState } from 'react';
import { type Scene, SceneSpeed } from '../../board/scene/happening.js';
import { api } from '../api.js';
import { useSeats } from '../seats/seats.js';
import type { LoadedGame } from '../ui/use-game.js';
import type { PastShown } from './use-past.js';

/** How long a scene stays while a replay runs at the usual speed, in milliseconds, once all of it was shown. */
const STAYS: Readonly<Partial<Record<Scene['kind'], number>>> = { card: 1500, result: 2500, round: 4000 };

export interface PastScenesProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly seat: string | null;
  /** How fast a replay runs; who goes step by step goes on when they want to. */
  readonly speed: number | null;
  readonly shown: PastShown;
  /** All of the log. */
  readonly log: readonly LogEntry[];
  readonly scenes: readonly Scene[];
  leave(scenes: readonly Scene[]): void;
}

export function PastScenes({ table, game, seat, speed, shown, log, scenes, leave }: PastScenesProps) {
  const seats = useSeats(table, game);
  const [scene, ...more] = scenes;
  const after = useSettled(table.id, seat, shown, scene !== undefined);
  const pass = () => leave(more);
  usePassedByKey(scene === undefined ? undefined : pass);
  const { scenes: drawn } = game.ui;
  if (scene === undefined || drawn === undefined || after === null) return null;
  return (
    <SceneSpeed value={speed ?? 1}>
      <drawn.Scene
        key={scene.id}
        scene={scene}
        before={shown.before?.view ?? shown.view}
        after={after.view}
        log={log.slice(0, after.told)}
        seat={seat}
        seats={seats}
        words={game.words}
        patience={speed === null ? null : (STAYS[scene.kind] ?? 0)}
        more={more.length > 0}
        pass={pass}
        skip={() => leave([])}
      />
    </SceneSpeed>
  );
}

type Settled = Pick<PastPosition, 'told' | 'view'>;

/** Scenes tell of all that came by itself until somebody was asked; null until that is known. */
function useSettled(id: string, seat: string | null, shown: PastShown, wanted: boolean): Settled | null {
  const rest = shown.rests.find((told) => told >= shown.told) ?? shown.told;
  const [found, setFound] = useState<Settled>(shown);
  const known = rest === shown.told ? shown : found.told === rest ? found : null;
  const missing = wanted && known === null;
  useEffect(() => {
    if (!missing) return;
    let waits = true;
    // What cannot be fetched is told as far as it is known.
    api.past(id, rest, seat).then(
      (past) => waits && setFound(past),
      () => waits && setFound({ told: rest, view: shown.view }),
    );
    return () => {
      waits = false;
    };
  }, [id, seat, rest, missing, shown.view]);
  return known;
}

/** The key that goes one step on goes on from a scene too. */
function usePassedByKey(pass: (() => void) | undefined): void {
  const latest = useRef(pass);
  latest.current = pass;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' || latest.current === undefined) return;
      // Nothing else goes on by the same press.
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
}
