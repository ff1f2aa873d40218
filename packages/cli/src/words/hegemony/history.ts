/** Historical Events of the round as text: when each comes about, what it needs and what it does. */
import { type HistorySeen, historyIn, type Needed } from '@polity/hegemony/history';
import { moveParts } from '@polity/hegemony/telling';
import type { JsonObject } from '@polity/kernel';
import type { Telling } from './telling.js';

export function historyLines(telling: Telling): string[] {
  const { view, line } = telling;
  const history = historyIn(view);
  if (history === undefined) return [];
  return [
    line('history.start', { card: history.start }),
    ...history.cards.flatMap((seen) => eventLines(seen, telling)),
  ];
}

function eventLines(seen: HistorySeen, telling: Telling): string[] {
  const { id, needs, happened, missed } = seen;
  const { line } = telling;
  const params = { card: id, text: id, trigger: { said: whenOf(seen, telling) }, policies: moveParts(id) };
  const open = happened || missed ? [] : needs;
  return [
    line('history', params),
    ...open.map((need) => line('history.need', { need: { said: needText(need, telling) }, holds: need.holds })),
  ];
}

function whenOf({ event, by, happened, missed }: HistorySeen, { line }: Telling): string {
  if (happened) return line('history.happened');
  if (missed) return line('history.missed');
  return line(`history.${event.trigger}`, { seats: [...by], influence: event.influence ?? 0 });
}

function needText({ kind, params, either }: Needed, telling: Telling): string {
  const [first, second] = (either ?? []).map((part) => ({ said: needText(part, telling) }));
  return telling.words.text(`reason.${kind}`, (first && second ? { first, second } : params) as JsonObject);
}
