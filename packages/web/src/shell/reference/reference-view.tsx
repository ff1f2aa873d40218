/** A game's rules to be looked up: a field to search in, the groups, filters for cards, and what was found. */
import type { GameWords } from '@polity/words';
import { use, useId, useMemo, useState } from 'react';
import type { GameUi } from '../../games/game-ui.js';
import type { ReferenceEntry, ReferenceOf } from '../../games/reference.js';
import { useSay } from '../words/shell.js';
import { ANYTHING, find, type Wanted } from './find.js';
import '../styles/reference.css';

const loading = new WeakMap<GameUi, Promise<ReferenceOf>>();

/** Loaded once, however often what shows it is drawn anew. */
function referenceOf(ui: GameUi): Promise<ReferenceOf> | undefined {
  const known = loading.get(ui) ?? ui.reference?.();
  if (known) loading.set(ui, known);
  known?.catch(() => loading.delete(ui));
  return known;
}

export interface ReferenceViewProps {
  readonly ui: GameUi;
  readonly words: GameWords;
  /** The entry that is read about first. */
  readonly about?: string;
  /** What can be played now, at a table. */
  playable?(of: ReferenceOf): readonly string[];
}

export function ReferenceView(props: ReferenceViewProps) {
  const say = useSay();
  const loaded = referenceOf(props.ui);
  return loaded ? <Loaded {...props} of={use(loaded)} /> : <p className="lead">{say('reference.none')}</p>;
}

function Loaded({ of, words, about = '', playable }: ReferenceViewProps & { readonly of: ReferenceOf }) {
  const say = useSay();
  const reference = useMemo(() => of.of(words), [of, words]);
  const first = reference.entries.find(({ id }) => id === about);
  const [wanted, setWanted] = useState<Wanted>({ ...ANYTHING, group: first?.group ?? reference.groups[0]?.id ?? '' });
  const [read, setRead] = useState(first);
  const field = useId();
  const found = useMemo(() => find(reference, wanted), [reference, wanted]);
  const change = (to: Partial<Wanted>) => {
    setRead(undefined);
    setWanted({ ...wanted, ...to });
  };
  const filters = reference.filters.filter(({ groups }) => groups.includes(wanted.group));
  const now = playable?.(of);
  const tagged = reference.filters.some(({ groups }) => groups.includes(wanted.group));
  return (
    <div className="reference">
      <label className="reference-search" htmlFor={field}>
        <span>{say('reference.search')}</span>
        <input
          id={field}
          type="search"
          value={wanted.text}
          onChange={({ target }) => change({ text: target.value, group: target.value === '' ? wanted.group : '' })}
        />
      </label>
      <div className="reference-groups">
        {[{ id: '', name: say('reference.all') }, ...reference.groups].map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-pressed={wanted.group === id}
            onClick={() => change({ group: id, tags: {}, only: null })}
          >
            {name}
          </button>
        ))}
      </div>
      {tagged && (
        <div className="reference-filters">
          {filters.map(({ id, name, values }) => (
            <label key={id}>
              {name}{' '}
              <select
                value={wanted.tags[id] ?? ''}
                onChange={({ target }) => change({ tags: { ...wanted.tags, [id]: target.value } })}
              >
                <option value="">{say('reference.any')}</option>
                {values.map((value) => (
                  <option key={value.id} value={value.id}>
                    {value.name}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {now && (
            <label>
              <input
                type="checkbox"
                checked={wanted.only !== null}
                onChange={({ target }) => change({ only: target.checked ? now : null })}
              />{' '}
              {say('reference.playable')}
            </label>
          )}
        </div>
      )}
      <p className="muted" role="status">
        {say('reference.found', { count: found.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls can be scrolled with the keyboard */}
      <ul className="reference-entries" tabIndex={0} aria-label={say('reference.title')}>
        {read && <Entry key={`read ${read.id}`} entry={read} read />}
        {found.map((entry) => entry !== read && <Entry key={entry.id} entry={entry} />)}
      </ul>
    </div>
  );
}

function Entry({ entry, read = false }: { readonly entry: ReferenceEntry; readonly read?: boolean }) {
  const say = useSay();
  const { name, lines, pages } = entry;
  return (
    <li className={read ? 'read' : ''}>
      <h3>
        {name}
        {pages && <span className="muted">{say('reference.page', pagesTold(pages))}</span>}
      </h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </li>
  );
}

function pagesTold([first, last]: NonNullable<ReferenceEntry['pages']>) {
  return { first, last, pages: last - first + 1 };
}
