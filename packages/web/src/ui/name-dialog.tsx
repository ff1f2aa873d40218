/** Asks what the others should call somebody. */
import { type FormEvent, useState } from 'react';
import { useText } from '../words/shell.js';
import { Dialog } from './dialog.js';

export interface NameDialogProps {
  readonly name: string | null;
  onClose(): void;
  onName(name: string): void;
}

export default function NameDialog({ name, onClose, onName }: NameDialogProps) {
  const t = useText();
  const [text, setText] = useState(name ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const chosen = text.trim();
    if (chosen !== '') onName(chosen);
  };
  return (
    <Dialog title={t('name.title')} onClose={onClose}>
      <form onSubmit={save} className="name-form">
        <label className="field">
          <span>{t('name.label')}</span>
          <input value={text} maxLength={24} autoComplete="nickname" onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit" className="button primary" disabled={text.trim() === ''}>
          {t('name.save')}
        </button>
      </form>
    </Dialog>
  );
}
