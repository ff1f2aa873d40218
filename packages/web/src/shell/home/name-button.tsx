/** One's name, and a way to change it. */
import { useState } from 'react';
import { rename, useMyName } from '../me.js';
import { lazyPart } from '../ui/lazy-part.js';
import { useSay } from '../words/shell.js';

const NameDialog = lazyPart(() => import('../ui/name-dialog.js'));

export function NameButton() {
  const say = useSay();
  const known = useMyName();
  const [open, setOpen] = useState(false);
  if (known === undefined) return null;
  const name = known ?? say('name.guest');
  return (
    <>
      <button type="button" className="button" aria-label={say('name.edit', { name })} onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && (
        <NameDialog
          name={known}
          onClose={() => setOpen(false)}
          onName={(chosen) => rename(chosen).then(() => setOpen(false))}
        />
      )}
    </>
  );
}
