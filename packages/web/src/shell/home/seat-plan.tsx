/** Who sits where: a row for each seat with me, an open seat and the bots. */
import type { GameSummary } from '@polity/server/wire';
import { seatLook } from '../../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import { useGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { type Plan, type Sitter, seatsOf } from './plan.js';

export interface SeatPlanProps {
  readonly game: GameSummary;
  readonly plan: Plan;
  change(seats: Plan['seats']): void;
}

export function SeatPlan({ game, plan, change }: SeatPlanProps) {
  const say = useSay();
  const { ui, words } = useGame(game.id);
  const seats = seatsOf(game, plan.options);
  const sitters: readonly Sitter[] = ['me', 'open', ...game.bots.map((bot): Sitter => `bot:${bot}`)];
  const nameOf = (sitter: Sitter) =>
    sitter === 'me' ? say('new.me') : sitter === 'open' ? say('new.openSeat') : say(`bot.${sitter.slice(4)}`);
  return (
    <section aria-label={say('new.seats')}>
      <h2>{say('new.seats')}</h2>
      <div className="seat-plan sheet">
        {seats.map((seat) => (
          <fieldset key={seat} className="choice-row seat-plan-row">
            <legend>
              <SeatMark look={seatLook(ui, seats, seat)} size={16} /> {words.name(seat, 'seat')}
            </legend>
            {sitters.map((sitter) => (
              <label key={sitter} className="choice">
                <input
                  type="radio"
                  name={`seat-${seat}`}
                  checked={plan.seats[seat] === sitter}
                  onChange={() => change({ ...plan.seats, [seat]: sitter })}
                />
                <span>{nameOf(sitter)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
