/** Before a game: which role is mine, and who sits where, in words. */
import { seatLook } from '../../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import { useGame } from '../ui/use-game.js';
import { playedName } from '../words/played-itself.js';
import { useSay, useShellWords } from '../words/shell.js';
import { allSeats } from './game-card.js';
import { type Plan, type PlannedGame, rolesOf, sitterOf } from './plan.js';

interface RoleChoiceProps {
  readonly game: PlannedGame;
  /** Tells the choice from others on the page. */
  readonly name: string;
  isMine(role: string): boolean;
  take(role: string): void;
}

export function RoleChoice({ game, name, isMine, take }: RoleChoiceProps) {
  const say = useSay();
  const { ui, words } = useGame(game.id);
  const roles = allSeats(game);
  return (
    <fieldset className="choice-row">
      <legend>{say('play.role')}</legend>
      {roles.map((role) => (
        <label key={role} className="choice">
          <input type="radio" name={name} checked={isMine(role)} onChange={() => take(role)} />
          <span>
            <SeatMark look={seatLook(ui, roles, role)} /> {words.name(role, 'seat')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function WhoSits({ game, plan }: { readonly game: PlannedGame; readonly plan: Plan }) {
  const say = useSay();
  const shell = useShellWords();
  const { words } = useGame(game.id);
  const sitterName = (role: string): string => {
    const who = sitterOf(game, plan, role) ?? '';
    const [kind, name = ''] = who.split(':');
    if (who === 'me') return say('play.you');
    if (who === 'open') return say('table.seat.open');
    return kind === 'bot' ? say(`bot.${name}`) : playedName(shell, game.id, name);
  };
  const seats = rolesOf(game, plan.options).map((role) =>
    say('play.seat', { role: words.name(role, 'seat'), player: sitterName(role) }),
  );
  return <p className="muted">{shell.row(seats)}</p>;
}
