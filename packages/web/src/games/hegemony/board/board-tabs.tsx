/** The parts of the board as tabs, for a phone, and what stays in sight with each. */
import { moneyOf } from '@polity/hegemony/page';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Into } from '../../../board/outlets.js';
import { PartTabs } from '../../../board/part-tabs.js';
import { usePointer } from '../../../board/spot-context.js';
import { questionId } from '../../../shell/answers/question.js';
import { useLying } from '../../../shell/ui/use-narrow.js';
import { useBoard } from './board-context.js';
import { type Part, partsWithChoices } from './board-part.js';
import { type Drawing, Glyph } from './icons.js';
import { useMoreWordsWhenIdle, VOTE_WORDS } from './more-words.js';
import { Amount, Num } from './parts.js';
import { ClassMark } from './workers.js';
import './phone.css';
import './lying.css';

const PARTS: readonly (readonly [Part, Drawing])[] = [
  ['politics', 'treasury'],
  ['economy', 'company'],
  ['board', 'population'],
  ['hand', 'card'],
  ['others', 'bag'],
];

interface BoardTabsProps {
  readonly part: Part;
  setPart(part: Part): void;
  /** Turns to where the answers are. */
  turnTo(part: Part): void;
  /** Whether the advice is a lesson's, which stays in sight. */
  readonly taught: boolean;
  readonly advice: ReactNode;
  /** What the others did. */
  readonly strip: ReactNode;
}

export function BoardTabs({ part, setPart, turnTo, taught, advice, strip }: BoardTabsProps) {
  const { say, view, seat, ask } = useBoard();
  const lying = useLying();
  // A vote is told with words of its own; the question about it stands whole from the beginning.
  useMoreWordsWhenIdle(view, VOTE_WORDS);
  const { choices } = usePointer();
  const hint = !taught && <Hint>{advice}</Hint>;
  const hand = seat === null ? 0 : view[seat].hand;
  const tabs = PARTS.filter(([of]) => of !== 'hand' || seat !== null).map(([id, icon]) => ({
    id,
    icon: <Glyph name={icon} size={18} />,
    name: `${say(`part.${id}`)}${id === 'hand' ? ` ${typeof hand === 'number' ? hand : hand.length}` : ''}`,
  }));
  return (
    <>
      <Into outlet="standing">
        <InSight />
      </Into>
      <div className="heg-stays board-stays">
        <PartTabs
          tabs={tabs}
          part={part}
          open={partsWithChoices([...(choices?.spots.keys() ?? [])], seat)}
          label={say('parts')}
          openLabel={say('part.open')}
          setPart={setPart}
          // When to vote on a bill is answered in the question, beside the policies among which it was just laid.
          {...(ask?.kind === 'immediate-vote' ? {} : { turnTo })}
        />
        {!lying && hint}
      </div>
      {taught && <Into outlet="standing">{advice}</Into>}
      {/* A phone that lies has room for them below the question. */}
      {lying ? (
        <Into outlet="told">
          <div className="heg-out heg-told">
            {hint}
            {strip}
          </div>
        </Into>
      ) : (
        strip
      )}
    </>
  );
}

/** What to do in a line that leaves room for the hand; why, for whoever asks. */
function Hint({ children }: { readonly children: ReactNode }) {
  const { say, ask } = useBoard();
  const question = ask === null ? '' : questionId(ask);
  // What is advised next is one line again, whatever was unfolded before.
  const [unfolded, setUnfolded] = useState('');
  const folded = unfolded !== question || question === '';
  return (
    <div className={folded ? 'heg-hint folded' : 'heg-hint'}>
      {children}
      <button
        type="button"
        className="button quiet heg-hint-why"
        aria-expanded={!folded}
        onClick={() => setUnfolded(folded ? question : '')}
      >
        {say(folded ? 'hint.why' : 'hint.fold')}
      </button>
    </div>
  );
}

/** How long what was scored is shown beside the points, in milliseconds. */
const SEEN = 3000;

function Gained({ points }: { readonly points: number }) {
  const before = useRef(points);
  const [gain, setGain] = useState(0);
  useEffect(() => {
    const by = points - before.current;
    before.current = points;
    setGain(Math.max(0, by));
    const timer = setTimeout(() => setGain(0), SEEN);
    return () => clearTimeout(timer);
  }, [points]);
  return gain > 0 && <span className="heg-gained">+{gain}</span>;
}

/** On every tab: my purse, and how everybody stands. */
function InSight() {
  const { view, seat, say, name } = useBoard();
  return (
    <div className="heg-out heg-in-sight">
      {seat !== null && (
        <>
          <Amount icon="money" label={say('money')} of={(position) => moneyOf(position, seat)} />
          <Amount icon="influence" label={say('influence')} of={(position) => position[seat].influence} />
        </>
      )}
      {view.seats.map((of) => (
        <span key={of} className="board-amount" title={name(of)}>
          <ClassMark of={of} size={10} />
          <span className="heg-sr">{name(of)}</span>
          <Num of={(position) => position[of].vp} />
          {of === seat && <Gained key={of} points={view[of].vp} />}
        </span>
      ))}
      <Glyph name="vp" size={13} />
    </div>
  );
}
