/** Which keys do what. */
import { useSay } from '../words/shell.js';
import { Dialog } from './dialog.js';

const KEYS: readonly (readonly [keys: string, words: string])[] = [
  ['1 … 9', 'help.digits'],
  ['← ↑ ↓ →', 'help.arrows'],
  ['Enter', 'help.enter'],
  ['A', 'help.list'],
  ['Shift Enter', 'help.confirm'],
  ['+ −', 'help.amount'],
  ['E', 'help.end'],
  ['U', 'help.undo'],
  ['Shift U', 'help.undoAll'],
  ['Space', 'help.skip'],
  ['R', 'help.rules'],
  ['B', 'help.past'],
  ['L', 'help.log'],
  ['C', 'help.chat'],
  ['S', 'help.seat'],
  ['Esc', 'help.escape'],
  ['?', 'help.help'],
];

export default function HelpDialog(props: { onClose(): void }) {
  const say = useSay();
  return (
    <Dialog title={say('help.title')} {...props}>
      <dl className="keys">
        {KEYS.map(([keys, words]) => (
          <div key={words}>
            <dt>{keys.split(' ').map((key) => (key === '…' ? ' … ' : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
