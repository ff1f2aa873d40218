/** How the game ended for a corporation, and why, in a sentence. */
import { goalOf, hasWon, type NewAngelesView, type Seat } from '@polity/new-angeles/page';
import type { GameWords } from '@polity/words';

/** Of anybody, as everybody reads it. */
export function sentenceOf(view: NewAngelesView, seat: Seat, words: GameWords): string {
  const goal = goalOf(view, seat);
  if (goal === undefined) return '';
  const { capital } = view.players[seat];
  const told = goal.kind === 'rival' ? { rival: goal.rival, against: goal.capital } : { ...goal };
  const outcome = hasWon(view, seat) ? 'won' : goal.short === 0 ? 'fallen' : 'behind';
  return words.say(`end.${goal.kind}`, { seat, capital, outcome, ...told });
}

/** Of who looks: whether he won, and what decided it; nothing for who has no seat. */
export function headingFor(view: NewAngelesView, seat: string | null, words: GameWords): string | undefined {
  const me = view.seats.find((one) => one === seat);
  const goal = me && goalOf(view, me);
  if (me === undefined || goal === undefined) return undefined;
  const { capital } = view.players[me];
  const won = hasWon(view, me);
  const fallen = view.ending === 'threat';
  if (goal.kind === 'federalist') return words.say('end.me.federalist', { won, fallen, capital });
  const outcome = won ? 'won' : goal.short === 0 ? 'fallen' : 'behind';
  if (goal.kind === 'own') return words.say('end.me.own', { ...goal, outcome });
  return words.say('end.me.rival', { rival: goal.rival, outcome, by: Math.abs(capital - goal.capital) });
}
