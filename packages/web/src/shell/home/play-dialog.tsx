/** The second click of *Play now*: how many players and which role, with a choice made already. */
import type { GameSummary } from '@polity/server/wire';
import { Suspense, useEffect, useRef, useState } from 'react';
import { seatLook } from '../../games/registry.js';
import { api } from '../api.js';
import { LearnLink } from '../learn/learn-link.js';
import { navigate } from '../router.js';
import { Dialog } from '../ui/dialog.js';
import { SeatMark } from '../ui/icons.js';
import { useGame } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { WithWords } from '../words/later-words.js';
import { refusalIn } from '../words/option-name.js';
import { againstName, opponentAbout, playedName } from '../words/played-itself.js';
import { useSay, useShellWords } from '../words/shell.js';
import { allSeats } from './game-card.js';
import { rememberGame } from './last-game.js';
import { Expansions, OptionChoices } from './option-choices.js';
import {
  meAgainst,
  modesOf,
  type Others,
  opponentsOf,
  type Plan,
  planned,
  rolesOf,
  sitterOf,
  tableOf,
  usualBot,
  usualPlan,
  withOptions,
} from './plan.js';
import { useRefusal } from './use-refusal.js';

export interface PlayDialogProps {
  readonly game: GameSummary;
  /** Whether the game itself shall play the others, as far as it can. */
  readonly itself?: boolean;
  onClose(): void;
}

export default function PlayDialog(props: PlayDialogProps) {
  return (
    <WithWords later="begin">
      <Play {...props} />
    </WithWords>
  );
}

function Play({ game, itself = false, onClose }: PlayDialogProps) {
  const say = useSay();
  const title = say('play.title', { game: useGameTitle()(game.id, 'short') });
  return (
    <Dialog title={title} lead={say(itself ? 'play.lead.itself' : 'play.lead')} onClose={onClose}>
      <Suspense fallback={<p>{say('app.loading')}</p>}>
        <PlayForm game={game} itself={itself} />
      </Suspense>
    </Dialog>
  );
}

function PlayForm({ game: summary, itself }: Required<Pick<PlayDialogProps, 'game' | 'itself'>>) {
  const say = useSay();
  const shell = useShellWords();
  const { ui, words } = useGame(summary.id);
  const game = planned(summary, ui);
  const modes = modesOf(game);
  const [others, setOthers] = useState<Others>(() =>
    itself && modes.length > 0 ? `game:${modes.at(-1)}` : `bot:${usualBot(game)}`,
  );
  const [plan, setPlan] = useState<Plan>(() => usualPlan(game, others));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal(game, plan);
  const roles = allSeats(game);
  const mine = roles.find((role) => plan.seats[role] === 'me') ?? roles[0] ?? '';
  const opponents = opponentsOf(game);
  const nameOf = (who: string) => {
    const [kind, name = ''] = who.split(':');
    return kind === 'bot' ? say(`bot.${name}`) : againstName(shell, game.id, name);
  };
  const seatText = (role: string): string => {
    const who = sitterOf(game, plan, role) ?? '';
    const [, name = ''] = who.split(':');
    const player =
      who === 'me' ? say('play.you') : who.startsWith('bot:') ? say(`bot.${name}`) : playedName(shell, game.id, name);
    return say('play.seat', { role: words.name(role, 'seat'), player });
  };
  const playAgainst = (chosen: Others) => {
    setOthers(chosen);
    setPlan(meAgainst(game, plan, mine, chosen));
  };

  const choose = (options: Plan['options']) => setPlan(withOptions(game, plan, options, others));
  // The choices are made already, Enter is the second click; what comes before them stays in sight.
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), []);

  const start = async () => {
    setBusy(true);
    try {
      const table = tableOf(game.id, plan);
      const { id } = await api.makeTable(table);
      rememberGame(table);
      navigate(`/table/${id}`);
    } catch (error) {
      const refusal = refusalIn(shell, game.id, error);
      setProblem(refusal ?? say('app.failed', { message: (error as Error).message }));
      setBusy(false);
    }
  };

  return (
    <>
      <OptionChoices game={game} plan={plan} choose={choose} />
      {ui.dealtParts === undefined ? (
        <fieldset className="choice-row">
          <legend>{say('play.role')}</legend>
          {roles.map((role) => (
            <label key={role} className="choice">
              <input
                type="radio"
                name="role"
                checked={role === mine}
                onChange={() => setPlan(meAgainst(game, plan, role, others))}
              />
              <span>
                <SeatMark look={seatLook(ui, roles, role)} /> {words.name(role, 'seat')}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{shell.find(`game.${game.id}.dealt`)}</p>
      )}
      {opponents.length > 1 && (
        <fieldset className="choice-row">
          <legend>{say('play.against')}</legend>
          {opponents.map((who) => (
            <label key={who} className="choice" title={opponentAbout(shell, game.id, who)}>
              <input type="radio" name="against" checked={who === others} onChange={() => playAgainst(who)} />
              <span>{nameOf(who)}</span>
            </label>
          ))}
          <small className="muted">{opponentAbout(shell, game.id, others)}</small>
        </fieldset>
      )}
      {ui.dealtParts === undefined && <p className="muted">{shell.row(rolesOf(game, plan.options).map(seatText))}</p>}
      {ui.FirstGame && <ui.FirstGame words={words} />}
      <Expansions game={game} plan={plan} choose={choose} />
      {(refusal ?? problem) !== null && (
        <p className="problem" role="alert">
          {refusal ?? problem}
        </p>
      )}
      <div className="buttons end">
        <LearnLink game={game.id} />
        <button
          type="button"
          className="button primary big"
          disabled={busy || refusal !== null}
          ref={go}
          onClick={start}
        >
          {say('play.go')}
        </button>
      </div>
    </>
  );
}
