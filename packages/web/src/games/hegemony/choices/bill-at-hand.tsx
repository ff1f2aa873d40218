/** On a phone, where one stands on a bill is asked: what it would bring or cost me, in the words of the policy's tip. */
import { lostAtEnd, type Proposal, policyEffects, worthAtEnd } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { useMemo } from 'react';
import { useBoard } from '../board/board-context.js';
import { useMoreWords, VOTE_WORDS } from '../board/more-words.js';
import { EffectLines, isNotInTheText } from '../politics/policy-effects-panel.js';

export function BillAtHand({ ask }: { readonly ask: AskDescription }) {
  const { view, seat, words: told } = useBoard();
  const words = useMoreWords(told, view, VOTE_WORDS);
  const { policy, section } = ask.about as unknown as Proposal;
  const effects = useMemo(
    () => policyEffects(view, policy, seat).flatMap((one) => (one.section === section ? one.effects : [])),
    [view, policy, section, seat],
  ).filter(isNotInTheText);
  const worth = worthAtEnd(view, policy, section, seat);
  const less = lostAtEnd(view, policy, section, seat);
  return (
    <div className="heg-out heg-bill-at-hand heg-policy-effects">
      <b>{words.say('scene.changes', { outcome: 'if', watching: false })}</b>
      <ul>
        <EffectLines effects={effects} words={words} />
        {worth && <li>{words.say('effect.wanted', { ...worth, section })}</li>}
        {less > 0 && <li className="bad">{words.say('effect.lost', { less })}</li>}
        {effects.length === 0 && !worth && less === 0 && <li>{words.say('scene.changes.nothing')}</li>}
      </ul>
    </div>
  );
}
