/** A table, whatever becomes of it: gathering, being played, over. */
import type { TableSummary } from '@polity/server/wire';
import { OverPage } from '../over/over-page.js';
import { Header } from '../ui/header.js';
import { useGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';
import { Attention } from './attention.js';
import { ConnectionBanner } from './connection-banner.js';
import { Gathering } from './gathering.js';
import { Playing } from './playing.js';
import { type TableAtHand, useTable } from './use-table.js';
import '../styles/table.css';
import '../styles/boarded.css';

const REFUSED: Readonly<Record<number, string>> = { 4404: 'table.missing', 4403: 'table.forbidden' };

export default function TablePage({ id }: { readonly id: string }) {
  const t = useText();
  const hand = useTable(id);
  const { connection, table } = hand.state;
  if (connection.state === 'refused') {
    return (
      <div className="page">
        <Header />
        <main className="notice-page" id="content" role="alert">
          {t(REFUSED[connection.code] ?? 'table.malformed')}
        </main>
      </div>
    );
  }
  if (table === null) {
    return (
      <div className="page">
        <Header />
        <ConnectionBanner connection={connection} reconnect={hand.actions.reconnect} />
        <main className="notice-page" id="content">
          {t('connection.connecting')}
        </main>
      </div>
    );
  }
  return <OpenTable hand={hand} table={table} />;
}

function OpenTable({ hand, table }: { readonly hand: TableAtHand; readonly table: TableSummary }) {
  const game = useGame(table.game);
  const { connection, over, positions } = hand.state;
  return (
    <>
      <Attention hand={hand} table={table} game={game} />
      <ConnectionBanner connection={connection} reconnect={hand.actions.reconnect} />
      {table.status === 'gathering' && <Gathering table={table} game={game} hand={hand} />}
      {table.status !== 'gathering' && !over && <Playing table={table} game={game} hand={hand} />}
      {table.status !== 'gathering' && over && positions.length > 0 && (
        <OverPage table={table} game={game} hand={hand} />
      )}
    </>
  );
}
