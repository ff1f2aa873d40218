/**
 * A position between two questions may stand at the beginning of a chapter of which the log has not told yet. It is shown
 * as the end of the one that was told last: where a game heads its log by what its headline says, that goes by the log.
 */
import type { LogEntry } from '@polity/kernel';
import type { LoadedGame } from '../ui/use-game.js';

export function asTold(
  view: object,
  log: readonly LogEntry[],
  { ui, words }: Pick<LoadedGame, 'ui' | 'words'>,
): object {
  const told: Record<string, unknown> = {};
  let from = 0;
  for (const heading of words.facts.headings ?? []) {
    const at = log.findLastIndex(({ kind }, i) => i >= from && kind === heading);
    const value = log[at]?.params[heading];
    if (value === undefined) continue;
    from = at;
    if (ui.headline?.includes(heading)) told[heading] = value;
  }
  return { ...view, ...told };
}
