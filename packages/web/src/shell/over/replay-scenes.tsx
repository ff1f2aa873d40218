/** What everybody saw happen, once more while a replay runs, as fast as it runs: votes, cards, the ends of rounds. */
import type { LogEntry } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { type Scene, SceneSpeed } from '../../board/scene/happening.js';
import { preferences } from '../preferences.js';
import { useSeats } from '../seats/seats.js';
import { isWanted } from '../table/scenes.js';
import type { LoadedGame } from '../ui/use-game.js';
import type { Change } from '../view/diff.js';

/** A step as it is shown, what it was shown after, and from where its log is new. */
export interface Shown {
  readonly before: object;
  readonly logFrom: number;
  readonly step: number;
  readonly steps: number;
  readonly view: object;
  readonly log: readonly LogEntry[];
  readonly changes: readonly Change[];
}

/** How long a scene stays at the usual speed, in milliseconds, once all of it was shown. */
const STAYS = { card: 1500, result: 2500, round: 4000 } as const;

/** The scenes of a step that a person wants to see, without what only waits for a decision. */
export function scenesOfStep({ ui }: LoadedGame, { log, logFrom }: Shown, seat: string | null): readonly Scene[] {
  const scenes = ui.scenes?.of(log, logFrom, seat) ?? [];
  return scenes.filter((scene) => scene.kind in STAYS && isWanted(scene, preferences()));
}

export interface ReplayScenesProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly seat: string | null;
  readonly speed: number;
  readonly shown: Shown;
  readonly scenes: readonly Scene[];
  /** Leaves what is still to be seen. */
  leave(scenes: readonly Scene[]): void;
}

export function ReplayScenes({ table, game, seat, speed, shown, scenes, leave }: ReplayScenesProps) {
  const seats = useSeats(table, game);
  const [scene, ...more] = scenes;
  const { scenes: drawn } = game.ui;
  if (scene === undefined || drawn === undefined) return null;
  return (
    <SceneSpeed value={speed}>
      <drawn.Scene
        key={scene.id}
        scene={scene}
        before={shown.before}
        after={shown.view}
        log={shown.log}
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
