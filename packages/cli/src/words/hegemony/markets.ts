/** The markets and one's hand as text. */
import { priceAt, type Seat } from '@polity/hegemony';
import { agendaSeen, playability, progressOf, worthOf } from '@polity/hegemony/page';
import { dealPart, salesOf } from '@polity/hegemony/telling';
import { type Telling, within } from './telling.js';

export function marketLines(telling: Telling): string[] {
  const { view, line } = telling;
  const prices = (['food', 'luxury'] as const).map((good) => ({
    say: 'price',
    good,
    price: priceAt(view, 'foreign-market', good),
  }));
  return [
    line('imports', { prices: { row: prices } }),
    line('exports', salesOf(view.exports.current)),
    ...view.deals.open.map((id) => line('deal', { deal: dealPart(id) })),
    ...offers(telling, 'middle'),
    ...offers(telling, 'capitalist'),
  ];
}

function offers({ view, words, line }: Telling, seat: 'middle' | 'capitalist'): string[] {
  const { market } = view[seat];
  if (market.length === 0) return [];
  const offered = { kind: 'build-company', about: {} };
  const each = market.map((company) => {
    const { detail = '' } = words.option(offered, company);
    return line('offer', { company, detail: { said: detail } });
  });
  return [line('market', { seat }), ...within(each)];
}

export function handLines({ view, words, line }: Telling, me: Seat): string[] {
  const cards = view[me].hand;
  if (typeof cards === 'number') return [];
  const described = cards.map((card) => {
    const { why } = playability(card, null, view);
    const text = { said: words.describe(card) ?? '' };
    return line('card', { card, text, why: why ? { said: words.say(why) } : null });
  });
  return [line('hand'), ...within(described), ...agendaLines({ view, words, line }, me)];
}

/** In games with hidden agendas: one's own, and how far it has come. */
function agendaLines({ view, words, line }: Telling, me: Seat): string[] {
  const { cards = [], shown = null } = agendaSeen(view, me) ?? {};
  return cards.map((card) => {
    const counts = progressOf(view, card).map((count) => ({ said: words.say('hidden-agenda.count', { ...count }) }));
    return line('hidden-agenda', { card, points: worthOf(card), shown, counts });
  });
}
