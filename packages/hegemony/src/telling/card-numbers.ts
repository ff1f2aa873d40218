/** The numbers printed on a card or an event, by the names under which its text speaks of them. */
import '../modules/as-wanted.js';
import type { EventCard } from '../rules/cards/event.js';
import { allManifests, cardNamed } from '../rules/modules.js';
import { cardOfCopy } from '../rules/names.js';

type Numbers = Readonly<Record<string, number>>;

export function cardNumbers(copy: string): Numbers | undefined {
  const id = cardOfCopy(copy);
  return (
    cardNamed(copy)?.numbers ??
    eventNumbers(id) ??
    allManifests()
      .find(({ numbers }) => numbers?.(id))
      ?.numbers?.(id)
  );
}

/** An event is its own record: every number in it can be told, and of the sums to choose from each by its place. */
function eventNumbers(id: string): Numbers | undefined {
  const event = allManifests().find(({ events }) => events?.cards[id])?.events?.cards[id];
  if (event === undefined) return undefined;
  return {
    ...Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value === 'number')),
    ...sums(event),
    ...event.numbers,
  };
}

/** What is paid in sums to choose from, by their places on the card. */
const PLACES = ['first', 'second', 'third'] as const;

function sums(event: EventCard & { readonly sums?: readonly (number | { readonly money: number })[] }): Numbers {
  const amounts = (event.sums ?? []).map((sum) => (typeof sum === 'number' ? sum : sum.money));
  return Object.fromEntries(PLACES.flatMap((place, i) => (amounts[i] === undefined ? [] : [[place, amounts[i]]])));
}
