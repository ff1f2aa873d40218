/** The form for a table as on somebody's own board: what could not be read, to be entered from the printed components. */

import {
  boardFrom,
  type OwnBoard,
  PROPOSED_DISTRICTS,
  PROPOSED_EVENTS,
  SETUP_ROWS,
} from '@polity/new-angeles/own-board';
import { DISTRICT, DISTRICTS, RESOURCES, type Resource, TURN_TRACK_SPACES } from '@polity/new-angeles/page';
import type { GameWords } from '@polity/words';
import type { OptionFormProps } from '../game-ui.js';
import './own-board-form.css';

const TIERS = [1, 2, 3] as const;
const MOST_MADE = 5;
const LONGEST_TRACK = 15;

export default function OwnBoardForm({ value, words, change }: OptionFormProps) {
  const { values, setups } = boardFrom(value);
  const own = value === '' ? {} : (JSON.parse(value) as OwnBoard);
  const enter = (part: OwnBoard) => change(JSON.stringify({ ...own, ...part }));
  return (
    <div className="na-own">
      <p className="muted">{words.say('own.about')}</p>
      <table>
        <thead>
          <tr>
            {['district', 'tier', 'primary', 'secondary'].map((column) => (
              <th key={column} scope="col">
                {words.say(`own.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DISTRICTS.map((id) => (
            <tr key={id}>
              <th scope="row">{DISTRICT[id].name}</th>
              <td>
                <Choice
                  label={words.say('own.tier-of', { district: id })}
                  options={TIERS}
                  value={values.tiers[id]}
                  choose={(tier) => enter({ tiers: { ...own.tiers, [id]: tier } })}
                />
              </td>
              {(['primary', 'secondary'] as const).map((which) => {
                const good = values.output[id][which];
                const proposed = PROPOSED_DISTRICTS.find((one) => one === id);
                const set = (next: typeof good) =>
                  proposed && enter({ output: { ...own.output, [proposed]: { ...values.output[id], [which]: next } } });
                return (
                  <td key={which}>
                    {proposed ? (
                      <Good
                        label={words.say(`own.${which}-of`, { district: id })}
                        {...{ good, words, set }}
                        none={which === 'secondary'}
                      />
                    ) : (
                      good && words.inline({ say: 'made', ...good }, '')
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset>
        <legend>{words.say('own.tracks')}</legend>
        {RESOURCES.map((resource) => (
          <span key={resource}>
            {words.name(resource)}{' '}
            <Whole
              label={words.name(resource)}
              value={values.trackEnds[resource]}
              most={LONGEST_TRACK}
              set={(end) => enter({ trackEnds: { ...own.trackEnds, [resource]: end } })}
            />
          </span>
        ))}
        {PROPOSED_EVENTS.map((event) => (
          <span key={event}>
            {words.say('own.turns-after', { event })}{' '}
            <Whole
              label={words.say('own.turns-after', { event })}
              value={values.eventTurns[event]}
              most={TURN_TRACK_SPACES}
              set={(turns) => enter({ eventTurns: { ...own.eventTurns, [event]: turns } })}
            />
          </span>
        ))}
      </fieldset>
      {(Object.keys(setups) as (keyof typeof setups)[]).map((id) => {
        const { name, places, turns } = setups[id];
        const set = (next: Partial<{ places: typeof places; turns: number }>) =>
          enter({ setups: { ...own.setups, [id]: { places, turns, ...next } } });
        return (
          <details key={id}>
            <summary>{words.say('own.setup', { name: { said: name } })}</summary>
            <p>
              {words.say('own.turns')}{' '}
              <Whole
                label={words.say('own.turns')}
                value={turns}
                most={TURN_TRACK_SPACES}
                set={(next) => set({ turns: next })}
              />
            </p>
            {SETUP_ROWS.map((row) => (
              <fieldset key={row} className="na-own-row">
                <legend>{words.name(row)}</legend>
                {DISTRICTS.map((district) => {
                  const there = places[row].includes(district);
                  const next = there ? places[row].filter((one) => one !== district) : [...places[row], district];
                  return (
                    <label key={district}>
                      <input
                        type="checkbox"
                        checked={there}
                        onChange={() => set({ places: { ...places, [row]: next } })}
                      />
                      {DISTRICT[district].number}
                      <span className="visually-hidden">{DISTRICT[district].name}</span>
                    </label>
                  );
                })}
              </fieldset>
            ))}
          </details>
        );
      })}
      <button type="button" className="button quiet" onClick={() => change('')}>
        {words.say('own.ours')}
      </button>
    </div>
  );
}

interface ChoiceProps<Option extends number> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  choose(option: Option): void;
}

function Choice<Option extends number>({ label, options, value, choose }: ChoiceProps<Option>) {
  const chosen = (text: string) => options.find((option) => String(option) === text);
  return (
    <select aria-label={label} value={value} onChange={({ target }) => choose(chosen(target.value) ?? value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

type Made = { readonly resource: Resource; readonly amount: number };

interface GoodProps {
  readonly label: string;
  readonly good: Made | null;
  /** Whether there may be none. */
  readonly none: boolean;
  readonly words: GameWords;
  set(good: Made | null): void;
}

function Good({ label, good, none, words, set }: GoodProps) {
  const choose = (text: string) => {
    const resource = RESOURCES.find((one) => one === text);
    set(resource === undefined ? null : { resource, amount: good?.amount ?? 1 });
  };
  return (
    <>
      <select aria-label={label} value={good?.resource ?? ''} onChange={({ target }) => choose(target.value)}>
        {none && <option value="">{words.say('own.none')}</option>}
        {RESOURCES.map((resource) => (
          <option key={resource} value={resource}>
            {words.name(resource)}
          </option>
        ))}
      </select>
      {good && <Whole label={label} value={good.amount} most={MOST_MADE} set={(amount) => set({ ...good, amount })} />}
    </>
  );
}

interface WholeProps {
  readonly label?: string;
  readonly value: number;
  readonly most: number;
  set(value: number): void;
}

function Whole({ label, value, most, set }: WholeProps) {
  return (
    <input
      type="number"
      aria-label={label}
      min={1}
      max={most}
      value={value}
      onChange={({ target }) => set(Math.trunc(Number(target.value)))}
    />
  );
}
