/** A new table: the game, its options, who sits where, and who may find it. */
import type { GameSummary } from '@polity/server/wire';
import { Suspense, useState } from 'react';
import { api } from '../api.js';
import { navigate } from '../router.js';
import { Header } from '../ui/header.js';
import { useGameUi } from '../ui/use-game.js';
import { useResource } from '../ui/use-resource.js';
import { useGameTitle } from '../words/game-title.js';
import { WithWords } from '../words/later-words.js';
import { refusalIn } from '../words/option-name.js';
import { useSay, useShellWords } from '../words/shell.js';
import { rememberGame } from './last-game.js';
import { NameButton } from './name-button.js';
import { Expansions, OptionChoices } from './option-choices.js';
import { type Others, type Plan, planned, seatsHeld, tableOf, usualPlan, withOptions } from './plan.js';
import { SeatPlan } from './seat-plan.js';
import { useRefusal } from './use-refusal.js';
import { WhoPlays } from './who-plays.js';

export interface NewTablePageProps {
  readonly game: string | null;
}

export function NewTablePage(props: NewTablePageProps) {
  return (
    <WithWords later={['begin']}>
      <NewTable {...props} />
    </WithWords>
  );
}

function NewTable({ game: wanted }: NewTablePageProps) {
  const say = useSay();
  const titled = useGameTitle();
  const games = useResource(api.games);
  const [chosen, setChosen] = useState(wanted);
  const game = games.value?.find(({ id }) => id === chosen) ?? games.value?.[0];
  return (
    <div className="page">
      <Header actions={<NameButton />} />
      <main className="new-table" id="content">
        <h1>{say('new.title')}</h1>
        <p className="lead">{say('new.lead')}</p>
        {games.error && <p className="problem">{say('app.failed', { message: games.error.message })}</p>}
        {game && (
          <fieldset className="choice-row">
            <legend>{say('new.game')}</legend>
            {games.value?.map(({ id }) => (
              <label key={id} className="choice">
                <input type="radio" name="game" checked={id === game.id} onChange={() => setChosen(id)} />
                <span>{titled(id, 'short')}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Suspense fallback={<p>{say('app.loading')}</p>}>{game && <PlanForm key={game.id} game={game} />}</Suspense>
      </main>
    </div>
  );
}

function PlanForm({ game: summary }: { readonly game: GameSummary }) {
  const say = useSay();
  const words = useShellWords();
  const game = planned(summary, useGameUi(summary.id));
  const [plan, setPlan] = useState<Plan>(() => usualPlan(game, 'bots'));
  const [others, setOthers] = useState<Others>('bots');
  const [problem, setProblem] = useState<string | null>(null);
  const dealt = words.find(`game.${game.id}.dealt`);
  const table = tableOf(game.id, plan);
  const refusal = useRefusal(game, plan);
  const choose = (options: Plan['options']) => setPlan(withOptions(game, plan, options, others));
  const open = async () => {
    try {
      const { id } = await api.makeTable(table);
      rememberGame(table);
      navigate(`/table/${id}`);
    } catch (error) {
      setProblem(refusalIn(words, game.id, error) ?? say('app.failed', { message: (error as Error).message }));
    }
  };
  return (
    <>
      <OptionChoices game={game} plan={plan} choose={choose} />
      <WhoPlays game={game} plan={plan} others={others} change={setPlan} changeOthers={setOthers} />
      {dealt !== undefined && <p className="muted">{dealt}</p>}
      <details className="expansions more-choices">
        <summary>{say('new.more')}</summary>
        <SeatPlan game={game} plan={plan} change={setPlan} />
        <Expansions game={game} plan={plan} choose={choose} />
      </details>
      {seatsHeld(plan) > 1 && <p className="muted">{say('new.hotseat')}</p>}
      {!table.start && (
        <label className="switch">
          <input
            type="checkbox"
            checked={plan.listed}
            onChange={({ target }) => setPlan({ ...plan, listed: target.checked })}
          />
          <span>
            {say('new.listed')}
            <small>{say('new.byLink')}</small>
          </span>
        </label>
      )}
      {(refusal ?? problem) !== null && (
        <p className="problem" role="alert">
          {refusal ?? problem}
        </p>
      )}
      <div className="buttons">
        <button type="button" className="button primary big" disabled={refusal !== null} onClick={open}>
          {say(table.start ? 'new.start' : 'new.make')}
        </button>
      </div>
    </>
  );
}
