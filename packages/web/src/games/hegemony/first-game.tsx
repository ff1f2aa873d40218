/** For whoever plays for the first time: the offer of hints, before the game and at the table. */
import type { FirstGameProps } from '../game-ui.js';
import { useBoard } from './board-context.js';
import { setHints, useHints, useHintsWanted } from './hints-wanted.js';
import { say } from './say.js';
import './css/first-game.css';

export default function FirstGame({ words }: FirstGameProps) {
  const hints = useHints();
  return (
    <label className="switch">
      <input type="checkbox" checked={hints} onChange={({ target }) => setHints(target.checked)} />
      <span>
        {say(words, 'first.offer')}
        <small>{say(words, 'first.what')}</small>
      </span>
    </label>
  );
}

/** At the table: turns hints on and off, and says so plainly to whoever has not been asked. */
export function HintsButton() {
  const { seat, t } = useBoard();
  const wanted = useHintsWanted();
  if (seat === null) return null;
  return (
    <button
      type="button"
      className={wanted === 'unasked' ? 'button heg-first' : 'button quiet'}
      aria-pressed={wanted === 'on'}
      title={t('first.what')}
      onClick={() => setHints(wanted !== 'on')}
    >
      {t(`first.${wanted}`)}
    </button>
  );
}
