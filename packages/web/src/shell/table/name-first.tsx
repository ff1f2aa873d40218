/** Who comes to a table without a name is asked for one first; it is kept for the next time. */

import { type FormEvent, useState } from 'react';
import { api } from '../api.js';
import { Failed } from '../ui/failed.js';
import { useResource } from '../ui/use-resource.js';
import { useSay } from '../words/shell.js';

export function NameFirst() {
  const say = useSay();
  const me = useResource(api.me);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (me.value === undefined || me.value.name) return null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await api.rename(text.trim());
      me.reload();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <form className="sheet padded name-first" onSubmit={save}>
      <label className="field">
        <span>{say('name.label')}</span>
        <input value={text} maxLength={24} autoComplete="nickname" onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit" className="button primary" disabled={text.trim() === ''}>
        {say('name.save')}
      </button>
      <Failed message={problem} />
    </form>
  );
}
