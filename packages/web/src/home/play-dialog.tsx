/** The second click of *Play now*: how many players and which role, with a choice made already. */
import type { GameSummary } from '@polity/server/wire';
import { Suspense, useState } from 'react';
import { api } from '../api.js';
import { seatLook } from '../games/registry.js';
import { navigate } from '../router.js';
import { Dialog } from '../ui/dialog.js';
import { SeatMark } from '../ui/icons.js';
import { useGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';
import { OptionChoices } from './option-choices.js';
import { meAgainstBots, type Plan, seatsOf, tableOf, usualPlan, withOption } from './plan.js';

export default function PlayDialog({ game, onClose }: { readonly game: GameSummary; onClose(): void }) {
  const t = useText();
  const title = t('play.title', { game: t(`game.${game.id}.short`) });
  return (
    <Dialog title={title} lead={t('play.lead')} onClose={onClose}>
      <Suspense fallback={<p>{t('app.loading')}</p>}>
        <PlayForm game={game} />
      </Suspense>
    </Dialog>
  );
}

function PlayForm({ game }: { readonly game: GameSummary }) {
  const t = useText();
  const { ui, words } = useGame(game.id);
  const [plan, setPlan] = useState<Plan>(() => usualPlan(game, 'bots'));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seats = seatsOf(game, plan.options);
  const mine = seats.find((seat) => plan.seats[seat] === 'me') ?? seats[0];

  const start = async () => {
    setBusy(true);
    try {
      navigate(`/table/${(await api.makeTable(tableOf(game.id, plan))).id}`);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <>
      <OptionChoices
        game={game}
        plan={plan}
        choose={(name, value) => setPlan(withOption(game, plan, name, value, 'bots'))}
      />
      <fieldset className="choice-row">
        <legend>{t('play.role')}</legend>
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
          {t('app.failed', { message: problem })}
        </p>
      )}
      <div className="buttons end">
        {/* biome-ignore lint/a11y/noAutofocus: the choices are made already, Enter is the second click */}
        <button type="button" className="button primary big" disabled={busy} autoFocus onClick={start}>
          {t('play.go')}
        </button>
      </div>
    </>
  );
}
