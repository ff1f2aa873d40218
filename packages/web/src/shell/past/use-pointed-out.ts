/** Points out on the board what a moment of the past tells of; on a phone that turns to the part where it lies. */
import { useEffect } from 'react';
import { shineOn } from '../../board/spotlight.js';
import type { LoadedGame } from '../ui/use-game.js';
import type { Moment } from './moments.js';
import type { PastShown } from './use-past.js';

export function usePointedOut(shown: PastShown | null, { told }: Moment, { ui }: LoadedGame): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment, when the board shows it
  useEffect(() => {
    if (shown !== null) shineOn(told.flatMap((entry) => ui.spotsOf?.(entry) ?? []));
  }, [shown?.told]);
}
