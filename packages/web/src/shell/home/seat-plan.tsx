/** Who plays what: a row for each role with me, an open seat, the bots and, where it can, the game itself. */
import { seatLook } from '../../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import { useGame } from '../ui/use-game.js';
import { useNarrow } from '../ui/use-narrow.js';
import { opponentAbout, playedName } from '../words/played-itself.js';
import { useSay, useShellWords } from '../words/shell.js';
import { type Plan, type PlannedGame, rolesOf, type Sitter, sitterOf, withSitter } from './plan.js';

export interface SeatPlanProps {
  readonly game: PlannedGame;
  readonly plan: Plan;
  change(plan: Plan): void;
}

export function SeatPlan({ game, plan, change }: SeatPlanProps) {
  const say = useSay();
  const shell = useShellWords();
  const { ui, words } = useGame(game.id);
  /** On a phone a row is a line, and its choices a list that opens. */
  const narrow = useNarrow();
  const roles = rolesOf(game, plan.options);
  const seated: readonly Sitter[] = ['me', 'open', ...game.bots.map((bot): Sitter => `bot:${bot}`)];
  const sittersFor = (role: string): readonly Sitter[] => [
    ...seated,
    ...(game.playsItself?.[role]?.modes ?? []).map((mode): Sitter => `game:${mode}`),
  ];
  const nameOf = (sitter: Sitter) => {
    if (sitter === 'me') return say('new.me');
    if (sitter === 'open') return say('new.openSeat');
    const [kind, name = ''] = sitter.split(':');
    return kind === 'bot' ? say(`bot.${name}`) : playedName(shell, game.id, name);
  };
  return (
    <section aria-label={say('new.seats')}>
      <h2>{say('new.seats')}</h2>
      <div className="seat-plan sheet">
        {roles.map((role) => {
          const chosen = sitterOf(game, plan, role);
          const about = chosen && opponentAbout(shell, game.id, chosen);
          const described = about && `seat-about-${role}`;
          return (
            <fieldset key={role} className="choice-row seat-plan-row">
              <legend>
                <SeatMark look={seatLook(ui, roles, role)} size={16} /> {words.name(role, 'seat')}
              </legend>
              {narrow && (
                <select
                  aria-label={words.name(role, 'seat')}
                  aria-describedby={described}
                  value={chosen}
                  onChange={({ target }) => change(withSitter(game, plan, role, target.value as Sitter))}
                >
                  {sittersFor(role).map((sitter) => (
                    <option key={sitter} value={sitter}>
                      {nameOf(sitter)}
                    </option>
                  ))}
                </select>
              )}
              {!narrow &&
                sittersFor(role).map((sitter) => (
                  <label key={sitter} className="choice" title={opponentAbout(shell, game.id, sitter)}>
                    <input
                      type="radio"
                      name={`seat-${role}`}
                      checked={chosen === sitter}
                      aria-describedby={chosen === sitter ? described : undefined}
                      onChange={() => change(withSitter(game, plan, role, sitter))}
                    />
                    <span>{nameOf(sitter)}</span>
                  </label>
                ))}
              {about && (
                <small id={described} className="muted">
                  {about}
                </small>
              )}
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}
