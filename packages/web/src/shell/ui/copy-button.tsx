/** Copies a text and says so. */
import { useState } from 'react';
import { useSay } from '../words/shell.js';
import { Icon } from './icons.js';

export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    copyText(text).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    });
  };
  return (
    <button type="button" className="button" onClick={copy}>
      <Icon name={copied ? 'check' : 'link'} />
      <span aria-live="polite">{copied ? say('table.invite.copied') : label}</span>
    </button>
  );
}

/** Without a secure context there is no clipboard; then the browser offers the text to be copied by hand. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else prompt('', text);
}
