/** The game that I am in the middle of, before all others; one that waits for me comes first. */
import type { TableSummary } from '@polity/server/wire';
import { Link } from '../ui/link.js';
import { useGameTitle } from '../words/game-title.js';
import { useSay, useShellWords } from '../words/shell.js';

export function RunningGame({ tables }: { readonly tables: readonly TableSummary[] }) {
  const say = useSay();
  const words = useShellWords();
  const titled = useGameTitle();
  const running = tables.filter(({ status, trouble }) => status === 'playing' && trouble === null);
  const table = running.find(isMyTurn) ?? running[0];
  if (table === undefined) return null;
  const game = titled(table.game, 'short');
  const people = table.seats.flatMap(({ holder }) => (holder.kind === 'person' ? [holder.name] : []));
  return (
    <section className="running-game">
      <div>
        <h2>{say(isMyTurn(table) ? 'home.running.turn' : 'home.running', { game })}</h2>
        <p>{words.row(people)}</p>
      </div>
      <Link to={`/table/${table.id}`} className="button">
        {say('home.continue')}
      </Link>
    </section>
  );
}

function isMyTurn({ seats, deciding }: TableSummary): boolean {
  return seats.some(({ seat, holder }) => holder.kind === 'person' && holder.you && deciding.includes(seat));
}
