/** A game's options, from what the game declares: rows of choices, and switches for what is in the game or not. */
import type { GameSummary } from '@polity/server/wire';
import { useState } from 'react';
import type { GameUi } from '../../games/game-ui.js';
import { useGameUi } from '../ui/use-game.js';
import { optionAbout, optionName, optionsToChoose, optionValue } from '../words/option-name.js';
import { useShellWords } from '../words/shell.js';
import { hasOptions, type OptionValue, type Plan } from './plan.js';
import { WrittenOption } from './written-option.js';

export interface OptionChoicesProps {
  readonly game: GameSummary;
  readonly plan: Plan;
  choose(options: Plan['options']): void;
}

type Values = GameSummary['options'][string]['values'];

/** How many play. */
const PLAYERS = 'seats';

/** How many play, and all else too where a game has no ready-made choices. */
export function OptionChoices(props: OptionChoicesProps) {
  const ui = useGameUi(props.game.id);
  const folded = isFolded(ui);
  const chosen = optionsToChoose(ui, props.game.options).filter(([name]) => !folded || name === PLAYERS);
  return <Options {...props} chosen={chosen} />;
}

/** What can be added to the first box, for those who look for it; open from the start where something has been. */
export function Expansions(props: OptionChoicesProps) {
  const { game, plan } = props;
  const words = useShellWords();
  const ui = useGameUi(game.id);
  const chosen = optionsToChoose(ui, game.options).filter(([name]) => name !== PLAYERS);
  const added = chosen.some(([name, { values }]) => plan.options[name] !== values[0]);
  const [open, setOpen] = useState(added);
  if (!isFolded(ui)) return null;
  return (
    <details className="expansions" open={open || added} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.text('new.expansions')}</summary>
      <PresetRow {...props} />
      <Options {...props} chosen={chosen} />
    </details>
  );
}

function isFolded({ presets = [] }: GameUi): boolean {
  return presets.length > 0;
}

type Chosen = ReturnType<typeof optionsToChoose<GameSummary['options'][string]>>;

function Options({ chosen, ...props }: OptionChoicesProps & { readonly chosen: Chosen }) {
  return chosen.map(([name, { values, longest }]) =>
    longest !== undefined ? (
      <WrittenOption key={name} {...props} name={name} />
    ) : values.every((value) => typeof value === 'boolean') ? (
      <OptionSwitch key={name} {...props} name={name} />
    ) : (
      <OptionRow key={name} {...props} name={name} values={values} />
    ),
  );
}

/** Ready-made choices; the first that the plan agrees with is the one that is chosen. */
function PresetRow({ game, plan, choose }: OptionChoicesProps) {
  const words = useShellWords();
  const { presets = [] } = useGameUi(game.id);
  const chosen = presets.find(({ options }) => hasOptions(plan, options));
  const about = chosen && words.find(`game.${game.id}.preset-about.${chosen.id}`);
  return (
    <fieldset className="choice-row">
      <legend>{words.text('new.presets')}</legend>
      {presets.map((preset) => (
        <label key={preset.id} className="choice">
          <input type="radio" name="preset" checked={preset === chosen} onChange={() => choose(preset.options)} />
          <span>{words.find(`game.${game.id}.preset-name.${preset.id}`) ?? preset.id}</span>
        </label>
      ))}
      {about !== undefined && <small className="muted">{about}</small>}
    </fieldset>
  );
}

function OptionSwitch({ game, plan, choose, name }: OptionChoicesProps & { readonly name: string }) {
  const words = useShellWords();
  const about = optionAbout(words, game.id, name);
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={plan.options[name] === true}
        onChange={({ target }) => choose({ [name]: target.checked })}
      />
      <span>
        {optionName(words, game.id, name)}
        {about !== undefined && <small>{about}</small>}
      </span>
    </label>
  );
}

interface OptionRowProps extends OptionChoicesProps {
  readonly name: string;
  readonly values: Values;
}

function OptionRow({ game, plan, choose, name, values }: OptionRowProps) {
  const words = useShellWords();
  const about = optionAbout(words, game.id, name);
  return (
    <fieldset className="choice-row">
      <legend>{optionName(words, game.id, name)}</legend>
      {[...values].sort(byNumber).map((value) => (
        <label key={String(value)} className="choice">
          <input
            type="radio"
            name={`option-${name}`}
            checked={plan.options[name] === value}
            onChange={() => choose({ [name]: value })}
          />
          <span>{optionValue(words, game.id, name, value)}</span>
        </label>
      ))}
      {about !== undefined && <small className="muted">{about}</small>}
    </fieldset>
  );
}

function byNumber(a: OptionValue, b: OptionValue): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}
