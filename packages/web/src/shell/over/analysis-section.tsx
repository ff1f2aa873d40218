/** What cost each seat most in a finished game, each with a way to the board as it was then. */
import type { Looked } from '@polity/kernel';
import type { PastPosition } from '@polity/server/wire';
import { useEffect, useState } from 'react';
import { seatLook } from '../../games/registry.js';
import { api } from '../api.js';
import type { Position } from '../live/position.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { Decision } from './decision.js';
import type { Analysis } from './use-analysis.js';
import { whenDecided } from './when-decided.js';

export interface AnalysisSectionProps {
  readonly analysis: Analysis;
  readonly game: LoadedGame;
  readonly seats: readonly string[];
  readonly table: string;
  /** The whole game as whoever looks was told it. */
  readonly position: Position | undefined;
  /** Shows the table at which a step of the record was asked for. */
  show(step: number): void;
}

export function AnalysisSection({ analysis: { state, begin }, ...rest }: AnalysisSectionProps) {
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
      {Array.isArray(state) && <Found all={state} {...rest} />}
    </section>
  );
}

type FoundProps = Omit<AnalysisSectionProps, 'analysis'> & { readonly all: readonly Looked[] };

function Found({ all, game, seats, table, position, show }: FoundProps) {
  const say = useSay();
  const past = useMoments(table, position?.seat ?? null);
  const when = (one: Looked) => past && whenDecided(past, one, position?.log ?? [], game.words);
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
                  <Decision looked={one} game={game} when={when(one)}>
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

/** Where the steps of the record lie in the log; nothing until that is known. */
function useMoments(table: string, seat: string | null): PastPosition | undefined {
  const [past, setPast] = useState<PastPosition>();
  useEffect(() => {
    api.past(table, 0, seat).then(setPast, () => undefined);
  }, [table, seat]);
  return past;
}
