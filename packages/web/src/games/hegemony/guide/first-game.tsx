/** For whoever plays for the first time: the offer of advice, before the game. */
import type { FirstGameProps } from '../../game-ui.js';
import { useAdvice, wantAdvice } from '../advice/advice-wanted.js';

export default function FirstGame({ words }: FirstGameProps) {
  const advised = useAdvice();
  return (
    <label className="switch">
      <input type="checkbox" checked={advised} onChange={({ target }) => wantAdvice(target.checked)} />
      <span>
        {words.say('first.offer')}
        <small>{words.say('first.what')}</small>
      </span>
    </label>
  );
}
