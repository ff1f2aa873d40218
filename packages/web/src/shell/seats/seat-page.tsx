/** Where a recovery link leads: whoever has it sits down, with this browser instead of the one before. */
import { useEffect, useState } from 'react';
import { ApiError, api } from '../api.js';
import { navigate } from '../router.js';
import { Header } from '../ui/header.js';
import { Link } from '../ui/link.js';
import { useSay } from '../words/shell.js';

/** Refusals that have words of their own. */
const KNOWN: readonly string[] = ['no-such-link', 'no-seat', 'forbidden', 'too-fast'];

export default function SeatPage({ table }: { readonly table: string }) {
  const say = useSay();
  const [token] = useState(() => location.hash.slice(1));
  const [problem, setProblem] = useState<string | null>(null);
  // Nobody finds it in the history, or over a shoulder.
  useEffect(() => history.replaceState(null, '', location.pathname), []);
  const failed = (error: Error) =>
    error instanceof ApiError && KNOWN.includes(error.error)
      ? say(`seat.recover.${error.error}`)
      : say('app.failed', { message: error.message });
  const sitDown = () => {
    setProblem(null);
    api.recoverSeat(table, token).then(
      () => navigate(`/table/${encodeURIComponent(table)}`),
      (error: Error) => setProblem(failed(error)),
    );
  };
  const refused = token === '' ? say('seat.recover.no-such-link') : problem;
  return (
    <div className="page">
      <Header />
      <main className="notice-page" id="content">
        <h1>{say('seat.recover')}</h1>
        <p className="lead">{say('seat.recover.lead')}</p>
        {refused !== null && (
          <p className="problem" role="alert">
            {refused}
          </p>
        )}
        <div className="buttons">
          {token !== '' && (
            <button type="button" className="button primary big" onClick={sitDown}>
              {say('seat.recover.sit')}
            </button>
          )}
          <Link to={`/table/${encodeURIComponent(table)}`} className="button">
            {say('seat.recover.watch')}
          </Link>
        </div>
      </main>
    </div>
  );
}
