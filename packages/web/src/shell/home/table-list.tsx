/** Tables in a list: the game, who waits, and the way in. */
import type { TableSummary } from '@polity/server/wire';
import { playedIn } from '../seats/seats.js';
import { Link } from '../ui/link.js';
import { useGameUi } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { playedName } from '../words/played-itself.js';
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
      ? say('home.yourTurn', { ...table.progress })
      : open > 0
        ? say('home.seats.open', { count: open })
        : say(`home.status.${table.status}`, { ...table.progress });
  const who = useWho(table);
  return (
    <li className="table-row sheet">
      <Link to={`/table/${table.id}`} className="table-row-link">
        <strong>{titled(table.game, 'short')}</strong>
        <span className="muted">{words.row(who)}</span>
      </Link>
      <span className={myTurn ? 'badge strong' : 'badge'}>{state}</span>
      {/* When it was opened says something while it waits for players; when somebody last played may be a secret. */}
      {table.status === 'gathering' && <span className="muted when">{ago(table.createdAt, locale)}</span>}
      {!mine && open > 0 && (
        <Link to={`/table/${table.id}`} className="button">
          {say('home.join')}
        </Link>
      )}
    </li>
  );
}

/** What tells a table from another of the same game: a guided round, my role, and those who play besides. */
function useWho({ game, options, seats }: TableSummary): readonly string[] {
  const say = useSay();
  const words = useShellWords();
  const ui = useGameUi(game);
  const mine = seats.find(({ holder }) => holder.kind === 'person' && holder.you)?.seat;
  const role = words.find(`game.${game}.lesson-name.${mine}`) ?? words.find(`game.${game}.name.${mine}`);
  const guided = ui.lessons !== undefined && mine !== undefined && options[ui.lessons.option] === mine;
  const others = seats.flatMap(({ holder }) => {
    if (holder.kind === 'person') return holder.you ? [] : [holder.name || say('name.guest')];
    return holder.kind === 'bot' ? [say(`bot.${holder.bot}`)] : [];
  });
  const itself = playedIn(ui, options).map(({ mode }) => playedName(words, game, mode));
  const me = role === undefined ? [] : [guided ? say('home.row.guided', { role }) : role];
  return [...me, ...counted([...others, ...itself], (name, count) => say('home.row.several', { name, count }))];
}

/** Each name once, in its order, with how many there are of it. */
function counted(names: readonly string[], several: (name: string, count: number) => string): readonly string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : several(name, count);
  });
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
