/** The way of a seat to another browser: a link, shown once to who sits there. */
import { useState } from 'react';
import { api } from '../api.js';
import { CopyButton } from '../ui/copy-button.js';
import { Dialog } from '../ui/dialog.js';
import { Failed } from '../ui/failed.js';
import { useSay } from '../words/shell.js';

/** What opens the seat stands behind the `#`: browsers send that to no server, and tell it to no other page. */
function recoveryLink(table: string, token: string): string {
  return new URL(`/seat/${encodeURIComponent(table)}#${token}`, location.href).href;
}

export default function KeepSeat({ table, onClose }: { readonly table: string; onClose(): void }) {
  const say = useSay();
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = () => {
    setProblem(null);
    api.keepSeat(table).then(
      ({ token }) => setLink(recoveryLink(table, token)),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <Dialog title={say('seat.keep')} lead={say('seat.keep.lead')} onClose={onClose}>
      {link === null ? (
        <div className="buttons">
          <button type="button" className="button primary" onClick={make}>
            {say('seat.keep.make')}
          </button>
        </div>
      ) : (
        <>
          <input
            className="invite-link"
            readOnly
            value={link}
            aria-label={say('seat.keep.link')}
            onFocus={({ target }) => target.select()}
          />
          <p className="muted">{say('seat.keep.once')}</p>
          <div className="buttons">
            <CopyButton text={link} label={say('table.invite.copy')} />
          </div>
        </>
      )}
      <Failed message={problem} />
    </Dialog>
  );
}
