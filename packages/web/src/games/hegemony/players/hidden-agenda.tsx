/** Hidden agendas: mine with how far it has come, beside my hand; those of others once they have been shown. */
import { agendaSeen, progressOf, type Seat, worthOf } from '@polity/hegemony/page';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Spot } from '../board/parts.js';

/** The agenda that I keep, or the two among which I choose. */
export function MyAgenda({ of }: { readonly of: Seat }) {
  const { view, say } = useBoard();
  const seen = agendaSeen(view, of);
  if (seen === undefined) return null;
  return (
    <section className="heg-hidden" aria-label={say('hidden-agenda')}>
      <span className="heg-label">
        <Glyph name="agenda" size={11} /> {say('hidden-agenda')}
      </span>
      {seen.cards.map((card) => (
        <AgendaCard key={card} card={card} shown={seen.shown} />
      ))}
    </section>
  );
}

function AgendaCard({ card, shown }: { readonly card: string; readonly shown: string | null }) {
  const { view, say, name, describe } = useBoard();
  const progress = progressOf(view, card);
  const points = worthOf(card);
  const counts = progress.map((count) => ({ ...count, said: say('hidden-agenda.count', { ...count }) }));
  const told = say('hidden-agenda.mine', {
    card,
    text: { said: describe(card) ?? '' },
    points,
    counts: counts.map(({ said }) => ({ said })),
  });
  return (
    <Spot
      name={`agenda:${card}`}
      label={told}
      anchor={`agenda:${card}`}
      className={`heg-hidden-card ${shown ?? ''}`}
      tip={() => (
        <>
          <h4>{name(card)}</h4>
          <p>{told}</p>
        </>
      )}
    >
      <b>{name(card)}</b>
      <span className="heg-hidden-points">{say('hidden-agenda.points', { points })}</span>
      {shown === null ? (
        counts.map(({ what, reached, said }) => (
          <span key={what} className={`heg-hidden-count ${reached ? 'reached' : ''}`}>
            {said}
          </span>
        ))
      ) : (
        <span className="heg-hidden-count reached">{say('hidden-agenda.state', { shown })}</span>
      )}
    </Spot>
  );
}

/** Another's agenda, once it lies open. */
export function ShownAgenda({ of }: { readonly of: Seat }) {
  const { view, say, name } = useBoard();
  const { cards: [card] = [], shown = null } = agendaSeen(view, of) ?? {};
  if (card === undefined || shown === null) return null;
  const told = say('hidden-agenda.shown', { card, shown, points: worthOf(card) });
  return (
    <div className={`heg-brief-line heg-hidden-shown ${shown}`} title={told}>
      <Glyph name="agenda" size={11} />
      <span className="heg-sr">{told}</span>
      <span aria-hidden="true">{name(card)}</span>
    </div>
  );
}
