/** What most want to choose for a new table: my role, and whether bots or people play the others. */
import { useGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { allSeats } from './game-card.js';
import { meAgainst, type Others, type Plan, type PlannedGame, rolesOf } from './plan.js';
import { RoleChoice, WhoSits } from './roles.js';

export interface WhoPlaysProps {
  readonly game: PlannedGame;
  readonly plan: Plan;
  /** Who comes where nobody has chosen. */
  readonly others: Others;
  change(plan: Plan): void;
  changeOthers(others: Others): void;
}

const KINDS = ['bots', 'open'] as const;

export function WhoPlays({ game, plan, others, change, changeOthers }: WhoPlaysProps) {
  const say = useSay();
  const { ui } = useGame(game.id);
  const mine = allSeats(game).filter((role) => plan.seats[role] === 'me');
  const take = (kind: Others, role: string) => {
    changeOthers(kind);
    change(meAgainst(game, plan, role, kind));
  };
  return (
    <>
      {ui.dealtParts === undefined && (
        <RoleChoice
          game={game}
          name="mine"
          isMine={(role) => mine.length === 1 && mine[0] === role}
          take={(role) => take(others, role)}
        />
      )}
      <fieldset className="choice-row">
        <legend>{say('new.with')}</legend>
        {KINDS.map((kind) => (
          <label key={kind} className="choice">
            <input
              type="radio"
              name="others"
              checked={isWith(plan, kind)}
              onChange={() => take(kind, mine[0] ?? rolesOf(game, plan.options)[0] ?? '')}
            />
            <span>{say(`new.with.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      {ui.dealtParts === undefined && <WhoSits game={game} plan={plan} />}
    </>
  );
}

/** Whether all others are of one kind; what the game plays itself is as a bot is. */
function isWith({ seats }: Plan, kind: (typeof KINDS)[number]): boolean {
  const others = Object.values(seats).filter((sitter) => sitter !== 'me');
  return others.length === 0 ? kind === 'bots' : others.every((sitter) => (kind === 'open') === (sitter === 'open'));
}
