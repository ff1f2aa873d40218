/** What the scenes of this game are given, in the game's own types, and how far one has gone. */
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import type { SceneProps } from '../../../board/scene/happening.js';

/** What a scene of this game is given, in the game's own types. */
export interface HegemonySceneProps extends Omit<SceneProps, 'before' | 'after' | 'seat'> {
  readonly before: HegemonyView;
  readonly after: HegemonyView;
  readonly seat: Seat | null;
}

/** How far a vote has gone for whoever sees it. */
export interface VoteShown {
  readonly cubes: number;
  readonly fists: 'none' | 'closed' | 'open';
  /** Whether what was in the fists is in the count. */
  readonly counted: boolean;
  readonly stamped: boolean;
}
