/** A table that cannot be played here now: what is so, what is to be done, and who sits there. */
import type { TableSummary } from '@polity/server/wire';
import { humanise } from '@polity/words';
import { recordUrl } from '../api.js';
import { holderName } from '../seats/seats.js';
import { Header } from '../ui/header.js';
import { Link } from '../ui/link.js';
import { useGameTitle } from '../words/game-title.js';
import { useSay, useShellWords } from '../words/shell.js';

export default function StuckTable({ table }: { readonly table: TableSummary }) {
  const say = useSay();
  const words = useShellWords();
  const titled = useGameTitle();
  return (
    <div className="page">
      <Header />
      <main className="notice-page" id="content">
        <h1>{titled(table.game)}</h1>
        <div role="alert">
          <p className="lead">{say(`table.trouble.${table.trouble}`)}</p>
          <p>{say('table.trouble.todo')}</p>
        </div>
        <ul className="facts muted">
          {table.seats.map(({ seat, holder }) => (
            <li key={seat}>
              {say('table.options', {
                name: humanise(seat),
                value: holder.kind === 'successor' ? humanise(holder.way) : holderName(holder, words),
              })}
            </li>
          ))}
        </ul>
        <div className="buttons">
          {table.status === 'over' && (
            <a className="button" href={recordUrl(table.id)} download>
              {say('over.download')}
            </a>
          )}
          <Link to="/" className="button">
            {say('table.trouble.home')}
          </Link>
        </div>
      </main>
    </div>
  );
}
