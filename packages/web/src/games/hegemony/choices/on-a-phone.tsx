/** On a phone, in the question itself: what elsewhere stands on the board beside the answers. */
import { exportCard, type HegemonyView, type Proposal, WORKER_CLASSES } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { previewOf } from '../../../board/pointing.js';
import { usePointer } from '../../../board/spot-context.js';
import { useBoard } from '../board/board-context.js';
import { PolicyEffects } from '../politics/policy-effects.js';
import { Answers } from './answers-at-hand.js';
import { Ballot, Idle, STANCES, Tally, VOTES } from './at-hand.js';
import { BillAtHand } from './bill-at-hand.js';
import { InStore, OtherPrices } from './goods-at-hand.js';
import { Offers } from './offers.js';
import './on-a-phone.css';

interface OnAPhoneProps {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
}

export default function OnAPhone({ ask, view }: OnAPhoneProps) {
  switch (ask.kind) {
    case 'propose-bill':
    case 'card-policy':
      return <WhatItWouldChange />;
    case 'immediate-vote':
      return <Ballot answers={VOTES} />;
    case 'stance':
      return (
        <>
          <BillAtHand ask={ask} />
          <Ballot answers={STANCES} />
        </>
      );
    case 'vote-influence':
      return (
        <>
          <Tally />
          <Ballot answers={[]} />
        </>
      );
    case 'sell-company':
      return <Answers ask={ask} spotOf={(id) => `company:${id}`} />;
    case 'deal-storage':
      return <Answers ask={ask} spotOf={(place) => (place === 'storage' ? 'storages' : 'free-trade-zone')} />;
    case 'export-transaction':
    case 'business-deal':
    case 'deal-to-zone':
      return <InStore />;
    case 'card-option':
      return ask.options.some((option) => exportCard(String(option))) ? <InStore /> : null;
    case 'adjust-price':
      return <OtherPrices />;
    case 'assign-to':
    case 'assign-worker':
      return <Idle of={WORKER_CLASSES.filter((role) => role === ask.seat)} />;
    case 'build-company':
    case 'staff-class':
    case 'staff-worker':
      return <Idle of={WORKER_CLASSES.filter((role) => view.seats.includes(role))} pays />;
    case 'buy-resource':
    case 'buy-source':
    case 'food-source':
      return <Offers ask={ask} view={view} />;
    default:
      return null;
  }
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
