/** My hand while a bill is voted on: in one line each, with what the bill would make of it. */
import type { Policy, Section } from '@polity/hegemony/page';
import { hideTip, showTip } from '../../../board/tip.js';
import { useBoard } from '../board/board-context.js';
import { cardsChanged } from './cards-changed.js';

export function HeldCards({ policy, section }: { readonly policy: Policy; readonly section: Section }) {
  const { view, seat, say } = useBoard();
  const hand = seat === null ? 0 : view[seat].hand;
  if (typeof hand === 'number' || hand.length === 0) return null;
  const changed = cardsChanged(view, policy, section, seat);
  return (
    <section className="heg-held">
      <h4>{say('hand')}</h4>
      {[...hand].sort().map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of several alike nothing tells one from the other
        <HeldCard key={index} card={card} playable={changed.find((one) => one.card === card)?.playable} />
      ))}
    </section>
  );
}

/** @param playable whether it could be played if the bill passed, where that would be otherwise than now. */
function HeldCard({ card, playable }: { readonly card: string; readonly playable: boolean | undefined }) {
  const { say, name, describe } = useBoard();
  const change = playable === undefined ? undefined : say('held.changed', { playable });
  const show = ({ currentTarget }: { readonly currentTarget: Element }) =>
    showTip(
      currentTarget,
      <>
        <h4>{name(card)}</h4>
        <p>{describe(card)}</p>
        {change && <p className="heg-faint">{change}</p>}
      </>,
    );
  const hide = ({ currentTarget }: { readonly currentTarget: Element }) => hideTip(currentTarget);
  return (
    <button
      type="button"
      className={playable === false ? 'bad' : undefined}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {change && <span aria-hidden="true">{playable ? '▲ ' : '▼ '}</span>}
      {name(card)}
      {change && <span className="heg-sr"> {change}</span>}
    </button>
  );
}
