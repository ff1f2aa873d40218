/** The options of an ask as buttons, by group, with a search where there are many. */
import type { Json } from '@polity/kernel';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Preferences } from '../preferences.js';
import { Icon } from '../ui/icons.js';
import { useSay } from '../words/shell.js';
import { areShort, findOptions, groupOptions, type ListedOption, type OptionGroup } from './options.js';
import type { AnswererProps } from './question.js';
import { useOptionKeys } from './use-keys.js';

/** More options than can be taken in at a glance. */
const MANY = 20;

/** A list that was opened by typing a digit begins there. */
export interface ListStart {
  readonly typed?: string | undefined;
  /** Whether it is so short that it stands in a line with the question. */
  readonly few?: boolean;
  /** Whether one press answers with an option; where nobody says so, the settings do. */
  isEnough?(option: Json, chosen: Preferences): boolean;
  /** What is chosen on a board that the same question can be answered on. */
  readonly onBoard?: OnBoard | undefined;
}

/** One question has one choice, wherever it was made. */
export interface OnBoard {
  /** Whether anything is picked there. */
  readonly begun: boolean;
  /** What waits there to be confirmed. */
  readonly option: Json | undefined;
  /** The places of the options that are picked there, where some are wanted. */
  readonly places: readonly number[];
  confirm(): void;
  letGo(): void;
}

export interface OptionListProps extends Pick<AnswererProps, 'ask' | 'view' | 'words' | 'pending'>, ListStart {
  isPicked(index: number): boolean;
  isBarred?(index: number): boolean;
  /** @param sure whether the answer can be given at once: it was chosen on the keyboard, and seen before. */
  pick(index: number, sure: boolean): void;
  point(index: number | null): void;
}

export function OptionList(props: OptionListProps) {
  const { ask, view, words } = props;
  const say = useSay();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupOptions(ask, words, view), [ask, words, view]);
  const shown = findOptions(groups, search);
  useOptionKeys(list, ask.options.length, props.typed);
  return (
    <div className={props.few ? 'options few' : 'options'} ref={list as RefObject<HTMLDivElement>}>
      {ask.options.length > MANY && (
        <input
          type="search"
          className="option-search"
          placeholder={say('ask.filter')}
          aria-label={say('ask.filter')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {shown.map((group) => (
        <Group key={group.title ?? ''} group={group} short={areShort(groups)} {...props} />
      ))}
    </div>
  );
}

function Group({ group, short, ...props }: OptionListProps & { readonly group: OptionGroup; readonly short: boolean }) {
  const { title, options } = group;
  const buttons = options.map((listed) => <OptionButton key={listed.index} listed={listed} {...props} />);
  return (
    <div className="option-group">
      {title !== undefined && <h3>{title}</h3>}
      <div className={short ? 'option-grid short' : 'option-grid'}>{buttons}</div>
    </div>
  );
}

function OptionButton({ listed, ...props }: OptionListProps & { readonly listed: ListedOption }) {
  const { isPicked, isBarred, pick, point, pending } = props;
  const { index, number, text, detail } = listed;
  const picked = isPicked(index);
  return (
    <button
      type="button"
      className={picked ? 'option picked' : 'option'}
      data-number={number}
      data-anchor={`answer:${index}`}
      aria-pressed={picked}
      disabled={pending || isBarred?.(index)}
      onClick={(event) => pick(index, event.detail === 0)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(index)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && point(null)}
      onFocus={() => point(index)}
      onBlur={() => point(null)}
    >
      <span className="option-text">
        {picked && <Icon name="check" size={13} />}
        {text}
      </span>
      {detail !== undefined && <span className="option-detail">{detail}</span>}
      <span className="option-number" aria-hidden="true">
        {number}
      </span>
    </button>
  );
}
