/** Why a game of New Angeles ended as it did: whether the city stood, whose rival was whom, and who was ahead of whom. */
import { goalOf, hasWon, type NewAngelesView, type Seat } from '@polity/new-angeles/page';
import type { EndingProps } from '../game-ui.js';

export default function Ending({ view: shown, seat: me, words }: EndingProps) {
  const view = shown as NewAngelesView;
  const { ending, threat, seats, players } = view;
  return (
    <>
      {isSeated(me) && (
        <p>
          <strong>{words.say(hasWon(view, me) ? 'end.you.won' : 'end.you.lost')}</strong>
        </p>
      )}
      <p>{words.say(ending === 'threat' ? 'end.threat' : 'end.demand', { threat })}</p>
      <ul>
        {seats.map((seat) => (
          <li key={seat}>{sentence(seat)}</li>
        ))}
      </ul>
    </>
  );

  function isSeated(seat: string | null): seat is Seat {
    return seats.some((one) => one === seat);
  }

  function sentence(seat: Seat): string {
    const goal = goalOf(view, seat);
    if (goal === undefined) return '';
    const { capital } = players[seat];
    const told = goal.kind === 'rival' ? { rival: goal.rival, against: goal.capital } : { ...goal };
    const outcome = hasWon(view, seat) ? 'won' : goal.short === 0 ? 'fallen' : 'behind';
    return words.say(`end.${goal.kind}`, { seat, capital, outcome, ...told });
  }
}
