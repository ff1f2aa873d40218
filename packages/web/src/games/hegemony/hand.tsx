/** My hand, what can be played first, and the actions that a discarded card pays for. */
import { CLASSES, legitimacyOf, type Seat } from '@polity/hegemony/page';
import { memo, useMemo } from 'react';
import { useBoard } from './board-context.js';
import { type Playability, sortHand } from './playable.js';
import { Spot } from './spot.js';
import { ClassMark } from './workers.js';

export const Hand = memo(function Hand() {
  const { view, seat, ask, t } = useBoard();
  const hand = seat === null ? [] : view[seat].hand;
  const cards = useMemo(() => (typeof hand === 'number' ? [] : sortHand(hand, ask, view)), [hand, ask, view]);
  if (seat === null) return null;
  const seen = new Map<string, number>();
  return (
    <section className="heg-hand" aria-label={t('hand')} data-anchor={`hand:${seat}`}>
      <div className={`heg-cards ${cards.length > 8 ? 'many' : ''}`}>
        {cards.map(({ card, playability }) => {
          const copy = seen.get(card) ?? 0;
          seen.set(card, copy + 1);
          return <ActionCard key={`${card}#${copy}`} card={card} of={seat} playability={playability} />;
        })}
        {cards.length === 0 && <span className="heg-faint">{t('hand.empty')}</span>}
      </div>
    </section>
  );
});

interface ActionCardProps {
  readonly card: string;
  readonly of: Seat;
  readonly playability: Playability;
}

function ActionCard({ card, of, playability }: ActionCardProps) {
  const { view, ask, t, name, describe, saying } = useBoard();
  const { when, why } = playability;
  const changes = view.seats.includes('state') ? legitimacyOf(card) : {};
  const legitimacy = CLASSES.flatMap((of) => {
    const { [of]: by } = changes;
    return by === undefined ? [] : [{ of, by, said: t('card.legitimacy', { class: of, by }) }];
  });
  const told = legitimacy.map(({ said }) => said);
  const text = [describe(card) ?? '', ...told].join(' ');
  const state = why === undefined ? t(`card.${when}`) : saying(why);
  return (
    <Spot
      name={`card:${card}`}
      label={`${name(card)}: ${text} ${state}`}
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
      <b className="heg-card-name">
        {name(card)}
        {legitimacy.map(({ of, by }) => (
          <span key={of} className="heg-card-legitimacy" aria-hidden="true">
            <ClassMark of={of} size={9} />
            {by > 0 ? `+${by}` : `−${-by}`}
          </span>
        ))}
      </b>
      <span className="heg-card-text">{describe(card)}</span>
      {(when === 'not' || (when === 'later' && ask === null)) && <span className="heg-card-state">{state}</span>}
    </Spot>
  );
}
