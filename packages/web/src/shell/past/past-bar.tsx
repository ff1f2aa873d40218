/** In the place of the question while somebody looks back: which moment it is, the way to others, and the way home. */
import type { LogEntry } from '@polity/kernel';
import { useEffect, useRef } from 'react';
import { isWriting } from '../answers/use-keys.js';
import { Icon, type IconName } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import type { Past } from './use-past.js';
import '../styles/past.css';

export interface PastBarProps {
  readonly past: Past;
  readonly game: LoadedGame;
  /** My log as it is now. */
  readonly log: readonly LogEntry[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
/** Keys that do something to what has the focus, or nothing alone. */
const LEFT_ALONE = ['Tab', 'Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta', 'ArrowUp', 'ArrowDown'];

export default function PastBar({ past, game, log }: PastBarProps) {
  const say = useSay();
  const { shown, failed, go, close } = past;
  const moments = shown?.moments ?? [];
  const at = shown === null ? 0 : moments.indexOf(shown.told);
  const last = moments.length - 1;
  const stepTo = (to: number) => {
    const told = moments[Math.max(0, to)];
    if (told === undefined || to >= last) close();
    else go(told);
  };
  useKeysOf((event) => {
    const step = STEPS[event.key];
    if (step !== undefined) stepTo(at + step);
    else if (event.key === 'Home') stepTo(0);
    else close();
  });
  const round = beginningsIn(log, game, moments).findLast((beginning) => beginning < at) ?? 0;
  const button = (icon: IconName, label: string, act: () => void, disabled = false) => (
    <button
      type="button"
      className="button icon-only"
      aria-label={say(label)}
      title={say(label)}
      disabled={disabled}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  const told = shown === null || at === 0 ? undefined : log[shown.told - 1];
  return (
    <section className="ask past-bar" aria-labelledby="past-title">
      <div className="past-words">
        <h2 id="past-title">{say('past.title')}</h2>
        <p role="status">
          {failed && say('past.failed')}
          {shown && !failed && (told === undefined ? say('past.beginning') : game.words.log(told))}
        </p>
      </div>
      {shown && !failed && (
        <div className="past-steps">
          {button('first', 'past.round', () => stepTo(round), at === 0)}
          {button('back', 'over.replay.back', () => stepTo(at - 1), at === 0)}
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={say('past.moment', { moment: at + 1, moments: moments.length })}
            onChange={({ target }) => stepTo(target.valueAsNumber)}
          />
          {button('forward', 'over.replay.forward', () => stepTo(at + 1))}
        </div>
      )}
      <button type="button" className="button primary" onClick={close}>
        {say('past.close')}
      </button>
    </section>
  );
}

/** The moments at which what a game puts above all else, such as its rounds, had just begun. */
function beginningsIn(log: readonly LogEntry[], { words }: LoadedGame, moments: readonly number[]): readonly number[] {
  const [kind] = words.facts.headings ?? [];
  return log.flatMap((entry, i) => (entry.kind === kind ? [moments.findIndex((told) => told > i)] : []));
}

/** Steps are taken by keys wherever the focus is; every other key leads back to the table, and does there what it does. */
function useKeysOf(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || LEFT_ALONE.includes(key) || isWriting(target)) return;
      if (document.querySelector('[role=dialog]')) return;
      const own = target instanceof HTMLInputElement || (target instanceof Element && target.closest('.log-lines'));
      if (own && (key in STEPS || key === 'Home' || key === 'End')) return;
      latest.current(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
