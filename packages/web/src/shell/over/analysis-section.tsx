/** What cost each seat most in a finished game, each with a way to the board as it was then. */
import type { Looked } from '@polity/kernel';
import { seatLook } from '../../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { Decision } from './decision.js';
import type { Analysis } from './use-analysis.js';

export interface AnalysisSectionProps {
  readonly analysis: Analysis;
  readonly game: LoadedGame;
  readonly seats: readonly string[];
  /** Shows the table as it was before a step of the record. */
  show(step: number): void;
}

export function AnalysisSection({ analysis: { state, begin }, game, seats, show }: AnalysisSectionProps) {
  const say = useSay();
  return (
    <section className="sheet padded analysis">
      <h2>{say('over.analysis.title')}</h2>
      <p className="muted">{say('over.analysis.what')}</p>
      {(state === 'unasked' || state === 'failed') && (
        <button type="button" className="button" onClick={begin}>
          {say('over.analysis')}
        </button>
      )}
      {state === 'failed' && <p role="alert">{say('over.analysis.failed')}</p>}
      {typeof state === 'object' && 'done' in state && (
        <p role="status">{say('over.analysis.progress', { done: state.done, of: state.of })}</p>
      )}
      {Array.isArray(state) && <Found all={state} game={game} seats={seats} show={show} />}
    </section>
  );
}

type FoundProps = Omit<AnalysisSectionProps, 'analysis'> & { readonly all: readonly Looked[] };

function Found({ all, game, seats, show }: FoundProps) {
  const say = useSay();
  if (all.length === 0) return <p>{say('over.analysis.nothing')}</p>;
  return (
    <div className="analysis-found">
      {seats
        .filter((seat) => all.some((one) => one.seat === seat))
        .map((seat) => (
          <section key={seat}>
            <h3>
              <SeatMark look={seatLook(game.ui, seats, seat)} /> {game.words.name(seat, 'seat')}
            </h3>
            {all
              .filter((one) => one.seat === seat)
              .map((one) => (
                <div key={one.step} className="analysis-decision">
                  <Decision looked={one} game={game}>
                    <button
                      type="button"
                      className="button quiet"
                      data-opens={`step ${one.step}`}
                      onClick={() => show(one.step)}
                    >
                      {say('over.analysis.show')}
                    </button>
                  </Decision>
                </div>
              ))}
          </section>
        ))}
    </div>
  );
}
