/** What a seat may put in while others are asked. */
import type { Json } from '@polity/kernel';
import type { Position } from '../table-state.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';

export interface InterjectionsProps {
  readonly game: LoadedGame;
  readonly position: Position;
  readonly pending: boolean;
  interject(kind: string, value: Json): void;
}

export function Interjections({ game, position, pending, interject }: InterjectionsProps) {
  const t = useText();
  const offered = position.interjections.filter(({ options }) => options.length > 0);
  if (offered.length === 0) return null;
  return (
    <details className="interjections">
      <summary>
        {t('ask.interject')}: {game.words.list(offered.map(({ kind }) => game.words.interjection(kind)))}
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
                onClick={() => interject(kind, option)}
              >
                <span className="option-text">
                  {game.words.option({ kind, about: {} }, option, position.view).text}
                </span>
              </button>
            ))}
          </div>
        </div>
      ))}
    </details>
  );
}
