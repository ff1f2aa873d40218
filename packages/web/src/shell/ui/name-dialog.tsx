/** Asks what the others should call somebody. */
import { type FormEvent, useState } from 'react';
import { useSay } from '../words/shell.js';
import { Dialog } from './dialog.js';

export interface NameDialogProps {
  readonly name: string | null;
  onClose(): void;
  onName(name: string): void;
}

export default function NameDialog({ name, onClose, onName }: NameDialogProps) {
  const say = useSay();
  const [text, setText] = useState(name ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const chosen = text.trim();
    if (chosen !== '') onName(chosen);
  };
  return (
    <Dialog title={say('name.title')} onClose={onClose}>
      <form onSubmit={save} className="name-form">
        <label className="field">
          <span>{say('name.label')}</span>
          <input value={text} maxLength={24} autoComplete="nickname" onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit" className="button primary" disabled={text.trim() === ''}>
          {say('name.save')}
        </button>
      </form>
    </Dialog>
  );
}
