/** Advice with its words, which nobody else says, and the rules by which it tries out what it says. */
import { bringInFor } from '@polity/hegemony/advice';
import type { OptionValues } from '@polity/kernel';
import { use } from 'react';
import { useGame } from '../../../shell/ui/use-game.js';
import { AdvicePanel, type AdvicePanelProps } from './advice-panel.js';

const WORDS = ['advice'];

const broughtIn = new Map<string, Promise<void>>();

export function AdviceInWords(props: Omit<AdvicePanelProps, 'words'>) {
  const { options } = props.view;
  const { words } = useGame('hegemony', options, WORDS);
  use(rulesFor(options));
  return <AdvicePanel {...props} words={words} />;
}

/** Advice has the rules to itself: what a table's modules bring, it brings in once more. */
function rulesFor(options: OptionValues): Promise<void> {
  const key = JSON.stringify(options);
  const known = broughtIn.get(key) ?? bringInFor(options);
  broughtIn.set(key, known);
  known.catch(() => broughtIn.delete(key));
  return known;
}
