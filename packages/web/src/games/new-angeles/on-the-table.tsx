/** On a phone, in the question: the offers that lie on the table and what they would do, while another part is in sight. */
import { ifItWins } from '@polity/new-angeles/page';
import { offerOn, SIDES } from './deal.js';
import { useCity } from './parts.js';
import { consequenceInWords } from './wins.js';

/** Where the offers have to be known to be answered. */
const ABOUT_OFFERS: readonly string[] = ['counteroffer', 'price', 'support', 'support-cards'];

export function OnTheTable() {
  const { view, words, ask } = useCity();
  const { deal } = view;
  if (deal === null || ask === null || !ABOUT_OFFERS.includes(ask.kind)) return null;
  return (
    <ul className="na-on-table">
      {SIDES.map((side) => {
        const offer = offerOn(deal, side);
        if (offer === null) return null;
        const comes = ifItWins(view, offer).map((one) => words.say(`wins.${one.kind}`, consequenceInWords(one)));
        return (
          <li key={side}>
            <strong>{words.say('on-table', { side, seat: offer.seat, card: offer.card })}</strong>{' '}
            {words.describe(offer.card)}
            {comes.length > 0 && (
              <small>
                {' '}
                <b>{words.say('wins')}</b>{' '}
                {comes.map((said) => (
                  <span key={said}>{said}</span>
                ))}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
