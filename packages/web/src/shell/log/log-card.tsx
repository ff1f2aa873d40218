/** On a phone, over the log: what a card does that a line names, and the way to where the line points. */
import { Dialog } from '../ui/dialog.js';
import { useSay } from '../words/shell.js';
import type { Named } from './named.js';

export interface LogCardProps {
  readonly named: Named;
  /** Shows on the table what the line speaks of, if it speaks of anything there. */
  readonly show: (() => void) | undefined;
  onClose(): void;
}

export default function LogCard({ named, show, onClose }: LogCardProps) {
  const say = useSay();
  return (
    <Dialog title={named.name} onClose={onClose}>
      <p>{named.text}</p>
      {show && (
        <button type="button" className="button" onClick={show}>
          {say('log.show')}
        </button>
      )}
    </Dialog>
  );
}
