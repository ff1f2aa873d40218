/** In the place of the question while somebody looks back: which moment it is, the way to others, and the way home. */
import type { LogEntry } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { isNowhere, useKeys } from '../answers/use-keys.js';
import { newestOf, positionOf } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { IconButton } from '../ui/icon-button.js';
import type { LoadedGame } from '../ui/use-game.js';
import { WithWords } from '../words/later-words.js';
import { useSay } from '../words/shell.js';
import { aimedAt, type Moment, momentOf } from './moments.js';
import { usePastKeys } from './past-keys.js';
import { PastScenes } from './past-scenes.js';
import { PastSlider } from './past-slider.js';
import { PastTold } from './past-told.js';
import { stepFrom } from './stops.js';
import type { Past } from './use-past.js';
import { usePointedOut } from './use-pointed-out.js';
import { useRun } from './use-run.js';
import '../styles/past.css';

export interface PastBarProps {
  readonly table: TableSummary;
  readonly past: Past;
  readonly game: LoadedGame;
  readonly live: LiveTable;
}

export const NO_MOMENT: Moment = {
  at: 0,
  last: 0,
  chapter: undefined,
  caption: undefined,
  told: [],
  rounds: [],
  whole: [],
  captions: [],
  turns: [],
  stops: [0],
};

const LATER = ['past'] as const;
const NO_LOG: readonly LogEntry[] = [];

/** With the words that are wanted only here. */
export default function PastBar(props: PastBarProps) {
  return (
    <WithWords later={LATER}>
      <Bar {...props} />
    </WithWords>
  );
}

function Bar({ table, past, game, live: { state } }: PastBarProps) {
  const say = useSay();
  const { shown, failed, asked, close } = past;
  const { log = NO_LOG, seat = null } = positionOf({ ...state, positions: newestOf(state) }) ?? {};
  const moment = shown === null ? NO_MOMENT : momentOf(shown, log, game);
  usePointedOut(shown, moment, game);
  const { at, last } = moment;
  const aim = aimedAt(past, moment);
  const run = useRun(past, game, log, seat, false, close);
  const { scenes, leave, step, into } = run.seen;
  const stopped = (act: (to: number) => void) => (to: number) => {
    run.play(false);
    act(to);
  };
  const orClose = (act: (to: number) => void) => stopped((to) => (shown && to < last ? act(to) : close()));
  const jump = stopped(run.seen.jump);
  const stepTo = orClose(step);
  usePastKeys(aim, stepTo, close);
  return (
    <section className="ask past-bar" aria-labelledby="past-title">
      {shown && (
        <PastScenes {...{ table, game, seat, shown, log, scenes, leave }} speed={run.playing ? run.speed : null} />
      )}
      <PastWords title={say('past.title')} past={past} moment={moment} />
      {shown && !failed && (
        <div className="past-steps">
          <IconButton icon="first" label={say('past.round')} act={() => jump(roundBefore(aim))} disabled={at === 0} />
          <TurnButton way="back" moment={aim} stepTo={jump} />
          <StepButton way="back" moment={aim} stepTo={stepTo} disabled={at === 0} />
          <PlayButton playing={run.playing} play={(detail) => run.play(!run.playing, detail)} />
          <PastSlider
            moment={moment}
            label={say('past.moment', { moment: at + 1, moments: shown.moments.length })}
            jump={orClose(jump)}
          />
          <StepButton way="forward" moment={aim} stepTo={stepTo} />
          <TurnButton way="forward" moment={aim} stepTo={orClose(into)} />
        </div>
      )}
      <div className={asked ? 'past-home asked' : 'past-home'}>
        <Asked question={asked && game.words.question(asked)} />
        <button type="button" className="button primary" onClick={close}>
          {say('past.close')}
        </button>
      </div>
    </section>
  );
}

/**
 * The table waits for me; who hears the page is told so where it calls everybody back. Its room is there before anything is
 * asked, so that no button moves from under a finger.
 */
function Asked({ question }: { readonly question: string | null }) {
  const say = useSay();
  const said = question === null ? undefined : say('live.turn', { question });
  return (
    <p className="past-asked" title={said}>
      {said}
    </p>
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
export function PastWords({ title, past: { shown, failed }, moment, step }: PastWordsProps) {
  const say = useSay();
  const { at } = moment;
  const begins = shown && at === 0 ? say('past.beginning') : undefined;
  return (
    <PastTold moment={moment} instead={failed ? say('past.failed') : begins}>
      <h2 id="past-title">{title}</h2>
      {step !== undefined && <span className="past-step">{step}</span>}
    </PastTold>
  );
}

export interface StepButtonProps {
  readonly way: 'back' | 'forward';
  readonly moment: Moment;
  readonly disabled?: boolean;
  stepTo(moment: number): void;
}

/** To where the next action is done, or the one before; with Shift to the next of all moments. */
export function StepButton({ way, moment, disabled = false, stepTo }: StepButtonProps) {
  const say = useSay();
  return (
    <IconButton
      icon={way}
      label={say(`past.${way}`)}
      hint={say('past.detail')}
      act={({ shiftKey }) => stepTo(stepFrom(moment, way === 'back' ? -1 : 1, shiftKey))}
      disabled={disabled}
    />
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

export interface PlayButtonProps {
  readonly playing: boolean;
  readonly autoFocus?: boolean;
  play(detail: boolean): void;
}

/** Lets the past run by itself, with Shift in detail, or stops it; so does Space, where nothing else has the focus. */
export function PlayButton({ playing, autoFocus = false, play }: PlayButtonProps) {
  const say = useSay();
  useKeys((event) => {
    if (event.key !== ' ' || !isNowhere(event.target)) return;
    event.preventDefault();
    play(event.shiftKey);
  });
  return (
    <IconButton
      icon={playing ? 'pause' : 'play'}
      label={say(playing ? 'past.pause' : 'past.play')}
      {...(playing ? {} : { hint: say('past.detail') })}
      act={({ shiftKey }) => play(shiftKey)}
      autoFocus={autoFocus}
    />
  );
}

/** The beginning of the round that the moment lies in, or of the one before where that is the moment. */
export function roundBefore({ at, rounds }: Moment): number {
  return rounds.findLast(({ from }) => from < at)?.from ?? 0;
}
