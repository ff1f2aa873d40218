/** Between two seats of one screen: nothing of the table shows until the right person is there. */
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface CurtainProps {
  readonly seat: string;
  readonly from: string | null;
  readonly game: LoadedGame;
  open(): void;
  stay(): void;
}

export default function Curtain({ seat, from, game, open, stay }: CurtainProps) {
  const say = useSay();
  const name = game.words.name(seat, 'seat');
  return (
    <main className="curtain" id="content">
      <h1>{say('curtain.title', { seat: name })}</h1>
      <p className="lead">{say('curtain.lead')}</p>
      <div className="buttons">
        {/* biome-ignore lint/a11y/noAutofocus: the curtain is all there is */}
        <button type="button" className="button primary big" autoFocus onClick={open}>
          {say('curtain.open', { seat: name })}
        </button>
        {from !== null && from !== seat && (
          <button type="button" className="button" onClick={stay}>
            {say('curtain.stay', { seat: game.words.name(from, 'seat') })}
          </button>
        )}
      </div>
    </main>
  );
}
