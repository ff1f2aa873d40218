/** One's name, and a way to change it. */
import { useState } from 'react';
import { api } from '../api.js';
import { lazyPart } from '../ui/lazy-part.js';
import { useResource } from '../ui/use-resource.js';
import { useSay } from '../words/shell.js';

const NameDialog = lazyPart(() => import('../ui/name-dialog.js'));

export function NameButton() {
  const say = useSay();
  const me = useResource(api.me);
  const [open, setOpen] = useState(false);
  if (me.value === undefined) return null;
  const name = me.value.name ?? say('name.guest');
  const rename = async (chosen: string) => {
    await api.rename(chosen);
    me.reload();
    setOpen(false);
  };
  return (
    <>
      <button type="button" className="button" aria-label={say('name.edit', { name })} onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && <NameDialog name={me.value.name} onClose={() => setOpen(false)} onName={rename} />}
    </>
  );
}
