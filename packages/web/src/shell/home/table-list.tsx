/** Tables in a list: the game, who waits, and the way in. */
import type { TableSummary } from '@polity/server/wire';
import { Link } from '../ui/link.js';
import { useGameTitle } from '../words/game-title.js';
import { useSay, useShellWords } from '../words/shell.js';

export interface TableListProps {
  readonly tables: readonly TableSummary[] | undefined;
  readonly empty: string;
  readonly mine?: boolean;
}

export function TableList({ tables, empty, mine = false }: TableListProps) {
  if (tables === undefined) return <p className="empty">…</p>;
  if (tables.length === 0) return <p className="empty">{empty}</p>;
  return (
    <ul className="table-list">
      {tables.map((table) => (
        <TableRow key={table.id} table={table} mine={mine} />
      ))}
    </ul>
  );
}

function TableRow({ table, mine }: { readonly table: TableSummary; readonly mine: boolean }) {
  const say = useSay();
  const words = useShellWords();
  const { locale } = words;
  const titled = useGameTitle();
  const open = table.seats.filter(({ holder }) => holder.kind === 'open').length;
  const myTurn =
    table.status === 'playing' &&
    table.seats.some(({ seat, holder }) => holder.kind === 'person' && holder.you && table.deciding.includes(seat));
  const state = table.trouble
    ? say('home.trouble')
    : myTurn
      ? say('home.yourTurn')
      : open > 0
        ? say('home.seats.open', { count: open })
        : say(`home.status.${table.status}`);
  const people = table.seats.flatMap(({ holder }) =>
    holder.kind === 'person' ? [holder.name || say('name.guest')] : [],
  );
  return (
    <li className="table-row sheet">
      <Link to={`/table/${table.id}`} className="table-row-link">
        <strong>{titled(table.game, 'short')}</strong>
        <span className="muted">{words.row(people)}</span>
      </Link>
      <span className={myTurn ? 'badge strong' : 'badge'}>{state}</span>
      <span className="muted when">{ago(table.createdAt, locale)}</span>
      {!mine && open > 0 && (
        <Link to={`/table/${table.id}`} className="button">
          {say('home.join')}
        </Link>
      )}
    </li>
  );
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(then: number, locale: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' });
  for (const [unit, length] of UNITS) {
    if (now - then >= length) return format.format(-Math.floor((now - then) / length), unit);
  }
  return format.format(0, 'second');
}
