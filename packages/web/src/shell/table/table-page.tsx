/** A table, whatever becomes of it: gathering, being played, over. */
import type { TableSummary } from '@polity/server/wire';
import { Suspense } from 'react';
import { type LiveTable, useTable } from '../live/use-table.js';
import { usePast } from '../past/use-past.js';
import { optionsNow } from '../seats/seats.js';
import { Header, Waiting } from '../ui/header.js';
import { lazyPart } from '../ui/lazy-part.js';
import { useCast, useGame, useGameUi, useTold } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { useSay } from '../words/shell.js';
import { Attention } from './attention.js';
import { ConnectionBanner } from './connection-banner.js';
import { Playing } from './playing.js';
import { Scenes } from './scenes.js';
import '../styles/table.css';
import '../styles/boarded.css';

const Gathering = lazyPart(async () => ({ default: (await import('./gathering.js')).Gathering }));
const StuckTable = lazyPart(() => import('./stuck-table.js'));
const OverPage = lazyPart(() => import('../over/over-page.js'));

const REFUSED: Readonly<Record<number, string>> = { 4404: 'table.missing' };

export default function TablePage({ id }: { readonly id: string }) {
  const say = useSay();
  const live = useTable(id);
  const { connection, table } = live.state;
  if (connection.state === 'refused') {
    return (
      <div className="page">
        <Header />
        <main className="notice-page" id="content" role="alert">
          {say(REFUSED[connection.code] ?? 'table.malformed')}
        </main>
      </div>
    );
  }
  if (table === null) {
    return (
      <div className="page">
        <Header />
        <ConnectionBanner connection={connection} reconnect={live.actions.reconnect} />
        <main className="notice-page" id="content">
          {say('connection.connecting')}
        </main>
      </div>
    );
  }
  // One that could not start is shown with its seats: it can be tried again.
  if (table.trouble !== null && table.trouble !== 'cannot-start') {
    return (
      <>
        <ConnectionBanner connection={connection} reconnect={live.actions.reconnect} />
        <StuckTable table={table} />
      </>
    );
  }
  return <OpenTable live={live} table={table} />;
}

interface OpenTableProps {
  readonly live: LiveTable;
  readonly table: TableSummary;
}

function OpenTable(props: OpenTableProps) {
  const title = useGameTitle()(props.table.game, 'short');
  return (
    <Suspense fallback={<Waiting title={title} />}>
      <LoadedTable {...props} />
    </Suspense>
  );
}

function LoadedTable({ live, table }: OpenTableProps) {
  const { connection, over, positions } = live.state;
  const options = optionsNow(table, useGameUi(table.game));
  const game = useTold(useCast(useGame(table.game, options), positions[0]?.view), positions);
  const past = usePast(table.id, live);
  return (
    <>
      <Attention live={live} table={table} game={game} lookingBack={past.open} />
      <ConnectionBanner connection={connection} reconnect={live.actions.reconnect} />
      {table.status === 'gathering' && <Gathering table={table} game={game} live={live} />}
      {/* Whoever looks back is not disturbed: what is to be seen waits. */}
      {table.status !== 'gathering' && !past.open && <Scenes table={table} game={game} live={live} />}
      {table.status !== 'gathering' && !over && <Playing table={table} game={game} live={live} past={past} />}
      {table.status !== 'gathering' && over && positions.length > 0 && (
        <OverPage table={table} game={game} live={live} past={past} />
      )}
    </>
  );
}
