/** On a phone, in the question itself: what elsewhere stands on the board beside the answers. */
import type { HegemonyView, Proposal } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { previewOf } from '../../../board/pointing.js';
import { usePointer } from '../../../board/spot-context.js';
import { useBoard } from '../board/board-context.js';
import { PolicyEffects } from '../politics/policy-effects-panel.js';
import { Offers } from './offers.js';

interface OnAPhoneProps {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
}

export default function OnAPhone({ ask, view }: OnAPhoneProps) {
  return ask.kind === 'propose-bill' || ask.kind === 'card-policy' ? (
    <WhatItWouldChange />
  ) : (
    <Offers ask={ask} view={view} />
  );
}

/** Of a policy that was pressed and waits to be confirmed. */
function WhatItWouldChange() {
  const { view, seat, words } = useBoard();
  const { question, pointing } = usePointer();
  const armed = question && pointing.armed !== null ? previewOf(question, pointing, pointing.armed) : undefined;
  if (armed === undefined) return null;
  const { policy, section } = armed as unknown as Proposal;
  return (
    <div className="heg-out heg-would-change">
      <PolicyEffects view={view} policy={policy} seat={seat} words={words} proposed={section} />
    </div>
  );
}
