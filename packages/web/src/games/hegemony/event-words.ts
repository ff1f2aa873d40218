/** How an event ends, told in words: what dealing with it brings, and what it costs to leave it. */
import { sentence } from '../../words/catalogue.js';
import type { BoardTexts } from './board-context.js';
import { eventGains, eventLoss } from './event-gains.js';

export function eventInWords(id: string, { t }: Pick<BoardTexts, 't'>): readonly string[] {
  const loss = eventLoss(id);
  const gains = eventGains(id).map((gain) => `${sentence(t('event.gain', { ...gain }))}.`);
  if (loss === undefined) return gains;
  const { classes, lost, two } = loss;
  return [...gains, t(two ? 'event.penalty.two' : 'event.penalty', { classes, lost })];
}
