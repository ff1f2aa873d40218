/** What would come of an offer if it won, in a few lines. */
import type { JsonObject } from '@polity/kernel';
import { type Consequence, ifItWins, type OfferedCard, type Seat } from '@polity/new-angeles/page';
import { useCity } from './parts.js';

interface IfItWinsProps {
  readonly offer: { readonly seat: Seat; readonly card: OfferedCard };
}

export function IfItWins({ offer }: IfItWinsProps) {
  const { view, words } = useCity();
  const consequences = ifItWins(view, offer);
  if (consequences.length === 0) return null;
  return (
    <section className="na-wins" aria-label={words.say('wins')}>
      <h4>{words.say('wins')}</h4>
      <ul>
        {consequences.map((one) => (
          <li key={words.say(`wins.${one.kind}`, consequenceInWords(one))} className={one.kind}>
            {words.say(`wins.${one.kind}`, consequenceInWords(one))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What districts make is said part by part. */
export function consequenceInWords(one: Consequence): JsonObject {
  const said = one as unknown as JsonObject;
  if (one.kind !== 'produces') return said;
  return { made: one.made.map(({ resource, amount }) => ({ say: 'made', resource, amount })) };
}
