/** What cost each seat most in a finished game, found when somebody asks for it, and why a single decision was taken. */
import { equal, type Looked } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { signed } from '@polity/words';
import { useEffect, useState } from 'react';
import { api } from '../api.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface AnalysisProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  /** The step that the replay shows, if it shows one. */
  readonly step: number | null;
  go(step: number): void;
  found(all: readonly Looked[]): void;
}

type State = 'unasked' | 'failed' | { readonly done: number; readonly of: number } | readonly Looked[];

/** Milliseconds between two questions how far it has come. */
const PAUSE = 700;

export function Analysis({ table, game, step, go, found }: AnalysisProps) {
  const say = useSay();
  const [state, setState] = useState<State>('unasked');
  const looking = typeof state === 'object' && 'done' in state;

  useEffect(() => {
    if (typeof state !== 'object' || !('done' in state)) return;
    const timer = setTimeout(() => {
      api.analysis(table.id).then(
        (now) => {
          if (now.found !== null) found(now.found);
          setState(now.failed ? 'failed' : (now.found ?? { done: now.done, of: now.of }));
        },
        () => setState('failed'),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [state, table.id, found]);

  return (
    <div className="analysis">
      <div className="analysis-buttons">
        {(state === 'unasked' || state === 'failed') && (
          <button
            type="button"
            className="button"
            title={say('over.analysis.what')}
            onClick={() => setState({ done: 0, of: 1 })}
          >
            {say('over.analysis')}
          </button>
        )}
        {step !== null && <WhyButton key={step} table={table} game={game} step={step} />}
      </div>
      {state === 'failed' && <p role="alert">{say('over.analysis.failed')}</p>}
      {looking && <p role="status">{say('over.analysis.progress', { done: state.done, of: state.of })}</p>}
      {Array.isArray(state) && <Found all={state} game={game} go={go} />}
    </div>
  );
}

function Found({ all, game, go }: { readonly all: readonly Looked[] } & Pick<AnalysisProps, 'game' | 'go'>) {
  const say = useSay();
  if (all.length === 0) return <p>{say('over.analysis.nothing')}</p>;
  const seats = [...new Set(all.map(({ seat }) => seat))];
  return (
    <div className="analysis-found">
      {seats.map((seat) => (
        <section key={seat}>
          <h3>{game.words.name(seat, 'seat')}</h3>
          {all
            .filter((one) => one.seat === seat)
            .map((one) => (
              <div key={one.step} className="analysis-decision">
                <button type="button" className="button quiet" onClick={() => go(one.step)}>
                  {say('over.analysis.cost', { step: one.step, cost: signed(-one.cost) })}
                </button>
                <Decision looked={one} game={game} />
              </div>
            ))}
        </section>
      ))}
    </div>
  );
}

/** A decision: what was asked, and its best answers with what they promised. */
function Decision({ looked, game }: { readonly looked: Looked; readonly game: LoadedGame }) {
  const say = useSay();
  const { words } = game;
  const { ask, given, reckoning } = looked;
  return (
    <>
      <p className="muted">{words.question(ask)}</p>
      <ol>
        {reckoning.answers.map(({ answer, margin, parts }) => (
          <li key={JSON.stringify(answer)}>
            <strong>{signed(margin)}</strong> {words.answer(ask, answer)}{' '}
            {equal(answer, given) && <em>({say('over.analysis.given')}) </em>}
            <span className="muted">{words.list(parts.map((part) => words.aspect(part, reckoning.seat)))}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Why the decision at the step that is shown was taken, or should not have been. */
function WhyButton({ table, game, step }: Pick<AnalysisProps, 'table' | 'game'> & { readonly step: number }) {
  const say = useSay();
  const [looked, setLooked] = useState<Looked | 'forced' | 'failed' | null>(null);
  const ask = () =>
    api.lookAt(table.id, step).then(
      (reply) => setLooked(reply.looked ?? 'forced'),
      () => setLooked('failed'),
    );
  return (
    <div className="analysis-why">
      <button type="button" className="button" onClick={ask}>
        {say('over.analysis.why')}
      </button>
      {looked === 'forced' && <p>{say('over.analysis.forced')}</p>}
      {looked === 'failed' && <p role="alert">{say('over.analysis.failed')}</p>}
      {looked !== null && typeof looked === 'object' && (
        <div className="analysis-decision">
          <strong>{game.words.name(looked.seat, 'seat')}</strong>
          <Decision looked={looked} game={game} />
        </div>
      )}
    </div>
  );
}
