/** An option that is a text of somebody's own: a switch folded away, the game's form for it, and what this browser has kept of it. */
import type { GameSummary } from '@polity/server/wire';
import { Suspense } from 'react';
import { useGame, useGameUi } from '../ui/use-game.js';
import { optionAbout, optionName } from '../words/option-name.js';
import { useSay, useShellWords } from '../words/shell.js';
import type { Plan } from './plan.js';

interface WrittenOptionProps {
  readonly game: GameSummary;
  readonly plan: Plan;
  readonly name: string;
  choose(options: Plan['options']): void;
}

export function WrittenOption({ game, plan, choose, name }: WrittenOptionProps) {
  const words = useShellWords();
  const say = useSay();
  const { optionForms = {} } = useGameUi(game.id);
  const about = optionAbout(words, game.id, name);
  const value = String(plan.options[name] ?? '');
  const key = `polity.option.${game.id}.${name}`;
  if (optionForms[name] === undefined) return null;
  const change = (text: string) => {
    keep(key, text);
    choose({ [name]: text });
  };
  return (
    <details className="expansions" open={value !== '' || undefined}>
      <summary>{optionName(words, game.id, name)}</summary>
      <label className="switch">
        <input
          type="checkbox"
          checked={value !== ''}
          onChange={({ target }) => choose({ [name]: target.checked ? kept(key) : '' })}
        />
        <span>
          {say('new.written')}
          {about !== undefined && <small>{about}</small>}
        </span>
      </label>
      {value !== '' && (
        <Suspense fallback={<p>{say('app.loading')}</p>}>
          <Form game={game.id} name={name} value={value} change={change} />
        </Suspense>
      )}
    </details>
  );
}

interface FormProps {
  readonly game: string;
  readonly name: string;
  readonly value: string;
  change(text: string): void;
}

function Form({ game, name, value, change }: FormProps) {
  const { ui, words } = useGame(game, {}, [name]);
  const OptionForm = ui.optionForms?.[name];
  return OptionForm && <OptionForm value={value} words={words} change={change} />;
}

/** Nothing entered yet, but wanted. */
const BEGUN = '{}';

function kept(key: string): string {
  try {
    return localStorage.getItem(key) || BEGUN;
  } catch {
    return BEGUN;
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing begins again.
  }
}
