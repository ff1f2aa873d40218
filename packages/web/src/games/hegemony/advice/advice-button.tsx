/** At the table: turns advice on and off. */
import { useLesson } from '../../../board/lesson-context.js';
import { useBoard } from '../board/board-context.js';
import { useAdvice, wantAdvice } from './advice-wanted.js';

export function AdviceButton() {
  const { seat, say } = useBoard();
  const wanted = useAdvice();
  // Whoever is being taught has a hint in every sentence.
  const taught = useLesson() !== null;
  if (seat === null || taught) return null;
  return (
    <button
      type="button"
      className="button quiet"
      aria-pressed={wanted}
      title={say('first.what')}
      onClick={() => wantAdvice(!wanted)}
    >
      {say(wanted ? 'first.on' : 'first.off')}
    </button>
  );
}
