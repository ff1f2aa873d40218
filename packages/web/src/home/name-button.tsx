/** One's name, and a way to change it. */
import { lazy, Suspense, useState } from 'react';
import { api } from '../api.js';
import { useResource } from '../ui/use-resource.js';
import { useText } from '../words/shell.js';

const NameDialog = lazy(() => import('../ui/name-dialog.js'));

export function NameButton() {
  const t = useText();
  const me = useResource(api.me);
  const [open, setOpen] = useState(false);
  if (me.value === undefined) return null;
  const name = me.value.name ?? t('name.guest');
  const rename = async (chosen: string) => {
    await api.rename(chosen);
    me.reload();
    setOpen(false);
  };
  return (
    <>
      <button type="button" className="button" aria-label={t('name.edit', { name })} onClick={() => setOpen(true)}>
        {name}
      </button>
      <Suspense fallback={null}>
        {open && <NameDialog name={me.value.name} onClose={() => setOpen(false)} onName={rename} />}
      </Suspense>
    </>
  );
}
