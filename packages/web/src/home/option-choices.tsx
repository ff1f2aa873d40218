/** A game's options as rows of choices, from what the game declares. */
import type { GameSummary } from '@polity/server/wire';
import { useShellWords } from '../words/shell.js';
import type { OptionValue, Plan } from './plan.js';

export interface OptionChoicesProps {
  readonly game: GameSummary;
  readonly plan: Plan;
  choose(name: string, value: OptionValue): void;
}

export function OptionChoices({ game, plan, choose }: OptionChoicesProps) {
  const words = useShellWords();
  const valueName = (name: string, value: OptionValue) =>
    words.find(`option-value.${name}.${value}`) ??
    (typeof value === 'boolean' ? words.text(value ? 'view.yes' : 'view.no') : String(value));
  return Object.entries(game.options).map(([name, { values }]) => (
    <fieldset key={name} className="choice-row">
      <legend>{words.text(`option-name.${name}`)}</legend>
      {[...values].sort(byNumber).map((value) => (
        <label key={String(value)} className="choice">
          <input
            type="radio"
            name={`option-${name}`}
            checked={plan.options[name] === value}
            onChange={() => choose(name, value)}
          />
          <span>{valueName(name, value)}</span>
        </label>
      ))}
    </fieldset>
  ));
}

function byNumber(a: OptionValue, b: OptionValue): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}
