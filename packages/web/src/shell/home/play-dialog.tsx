/** The second click of *Play now*: how many players and which role, with a choice made already. */
import type { GameSummary } from '@polity/server/wire';
import { Suspense, useState } from 'react';
import { seatLook } from '../../games/registry.js';
import { api } from '../api.js';
import { LearnLink } from '../learn/learn-link.js';
import { navigate } from '../router.js';
import { Dialog } from '../ui/dialog.js';
import { SeatMark } from '../ui/icons.js';
import { useGame } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { refusalIn } from '../words/option-name.js';
import { useSay, useShellWords } from '../words/shell.js';
import { rememberGame } from './last-game.js';
import { OptionChoices } from './option-choices.js';
import { meAgainstBots, type Plan, seatsOf, tableOf, usualPlan, withOptions } from './plan.js';

export default function PlayDialog({ game, onClose }: { readonly game: GameSummary; onClose(): void }) {
  const say = useSay();
  const title = say('play.title', { game: useGameTitle()(game.id, 'short') });
  return (
    <Dialog title={title} lead={say('play.lead')} onClose={onClose}>
      <Suspense fallback={<p>{say('app.loading')}</p>}>
        <PlayForm game={game} />
      </Suspense>
    </Dialog>
  );
}

function PlayForm({ game }: { readonly game: GameSummary }) {
  const say = useSay();
  const shell = useShellWords();
  const { ui, words } = useGame(game.id);
  const [plan, setPlan] = useState<Plan>(() => usualPlan(game, 'bots'));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seats = seatsOf(game, plan.options);
  const mine = seats.find((seat) => plan.seats[seat] === 'me') ?? seats[0];

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
      <OptionChoices game={game} plan={plan} choose={(options) => setPlan(withOptions(game, plan, options, 'bots'))} />
      <fieldset className="choice-row">
        <legend>{say('play.role')}</legend>
        {seats.map((seat) => (
          <label key={seat} className="choice">
            <input
              type="radio"
              name="role"
              checked={seat === mine}
              onChange={() => setPlan(meAgainstBots(game, plan, seat))}
            />
            <span>
              <SeatMark look={seatLook(ui, seats, seat)} /> {words.name(seat, 'seat')}
            </span>
          </label>
        ))}
      </fieldset>
      {ui.FirstGame && <ui.FirstGame words={words} />}
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="buttons end">
        <LearnLink game={game.id} />
        {/* biome-ignore lint/a11y/noAutofocus: the choices are made already, Enter is the second click */}
        <button type="button" className="button primary big" disabled={busy} autoFocus onClick={start}>
          {say('play.go')}
        </button>
      </div>
    </>
  );
}
