/** The second click of *Play now*: how many players and which role, with a choice made already. */
import type { GameSummary } from '@polity/server/wire';
import { Suspense, useEffect, useRef, useState } from 'react';
import { api } from '../api.js';
import { hasFinished } from '../finished-games.js';
import { LearnLink } from '../learn/learn-link.js';
import { navigate } from '../router.js';
import { Dialog } from '../ui/dialog.js';
import { useGame } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { WithWords } from '../words/later-words.js';
import { refusalIn } from '../words/option-name.js';
import { againstName, opponentAbout } from '../words/played-itself.js';
import { useSay, useShellWords } from '../words/shell.js';
import { allSeats } from './game-card.js';
import { rememberGame } from './last-game.js';
import { Expansions, OptionChoices } from './option-choices.js';
import {
  firstOpponent,
  meAgainst,
  modesOf,
  type Others,
  offeredOf,
  type Plan,
  planned,
  tableOf,
  usualPlan,
  withOptions,
} from './plan.js';
import { RoleChoice, WhoSits } from './roles.js';
import { useRefusal } from './use-refusal.js';

export interface PlayDialogProps {
  readonly game: GameSummary;
  /** Whether the game itself shall play the others, as far as it can. */
  readonly itself?: boolean;
  onClose(): void;
}

export default function PlayDialog(props: PlayDialogProps) {
  return (
    <WithWords later={['begin']}>
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
    itself && modes.length > 0 ? `game:${modes.at(-1)}` : firstOpponent(game, hasFinished(game.id)),
  );
  const [plan, setPlan] = useState<Plan>(() => usualPlan(game, others));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal(game, plan);
  const roles = allSeats(game);
  const mine = roles.find((role) => plan.seats[role] === 'me') ?? roles[0] ?? '';
  const offered = offeredOf(game);
  const nameOf = (who: string) => {
    const [kind, name = ''] = who.split(':');
    return kind === 'bot' ? say(`bot.${name}`) : againstName(shell, game.id, name);
  };
  const playAgainst = (chosen: Others) => {
    setOthers(chosen);
    setPlan(meAgainst(game, plan, mine, chosen));
  };

  const opponent = (who: (typeof offered.first)[number]) => (
    <label key={who} className="choice" title={opponentAbout(shell, game.id, who)}>
      <input type="radio" name="against" checked={who === others} onChange={() => playAgainst(who)} />
      <span>{nameOf(who)}</span>
    </label>
  );
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
        <RoleChoice
          game={game}
          name="role"
          isMine={(role) => role === mine}
          take={(role) => setPlan(meAgainst(game, plan, role, others))}
        />
      ) : (
        <p>{shell.find(`game.${game.id}.dealt`)}</p>
      )}
      {offered.first.length > 1 && (
        <fieldset className="choice-row">
          <legend>{say('play.against')}</legend>
          {offered.first.map(opponent)}
          {offered.more.length > 0 && (
            <details className="more-opponents">
              <summary>{say('play.more')}</summary>
              {offered.more.map(opponent)}
            </details>
          )}
          <small className="muted">{opponentAbout(shell, game.id, others)}</small>
        </fieldset>
      )}
      {ui.dealtParts === undefined && <WhoSits game={game} plan={plan} />}
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
