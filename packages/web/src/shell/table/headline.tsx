/** Where the game stands, in the bar at the top: the few fields that a game puts above all others. */
import type { Json } from '@polity/kernel';
import type { LoadedGame } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';

export interface HeadlineProps {
  readonly view: object;
  readonly game: LoadedGame;
  /** Whether the game's name stands before it, as the page's heading. */
  readonly title?: boolean;
}

export function Headline({ view, game, title = false }: HeadlineProps) {
  const titled = useGameTitle();
  const fields = view as Readonly<Record<string, Json | undefined>>;
  const shown = (game.ui.headline ?? []).filter((key) => fields[key] !== undefined);
  return (
    <div className="headline">
      {title && <h1>{titled(game.id, 'short')}</h1>}
      {shown.map((key) => {
        const value = fields[key];
        return (
          <span key={key} className="headline-field">
            {typeof value === 'number' && <span className="muted">{game.words.field(key)} </span>}
            <b>{game.words.inline(value, key)}</b>
          </span>
        );
      })}
    </div>
  );
}
