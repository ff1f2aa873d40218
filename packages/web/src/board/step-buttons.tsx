/** Play, pause, back, on, skip, again: the buttons of everything that unfolds step by step. */

import type { GameWords } from '@polity/words';
import { Icon, type IconName } from '../shell/ui/icons.js';
import type { Steps } from './use-steps.js';
import './step-buttons.css';

export interface StepButtonsProps {
  readonly steps: Steps;
  readonly words: GameWords;
  /** Closes it for good; nothing while it cannot be closed. */
  readonly close?: (() => void) | undefined;
}

export function StepButtons({ steps, words, close }: StepButtonsProps) {
  const button = (icon: IconName, key: string, act: () => void, disabled = false) => (
    <button
      type="button"
      className="button icon-only"
      aria-label={words.say(key)}
      title={words.say(key)}
      disabled={disabled}
      onClick={act}
    >
      <Icon name={icon} size={14} />
    </button>
  );
  return (
    <div className="board-step-buttons">
      {button('back', 'step.back', steps.back, steps.shown <= 1)}
      {steps.playing ? button('pause', 'step.pause', steps.pause) : button('play', 'step.play', steps.play, steps.done)}
      {button('forward', 'step.next', steps.next, steps.done)}
      {button('last', 'step.skip', steps.skip, steps.done)}
      {button('restart', 'step.replay', steps.replay, steps.shown <= 1)}
      {close && (
        <button type="button" className="button primary" onClick={close}>
          {words.say('step.close')}
        </button>
      )}
    </div>
  );
}
