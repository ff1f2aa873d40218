/** Who comes to a table without a name is asked for one first; it is kept for the next time. */

import { type FormEvent, useState } from 'react';
import { rename, useMyName } from '../me.js';
import { Failed } from '../ui/failed.js';
import { useSay } from '../words/shell.js';

/** @param props.className where it stands. */
export function NameFirst({ className }: { readonly className: string }) {
  const say = useSay();
  const name = useMyName();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (name === undefined || name) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    rename(text.trim()).catch((error: Error) => setProblem(error.message));
  };
  return (
    <form className={`name-first ${className}`} onSubmit={save}>
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
