/** What a seat may put in while others are asked, as a list, with what it would change. */
import type { Json } from '@polity/kernel';
import type { ReactNode } from 'react';
import type { Position } from '../live/table-state.js';
import type { TableActions } from '../live/use-table.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface InterjectionsProps {
  readonly game: LoadedGame;
  readonly position: Position;
  readonly pending: boolean;
  readonly actions: TableActions;
  /** What one of them would change, if that is looked at. */
  readonly children: ReactNode;
}

export default function Interjections({ game, position, pending, actions, children }: InterjectionsProps) {
  const say = useSay();
  const offered = position.interjections.filter(({ options }) => options.length > 0);
  if (offered.length === 0) return null;
  return (
    <details className="interjections">
      <summary>
        {say('ask.interject')}: {game.words.list(offered.map(({ kind }) => game.words.interjection(kind)))}
      </summary>
      {offered.map(({ kind, options }) => (
        <div key={kind} className="option-group">
          <h3>{game.words.interjection(kind)}</h3>
          <div className="option-grid short">
            {(options as readonly Json[]).map((option) => (
              <button
                key={JSON.stringify(option)}
                type="button"
                className="option"
                disabled={pending}
                onClick={() => actions.interject(kind, option)}
                onPointerEnter={({ pointerType }) =>
                  pointerType === 'mouse' && actions.previewInterjection(kind, option)
                }
                onPointerLeave={({ pointerType }) => pointerType === 'mouse' && actions.preview(null)}
                onFocus={() => actions.previewInterjection(kind, option)}
                onBlur={() => actions.preview(null)}
              >
                <span className="option-text">
                  {game.words.option({ kind, about: {} }, option, position.view).text}
                </span>
              </button>
            ))}
          </div>
        </div>
      ))}
      {children}
    </details>
  );
}
