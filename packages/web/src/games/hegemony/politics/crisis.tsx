/** Crisis Response: the card that says what happens when the IMF comes next. */
import { CLASSES, openCrisis, POLICIES } from '@polity/hegemony/page';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Spot } from '../board/parts.js';

export function CrisisCard() {
  const { view, say, words, name, describe } = useBoard();
  const seen = openCrisis(view);
  if (seen === undefined) return null;
  const { id, card } = seen;
  const changes = CLASSES.flatMap((of) => (card.legitimacy[of] ? [{ class: of, by: card.legitimacy[of] }] : []));
  const lines = [
    describe(id) ?? '',
    card.locks.length > 0 ? say('crisis.lock', { policies: [...card.locks] }) : '',
    view.seats.includes('state') && card.halves.length > 0 ? say('crisis.halves', { classes: [...card.halves] }) : '',
    view.seats.includes('state') && changes.length > 0
      ? say('crisis.loses', { changes: changes.map((change) => ({ said: say('crisis.legitimacy', change) })) })
      : '',
  ].filter((line) => line !== '');
  const moved = POLICIES.filter((policy) => card.policies[policy] !== undefined);
  const sections = moved.map((policy) => words.part('policy', { policy, section: card.policies[policy] ?? '' }));
  return (
    <section className="heg-panel heg-crisis" aria-label={say('crisis')} title={say('crisis.tip')} data-anchor="crisis">
      <h3 className="heg-title">
        <Glyph name="crisis" size={12} /> {say('crisis')}
      </h3>
      <Spot
        name="crisis"
        label={say('label', { name: id, text: { said: words.paragraph([`${words.row(sections)}.`, ...lines]) } })}
        className="heg-crisis-card"
        tip={() => (
          <>
            <h4>{name(id)}</h4>
            {[words.row(sections), ...lines].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      >
        <b>{name(id)}</b>
        <span className="heg-crisis-policies" aria-hidden="true">
          {moved.map((policy) => (
            <span key={policy} className={`heg-goal ${view.policies[policy] === card.policies[policy] ? 'holds' : ''}`}>
              {POLICIES.indexOf(policy) + 1}
              {card.policies[policy]}
            </span>
          ))}
        </span>
        {lines.map((line) => (
          <span key={line} className="heg-crisis-line">
            {line}
          </span>
        ))}
      </Spot>
    </section>
  );
}
