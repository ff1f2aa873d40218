/** Passed or rejected, as a stamp on a bill. */
import type { GameWords } from '@polity/words';
import './stamp.css';

export interface StampProps {
  readonly passed: boolean;
  readonly words: GameWords;
  readonly small?: boolean;
}

export function Stamp({ passed, words, small = false }: StampProps) {
  return (
    <strong className={`heg-stamp ${passed ? 'passed' : 'rejected'} ${small ? 'small' : ''}`}>
      {words.say(passed ? 'scene.passed' : 'scene.rejected')}
    </strong>
  );
}
