/** At the table: turns advice on and off, and says so plainly to whoever has not been asked. */
import { useLesson } from '../../../board/lesson-context.js';
import { useBoard } from '../board/board-context.js';
import { useAdviceWanted, wantAdvice } from './advice-wanted.js';

export function AdviceButton() {
  const { seat, say } = useBoard();
  const wanted = useAdviceWanted();
  // Whoever is being taught has a hint in every sentence.
  const taught = useLesson() !== null;
  if (seat === null || taught) return null;
  return (
    <button
      type="button"
      className={wanted === 'unasked' ? 'button heg-first' : 'button quiet'}
      aria-pressed={wanted === 'on'}
      title={say('first.what')}
      onClick={() => wantAdvice(wanted !== 'on')}
    >
      {say(`first.${wanted}`)}
    </button>
  );
}
