/** The face of a card: its type as a coloured head, its name, what it does, and whom it can pay. */
import type { JsonObject } from '@polity/kernel';
import { ACTIONS, type ActionId, mostPaid, type OfferedCard, printedPayment } from '@polity/new-angeles/page';
import { FittedText } from '../../board/fitted-text.js';
import { SeatMark } from '../../shell/ui/icons.js';
import { Pictogram } from './faces/pictogram.js';
import { TypeMark } from './icons.js';
import { LOOKS } from './looks.js';
import { useCity } from './parts.js';

interface CardFaceProps {
  readonly of: OfferedCard;
  /** What else there is to know of it. */
  readonly note?: string;
}

export function CardFace({ of, note }: CardFaceProps) {
  const { words } = useCity();
  const type = Object.hasOwn(ACTIONS, of) ? ACTIONS[of as ActionId].type : null;
  return (
    <>
      <Pictogram of={of} />
      <h3 className={`na-face-head ${type === null ? 'na-emergency' : `na-of-${type}`}`}>
        {type !== null && <TypeMark of={type} />} {words.name(of)}
      </h3>
      <FittedText className="na-card-text" text={words.describe(of) ?? ''} />
      <Pays of={of} />
      {note !== undefined && <p className="na-card-note">{note}</p>}
    </>
  );
}

/** By the contracts as the city stands, and as the card itself says. */
function Pays({ of }: { readonly of: OfferedCard }) {
  const { view, words } = useCity();
  const paid = mostPaid(view, of);
  const printed = printedPayment(of);
  return (
    <p className="na-pays">
      {paid.length > 0 && <span>{words.say('pays.most')}</span>}
      {paid.map(({ corporation, capital }) => (
        <span key={corporation}>
          <SeatMark look={LOOKS[corporation]} size={11} />
          <span className="visually-hidden">{words.name(corporation)}</span> {words.say('pays', { capital })}
        </span>
      ))}
      {printed && <span>{words.say(`pays.${printed.kind}`, { ...printed } as JsonObject)}</span>}
      {printed && <span className="na-whom">{words.say(`pays.whom.${printed.kind}`)}</span>}
      {paid.length === 0 && printed === undefined && words.say('pays.nobody')}
    </p>
  );
}
