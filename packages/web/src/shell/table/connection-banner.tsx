/** Says that the line is broken and when it will be tried again. */
import { useEffect, useState } from 'react';
import type { Connection } from '../live/table-state.js';
import { useSay } from '../words/shell.js';

export function ConnectionBanner(props: { readonly connection: Connection; reconnect(): void }) {
  const { connection, reconnect } = props;
  const say = useSay();
  const [now, setNow] = useState(Date.now());
  const lost = connection.state === 'lost';
  useEffect(() => {
    if (!lost) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [lost]);
  if (connection.state !== 'lost') return null;
  const seconds = Math.max(1, Math.ceil((connection.retryAt - now) / 1000));
  return (
    <div className="connection-banner" role="status">
      <span>{say('connection.lost', { seconds })}</span>
      <button type="button" className="button" onClick={reconnect}>
        {say('connection.now')}
      </button>
    </div>
  );
}
