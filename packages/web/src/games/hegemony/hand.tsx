/** My hand, what can be played first, and the actions that a discarded card pays for. */
import type { Seat } from '@polity/hegemony/page';
import { memo, useMemo } from 'react';
import { useBoard } from './board-context.js';
import { type Playability, sortHand } from './playable.js';
import { Spot } from './spot.js';

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
  const { ask, t, name, describe, saying } = useBoard();
  const { when, why } = playability;
  const text = describe(card) ?? '';
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
          <p>{text}</p>
          <p className={when === 'not' ? 'heg-why' : 'heg-faint'}>{state}</p>
        </>
      )}
    >
      <b className="heg-card-name">{name(card)}</b>
      <span className="heg-card-text">{text}</span>
      {(when === 'not' || (when === 'later' && ask === null)) && <span className="heg-card-state">{state}</span>}
    </Spot>
  );
}
