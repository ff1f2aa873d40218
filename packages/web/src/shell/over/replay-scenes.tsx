/** What everybody saw happen, once more while a replay runs, as fast as it runs: votes, cards, the ends of rounds. */
import type { LogEntry } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { type Scene, SceneSpeed } from '../../board/scene/happening.js';
import type { PastShown } from '../past/use-past.js';
import { preferences } from '../preferences.js';
import { useSeats } from '../seats/seats.js';
import { isWanted } from '../table/scenes.js';
import type { LoadedGame } from '../ui/use-game.js';

/** How long a scene stays at the usual speed, in milliseconds, once all of it was shown. */
const STAYS = { card: 1500, result: 2500, round: 4000 } as const;

/** The scenes of a moment that a person wants to see, without what only waits for a decision. */
export function scenesOf({ ui }: LoadedGame, log: readonly LogEntry[], from: number, seat: string | null) {
  const scenes = ui.scenes?.of(log, from, seat) ?? [];
  return scenes.filter((scene) => scene.kind in STAYS && isWanted(scene, preferences()));
}

export interface ReplayScenesProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly seat: string | null;
  readonly speed: number;
  readonly shown: PastShown;
  /** The log up to what is shown. */
  readonly log: readonly LogEntry[];
  readonly scenes: readonly Scene[];
  /** Leaves what is still to be seen. */
  leave(scenes: readonly Scene[]): void;
}

export function ReplayScenes({ table, game, seat, speed, shown, log, scenes, leave }: ReplayScenesProps) {
  const seats = useSeats(table, game);
  const [scene, ...more] = scenes;
  const { scenes: drawn } = game.ui;
  if (scene === undefined || drawn === undefined) return null;
  return (
    <SceneSpeed value={speed}>
      <drawn.Scene
        key={scene.id}
        scene={scene}
        before={shown.before?.view ?? shown.view}
        after={shown.view}
        log={log}
        seat={seat}
        seats={seats}
        words={game.words}
        patience={STAYS[scene.kind as keyof typeof STAYS]}
        more={more.length > 0}
        pass={() => leave(more)}
        skip={() => leave([])}
      />
    </SceneSpeed>
  );
}
