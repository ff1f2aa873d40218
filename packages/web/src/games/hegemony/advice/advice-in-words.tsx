/** Advice with its words, which nobody else says. */
import { useGame } from '../../../shell/ui/use-game.js';
import { AdvicePanel, type AdvicePanelProps } from './advice-panel.js';

const WORDS = ['advice'];

export function AdviceInWords(props: Omit<AdvicePanelProps, 'words'>) {
  const { words } = useGame('hegemony', props.view.options, WORDS);
  return <AdvicePanel {...props} words={words} />;
}
