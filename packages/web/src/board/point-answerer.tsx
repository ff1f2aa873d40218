/** In the ask bar: says that the answer lies on the board, names amounts, and keeps the list for whoever wants it. */
import { type ReactNode, useState } from 'react';
import { AmountAnswer } from '../shell/answers/amount.js';
import type { ListStart, OnBoard } from '../shell/answers/option-list.js';
import { areShort, groupOptions } from '../shell/answers/options.js';
import { PickOne } from '../shell/answers/pick-one.js';
import { PickSome } from '../shell/answers/pick-some.js';
import type { AnswererProps } from '../shell/answers/question.js';
import { useKeys } from '../shell/answers/use-keys.js';
import { AmountBox } from './amount-box.js';
import type { BoardRules } from './board-rules.js';
import { choicesOf, type Question } from './choices.js';
import { useListKeys } from './list-keys.js';
import { takesOnePress } from './one-press.js';
import { gatheringOf, pickRulesOf } from './plan.js';
import { NOT_POINTING, previewOf } from './pointing.js';
import { usePointer } from './spot-context.js';
import './point-answerer.css';

export interface PointAnswererProps extends AnswererProps {
  readonly rules: BoardRules;
  /** Whether the list stands open from the beginning. */
  readonly listed?: boolean;
  /** The list was closed. */
  onClosed?(): void;
  /** A drawing of what an amount counts. */
  drawUnit?(unit: string): ReactNode;
}

/** So many answers stand in the question itself, of so many letters. */
const FEW = 3;
const LONGEST = 34;

const NO_DRAWING = () => null;

export function PointAnswerer({
  rules,
  drawUnit = NO_DRAWING,
  listed = false,
  onClosed,
  ...props
}: PointAnswererProps) {
  const { ask, view } = props;
  const onBoard = useOnBoard();
  const isEnough: ListStart['isEnough'] = (...press) => takesOnePress({ rules, ask, view }, ...press);
  if (ask.type === 'amount') {
    const known = rules.asks[ask.kind];
    if (!known || !('amount' in known)) return <AmountAnswer {...props} />;
    const { min, max } = ask;
    const givesUp = (amount: number) => rules.givesUp?.(ask, view, amount, props.words);
    return <AmountBox {...props} {...{ meaning: known.amount(ask, view), min, max, drawUnit, isEnough, givesUp }} />;
  }
  const { way } = choicesOf({ rules, ask, view });
  if (way === 'list') return <List {...props} {...{ isEnough, onBoard }} few={areFew(props)} />;
  if (pickRulesOf(rules, ask)?.inQuestion && areFew(props, true))
    return <List {...props} {...{ isEnough, onBoard }} few />;
  const several = way === 'several' || gatheringOf(rules, ask) !== undefined;
  return <BoardOrList {...props} {...{ rules, several, listed, onClosed, isEnough, onBoard }} />;
}

/** What is chosen on the board, for a list that stands open beside it. */
function useOnBoard(): OnBoard {
  const { question, pointing, confirm, clear } = usePointer();
  const { armed, meant } = pointing;
  return {
    begun: pointing !== NOT_POINTING,
    option: question && armed !== null ? previewOf(question, pointing, armed) : meant,
    places: pointing.picked.places,
    confirm,
    letGo: clear,
  };
}

/**
 * Whether all answers have room beside the question, so that nothing need be opened.
 * @param told whether the board tells what they do.
 */
function areFew({ ask, words, view }: AnswererProps, told = false): boolean {
  if (ask.type !== 'one' || ask.options.length > FEW) return false;
  const groups = groupOptions(ask, words, view);
  const bare = groups.map(({ title, options }) => ({
    title,
    options: options.map((one) => (told ? { ...one, detail: undefined } : one)),
  }));
  return areShort(bare, LONGEST);
}

function List(props: AnswererProps & ListStart) {
  return props.ask.type === 'some' ? <PickSome {...props} /> : <PickOne {...props} />;
}

type WithRules = AnswererProps & Pick<PointAnswererProps, 'rules'>;

/** To be done has a key of its own, such as the end of a turn; its one button lies on the board. A list has its own keys. */
function useDoneKey({ rules, ask, pending, answer }: WithRules, listed: boolean): void {
  const known = pickRulesOf(rules, ask);
  const end = ask.options.find((option) => known?.isDone?.(option));
  useKeys(({ key }) => {
    if (key === 'e' && end !== undefined && !pending && !listed) answer(end);
  });
}

/** Whether every choice is drawn beside the question, as none lies on the board. */
function liesBeside(question: Question): boolean {
  const spots = [...choicesOf(question).spots.keys()];
  return spots.length > 0 && spots.every((spot) => question.rules.isLoose?.(spot, question.view));
}

interface BoardOrListProps extends WithRules, Pick<ListStart, 'isEnough'> {
  readonly onBoard: OnBoard;
  readonly several: boolean;
  readonly listed: boolean;
  readonly onClosed: (() => void) | undefined;
}

function BoardOrList({ rules, several, listed, onClosed, ...props }: BoardOrListProps) {
  const { ask, words, preview } = props;
  const [list, setList] = useState<ListStart | null>(listed ? {} : null);
  const close = () => {
    setList(null);
    onClosed?.();
    // What waits to be confirmed on the board goes on being shown.
    if (!props.onBoard.begun) preview(null);
    document.getElementById('ask-question')?.focus({ preventScroll: true });
  };
  useDoneKey({ ...props, rules }, list !== null);
  useListKeys({ listed: list !== null, open: (typed) => setList({ typed }), close });
  const above = liesBeside({ rules, ask, view: props.view });
  if (list !== null) {
    return (
      <>
        <List {...props} {...list} />
        <button type="button" className="button quiet board-from-list" onClick={close}>
          {words.say('point.board')}
        </button>
      </>
    );
  }
  return (
    <div className="board-point">
      <p>
        {words.say(several && ask.max > 1 ? 'point.several' : above ? 'point.above' : 'point.one', {
          count: ask.options.length,
        })}
      </p>
      <button type="button" className="button quiet" onClick={() => setList({})}>
        {words.say('point.list')}
      </button>
    </div>
  );
}
