/** My hand: what can be played as a turn begins comes first, and stays where it lies until the next; each card with what it does and why it cannot be played. */
import {
  CLASSES,
  legitimacyOf,
  needOf,
  orderToKeep,
  type Playability,
  SECTIONS,
  type Seat,
  sortHand,
} from '@polity/hegemony/page';
import { Fragment, memo, useEffect, useMemo, useRef } from 'react';
import { FittedText } from '../../../board/fitted-text.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Spot } from '../board/parts.js';
import { ClassMark } from '../board/workers.js';
import { Picture } from '../faces/face.js';

export const Hand = memo(function Hand() {
  const { view, seat, ask, say } = useBoard();
  const hand = seat === null ? [] : view[seat].hand;
  const order = useRef<readonly string[]>([]);
  const cards = useMemo(
    () => (typeof hand === 'number' ? [] : sortHand(hand, ask, view, order.current)),
    [hand, ask, view],
  );
  useEffect(() => {
    const shown = cards.map(({ card }) => card);
    order.current = orderToKeep(shown, ask, order.current);
  }, [cards, ask]);
  if (seat === null) return null;
  const seen = new Map<string, number>();
  return (
    <section className="heg-hand" aria-label={say('hand')} data-anchor={`hand:${seat}`}>
      <div className="heg-cards">
        {cards.map(({ card, playability }) => {
          const copy = seen.get(card) ?? 0;
          seen.set(card, copy + 1);
          const copies = cards.filter((other) => other.card === card).length;
          return <ActionCard key={`${card}#${copy}`} {...{ card, copy, copies, playability }} of={seat} />;
        })}
        {cards.length === 0 && <span className="heg-faint">{say('hand.empty')}</span>}
      </div>
    </section>
  );
});

interface ActionCardProps {
  readonly card: string;
  readonly of: Seat;
  readonly playability: Playability;
  /** Which of several alike it is, from 0, and how many there are. */
  readonly copy: number;
  readonly copies: number;
}

function ActionCard({ card, of, playability, copy, copies }: ActionCardProps) {
  const { view, ask, words, say, name, describe } = useBoard();
  const { when, why } = playability;
  const changes = view.seats.includes('state') ? legitimacyOf(card) : {};
  const legitimacy = CLASSES.flatMap((role) => {
    const { [role]: by } = changes;
    return by === undefined ? [] : [{ of: role, by, said: say('card.legitimacy', { class: role, by }) }];
  });
  const told = legitimacy.map(({ said }) => said);
  const state = why === undefined ? say(`card.${when}`) : say(why);
  return (
    <Spot
      name={`card:${card}`}
      label={say('label', { name: card, text: { said: words.paragraph([describe(card) ?? '', ...told, state]) } })}
      className={`heg-card heg-edge-${of} ${when}`}
      anchor={`card:${card}`}
      tip={() => (
        <>
          <h4>{name(card)}</h4>
          <p>{describe(card)}</p>
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {/* Why it cannot be chosen now, its place says itself. */}
          {(when !== 'not' || ask === null) && <p className="heg-faint">{state}</p>}
        </>
      )}
    >
      <Picture of={card}>
        {legitimacy.length > 0 && (
          <span className="heg-card-legitimacy">
            <Glyph name="legitimacy" size={12} />
            {legitimacy.map(({ of: role, by }) => (
              <Fragment key={role}>
                <ClassMark of={role} size={9} />
                {by > 0 ? `+${by}` : `−${-by}`}
              </Fragment>
            ))}
          </span>
        )}
      </Picture>
      <b className="heg-card-name">
        {name(card)}
        {copies > 1 && <small className="heg-card-copy"> {say('card.copy', { copy: copy + 1, copies })}</small>}
      </b>
      <FittedText className="heg-card-text" text={describe(card) ?? ''} fewest={2} />
      {when === 'not' ? <span className="heg-card-state">{state}</span> : <Requirement card={card} />}
    </Spot>
  );
}

/** The sections of a policy that the card asks for, framed; the one in force in ink. */
function Requirement({ card }: Pick<ActionCardProps, 'card'>) {
  const { view, say } = useBoard();
  const need = needOf(card);
  if (need === undefined || !('policy' in need)) return null;
  const { policy, sections } = need;
  return (
    <span className="heg-card-need" aria-hidden="true">
      {say(`policy.short.${policy}`)}
      <span>
        {SECTIONS.map((section) => (
          <i
            key={section}
            className={`${sections.includes(section) ? 'allowed' : ''} ${view.policies[policy] === section ? 'holds' : ''}`}
          >
            {section}
          </i>
        ))}
      </span>
    </span>
  );
}
