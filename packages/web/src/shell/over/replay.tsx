/** A finished game once more, on the whole table as those saw it who sat there, by itself or step by step. */
import type { Looked } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { useMemo, useState } from 'react';
import { positionOf } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import type { Past } from '../past/use-past.js';
import { Playing } from '../table/playing.js';
import type { LoadedGame } from '../ui/use-game.js';
import { stepsAt } from './moment-at.js';
import { ReplayBar } from './replay-bar.js';
import { ReplayScenes } from './replay-scenes.js';
import { useRun } from './use-run.js';
import { WhyDialog } from './why-dialog.js';

export interface ReplayProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly live: LiveTable;
  readonly past: Past;
  /** Whether it runs as soon as it is opened. */
  readonly atOnce: boolean;
  /** The decisions that cost most, as far as somebody has asked for them. */
  readonly found: readonly Looked[];
}

const NONE: readonly never[] = [];

export function Replay({ table, game, live, past, atOnce, found }: ReplayProps) {
  const position = positionOf(live.state);
  const log = position?.log ?? NONE;
  const seat = position?.seat ?? null;
  const run = useRun(past, game, log, seat, atOnce);
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const { shown } = past;
  const told = useMemo(() => log.slice(0, shown?.told), [log, shown]);
  const dear = useMemo(() => found.map(({ step }) => step), [found]);
  const why = () => {
    run.play(false);
    if (shown !== null) setAsked(stepsAt(shown, shown.told));
  };
  const bar = <ReplayBar {...{ past, run, game, log, dear }} why={game.ui.judged ? why : undefined} />;
  const { scenes, speed, leave } = run;
  return (
    <>
      <Playing table={table} game={game} live={live} past={past} replay={bar} />
      {shown && <ReplayScenes {...{ table, game, seat, speed, shown, scenes, leave }} log={told} />}
      {asked && <WhyDialog table={table} game={game} steps={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
