/** What modules have put before a player, for everybody to see: a Bond of the State's, events that it keeps. */
import { bondOf, keptEvents, type Seat } from '@polity/hegemony/page';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';

export function Held({ of }: { readonly of: Seat }) {
  const { view, say, name, describe } = useBoard();
  if (of === 'state') return null;
  const bond = bondOf(view, of);
  return (
    <>
      {bond && (
        <div className="heg-brief-line" title={say('bond.tip')}>
          <Glyph name="loan" size={11} />
          <span>{say('bond', { lent: bond.lent, owed: bond.owed })}</span>
        </div>
      )}
      {keptEvents(view, of).map((id) => (
        <div key={id} className="heg-brief-line" title={describe(id)}>
          <Glyph name="event" size={11} />
          <span className="heg-sr">{say('event.kept')}</span>
          <span>{name(id)}</span>
        </div>
      ))}
    </>
  );
}
