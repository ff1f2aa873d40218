/** Rules at hand at a table: a button, a key, and every term of the board that is pressed. */
import { useEffect } from 'react';
import { readAbout, useReadAbout } from '../../board/term.js';
import { useKeys } from '../answers/use-keys.js';
import type { Position } from '../live/table-state.js';
import { Icon } from '../ui/icons.js';
import { lazyPart } from '../ui/lazy-part.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

const ReferenceDialog = lazyPart(() => import('./reference-dialog.js'));

export function ReferenceAtTable({ game, position }: { readonly game: LoadedGame; readonly position: Position }) {
  const say = useSay();
  const about = useReadAbout();
  const { reference } = game.ui;
  useKeys(({ key }) => {
    if (key === 'r' && reference) readAbout('');
  });
  // What was read about at one table is not read about at the next.
  useEffect(() => () => readAbout(null), []);
  if (reference === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="button icon-only"
        aria-label={say('reference.title')}
        title={say('reference.title')}
        onClick={() => readAbout('')}
      >
        <Icon name="book" />
      </button>
      {about !== null && (
        <ReferenceDialog
          game={game.id}
          about={about}
          playable={({ playable }) => playable?.(position.ask, position.view) ?? []}
          onClose={() => readAbout(null)}
        />
      )}
    </>
  );
}
