/** In the place of the question while somebody looks back: which moment it is, the way to others, and the way home. */
import type { LogEntry } from '@polity/kernel';
import { IconButton } from '../ui/icon-button.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { aimedAt, type Moment, momentOf } from './moments.js';
import { usePastKeys } from './past-keys.js';
import { PastSlider } from './past-slider.js';
import type { Past } from './use-past.js';
import { usePointedOut } from './use-pointed-out.js';
import '../styles/past.css';

export interface PastBarProps {
  readonly past: Past;
  readonly game: LoadedGame;
  /** My log as it is now. */
  readonly log: readonly LogEntry[];
}

export const NO_MOMENT: Moment = { at: 0, last: 0, caption: undefined, told: [], rounds: [], turns: [] };

export default function PastBar({ past, game, log }: PastBarProps) {
  const say = useSay();
  const { shown, failed, go, close } = past;
  const moment = shown === null ? NO_MOMENT : momentOf(shown, log, game);
  usePointedOut(shown, moment, game);
  const { at, last } = moment;
  const aim = aimedAt(past, moment);
  const stepTo = (to: number) => {
    const told = shown?.moments[Math.max(0, to)];
    if (told === undefined || to >= last) close();
    else go(told);
  };
  usePastKeys(aim, stepTo, close);
  return (
    <section className="ask past-bar" aria-labelledby="past-title">
      <PastWords title={say('past.title')} past={past} moment={moment} />
      {shown && !failed && (
        <div className="past-steps">
          <IconButton icon="first" label={say('past.round')} act={() => stepTo(roundBefore(aim))} disabled={at === 0} />
          <TurnButton way="back" moment={aim} stepTo={stepTo} />
          <IconButton icon="back" label={say('past.back')} act={() => stepTo(aim.at - 1)} disabled={at === 0} />
          <PastSlider
            moment={moment}
            label={say('past.moment', { moment: at + 1, moments: shown.moments.length })}
            stepTo={stepTo}
          />
          <IconButton icon="forward" label={say('past.forward')} act={() => stepTo(aim.at + 1)} />
          <TurnButton way="forward" moment={aim} stepTo={stepTo} />
        </div>
      )}
      <button type="button" className="button primary" onClick={close}>
        {say('past.close')}
      </button>
    </section>
  );
}

export interface PastWordsProps {
  readonly title: string;
  readonly past: Past;
  readonly moment: Moment;
  /** Which moment it is, where that is seen. */
  readonly step?: string;
}

/** What is looked at, and what has just happened there. */
export function PastWords({ title, past: { shown, failed }, moment: { at, caption }, step }: PastWordsProps) {
  const say = useSay();
  const told = failed ? say('past.failed') : at === 0 ? say('past.beginning') : caption;
  return (
    <div className="past-words">
      <h2 id="past-title">{title}</h2>
      {step !== undefined && <span className="past-step">{step}</span>}
      <p role="status" title={told}>
        {(shown || failed) && told}
      </p>
    </div>
  );
}

export interface TurnButtonProps {
  readonly way: 'back' | 'forward';
  readonly moment: Moment;
  stepTo(moment: number): void;
}

/** To where a turn ends, past the steps between; at the last one, to the end. */
export function TurnButton({ way, moment: { at, last, turns }, stepTo }: TurnButtonProps) {
  const say = useSay();
  const to = way === 'back' ? (turns.findLast((turn) => turn < at) ?? 0) : (turns.find((turn) => turn > at) ?? last);
  return (
    <IconButton
      icon={`turn-${way}`}
      label={say(`past.turn.${way}`)}
      act={() => stepTo(to)}
      disabled={way === 'back' && at === 0}
    />
  );
}

/** The beginning of the round that the moment lies in, or of the one before where that is the moment. */
export function roundBefore({ at, rounds }: Moment): number {
  return rounds.findLast(({ from }) => from < at)?.from ?? 0;
}
