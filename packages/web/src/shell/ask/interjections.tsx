/** What a seat may put in while others are asked, as a list, with what it would change. */
import type { Json } from '@polity/kernel';
import type { Position, PreviewState } from '../live/table-state.js';
import type { TableActions } from '../live/use-table.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { PreviewPanel } from './preview-panel.js';

export interface InterjectionsProps {
  readonly game: LoadedGame;
  readonly position: Position;
  readonly seats: readonly string[];
  readonly pending: boolean;
  /** What one of them would change, if that is looked at. */
  readonly preview: PreviewState | null;
  readonly actions: TableActions;
}

export function Interjections({ game, position, seats, pending, preview, actions }: InterjectionsProps) {
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
      {preview && <PreviewPanel game={game} position={position} preview={preview} seats={seats} />}
    </details>
  );
}
