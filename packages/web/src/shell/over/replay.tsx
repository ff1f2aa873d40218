/** A finished game once more, on the whole table as those saw it who sat there, by itself or step by step. */
import type { Looked } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { useEffect, useMemo, useState } from 'react';
import { positionOf } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { PastScenes } from '../past/past-scenes.js';
import type { Past } from '../past/use-past.js';
import { useRun } from '../past/use-run.js';
import { Playing } from '../table/playing.js';
import type { LoadedGame } from '../ui/use-game.js';
import { keepMoment } from './kept-moment.js';
import { stepsTold } from './moment-at.js';
import { ReplayBar } from './replay-bar.js';
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
  const seats = useMemo(() => table.seats.map((one) => one.seat), [table.seats]);
  useEffect(() => {
    // Who has come to the end begins again.
    if (shown) keepMoment(table.id, seat, shown.told === shown.moments.at(-1) ? 0 : shown.told);
  }, [table.id, seat, shown]);
  const why = () => {
    run.play(false);
    if (shown !== null) setAsked(stepsTold(shown, log, game.words));
  };
  const bar = <ReplayBar {...{ past, run, game, log, found, seats }} why={game.ui.judged ? why : undefined} />;
  const { scenes, behind, leave } = run.seen;
  const speed = run.playing ? run.speed : null;
  return (
    <>
      <Playing table={table} game={game} live={live} past={behind} replay={bar} />
      {shown && <PastScenes {...{ table, game, seat, speed, shown, log, scenes, leave }} />}
      {asked && <WhyDialog table={table} game={game} steps={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
