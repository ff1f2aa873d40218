/** In the place of the question while a finished game is seen again: what happened, all its moments, and its speed. */
import type { LogEntry, Looked } from '@polity/kernel';
import { useState } from 'react';
import { seatLook } from '../../games/registry.js';
import { aimedAt, momentOf } from '../past/moments.js';
import { NO_MOMENT, PastWords, PlayButton, roundBefore, StepButton, TurnButton } from '../past/past-bar.js';
import { usePastKeys } from '../past/past-keys.js';
import { PastSlider } from '../past/past-slider.js';
import type { Past } from '../past/use-past.js';
import { usePointedOut } from '../past/use-pointed-out.js';
import { type Run, SPEEDS } from '../past/use-run.js';
import { IconButton } from '../ui/icon-button.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { DearMarks } from './dear-marks.js';
import { dearMoments } from './dear-moments.js';
import { verdictOn } from './decision.js';
import { askedAt } from './moment-at.js';

export interface ReplayBarProps {
  readonly past: Past;
  readonly run: Run;
  readonly game: LoadedGame;
  /** All of the log. */
  readonly log: readonly LogEntry[];
  /** The decisions that cost somebody much. */
  readonly found: readonly Looked[];
  readonly seats: readonly string[];
  /** Tells why somebody decided as they did, where the game can judge that. */
  readonly why: (() => void) | undefined;
}

export function ReplayBar({ past, run, game, log, found, seats, why }: ReplayBarProps) {
  const say = useSay();
  const { shown, go, close } = past;
  const moment = shown === null ? NO_MOMENT : momentOf(shown, log, game);
  usePointedOut(shown, moment, game);
  const { at, last } = moment;
  const aim = aimedAt(past, moment);
  const { step, jump, into } = run.seen;
  const stopped = (act: (to: number) => void) => (to: number) => {
    run.play(false);
    act(to);
  };
  const [stepTo, jumpTo] = [stopped(step), stopped(jump)];
  const play = (detail: boolean) => {
    const [beginning] = shown?.moments ?? [];
    if (at >= last && beginning !== undefined) go(beginning);
    run.play(!run.playing, detail);
  };
  usePastKeys(aim, stepTo, (key) => {
    if (key === 'Escape') close();
    else if (key === 'End') jumpTo(last);
  });
  const [whose, setWhose] = useState('');
  const dear = found.filter(({ seat }) => whose === '' || seat === whose);
  const marked = shown === null ? [] : dearMoments(shown, dear, game, seats, say);
  const decided = shown === null ? [] : found.filter(({ step: put }) => askedAt(shown, put) === at);
  const told = say('over.replay.step', { step: at, steps: last });
  return (
    <section className="ask past-bar replay-bar" aria-label={say('over.replay')}>
      <PastWords title={say('over.replay')} past={past} moment={moment} step={told} />
      <div className="past-steps">
        <IconButton icon="first" label={say('past.round')} act={() => jumpTo(roundBefore(aim))} />
        <TurnButton way="back" moment={aim} stepTo={jumpTo} />
        <StepButton way="back" moment={aim} stepTo={stepTo} />
        <PlayButton playing={run.playing} play={play} autoFocus />
        <StepButton way="forward" moment={aim} stepTo={stepTo} />
        <TurnButton way="forward" moment={aim} stepTo={stopped(into)} />
        <PastSlider moment={moment} label={told} jump={jumpTo}>
          {marked.length > 0 && <DearMarks dear={marked} last={last} jump={jumpTo} />}
        </PastSlider>
      </div>
      {decided.length > 0 && !run.playing && (
        <div className="replay-decided">
          {decided.map((looked) => (
            <p key={looked.step}>
              <SeatMark look={seatLook(game.ui, seats, looked.seat)} />{' '}
              <strong>{say('over.analysis.asked', { seat: game.words.name(looked.seat, 'seat') })}</strong>{' '}
              {verdictOn(looked, game.words, say)}
            </p>
          ))}
        </div>
      )}
      <div className="replay-rest">
        {found.length > 0 && (
          <label className="replay-whose">
            <span className="visually-hidden">{say('over.replay.marks')}</span>
            <select value={whose} onChange={({ target }) => setWhose(target.value)}>
              <option value="">{say('over.replay.marks.all')}</option>
              {seats
                .filter((seat) => found.some((one) => one.seat === seat))
                .map((seat) => (
                  <option key={seat} value={seat}>
                    {game.words.name(seat, 'seat')}
                  </option>
                ))}
            </select>
          </label>
        )}
        <label>
          <span className="visually-hidden">{say('over.replay.speed')}</span>
          <select value={run.speed} onChange={({ target }) => run.setSpeed(Number(target.value))}>
            {SPEEDS.map((times) => (
              <option key={times} value={times}>
                {say('over.replay.speedTimes', { times })}
              </option>
            ))}
          </select>
        </label>
        {why && (
          <button type="button" className="button" disabled={shown === null} onClick={why}>
            {say('over.analysis.why')}
          </button>
        )}
        <button type="button" className="button primary" onClick={close}>
          {say('over.replay.close')}
        </button>
      </div>
    </section>
  );
}
