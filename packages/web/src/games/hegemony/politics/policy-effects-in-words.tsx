/** What a policy would change, with words that nothing else on the board says, from the wages and prices that are meant. */
import { useBoard } from '../board/board-context.js';
import { useMoreWords } from '../board/more-words.js';
import { asGathered } from './as-gathered.js';
import { PolicyEffects, type PolicyEffectsProps } from './policy-effects-panel.js';

const WORDS = ['effects', 'recap'];

export default function PolicyEffectsInWords(props: PolicyEffectsProps) {
  const words = useMoreWords(props.words, props.view, WORDS);
  const { ask, previewed } = useBoard();
  return <PolicyEffects {...props} view={asGathered(props.view, previewed, ask)} words={words} />;
}
