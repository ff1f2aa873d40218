/** Rules at hand in a dialog: those of all boxes, in words that the table itself may do without. */
import { Suspense } from 'react';
import { Dialog } from '../ui/dialog.js';
import { useGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { ReferenceView, type ReferenceViewProps } from './reference-view.js';

interface EverythingProps extends Omit<ReferenceViewProps, 'ui' | 'words'> {
  readonly game: string;
}

export default function ReferenceDialog({ onClose, ...props }: EverythingProps & { onClose(): void }) {
  const say = useSay();
  return (
    <Dialog title={say('reference.title')} onClose={onClose}>
      <Suspense fallback={<p>{say('app.loading')}</p>}>
        <Everything {...props} />
      </Suspense>
    </Dialog>
  );
}

function Everything({ game, ...props }: EverythingProps) {
  const { ui, words } = useGame(game, 'everything');
  return <ReferenceView ui={ui} words={words} {...props} />;
}
