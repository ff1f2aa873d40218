/** The parts of the board as tabs, for a phone. A dot says in which of them something can be chosen. */
import { moneyOf } from '@polity/hegemony/page';
import { useEffect, useRef } from 'react';
import { usePointer } from '../../../board/spot-context.js';
import { useBoard } from './board-context.js';
import { type Part, partsWithChoices } from './board-part.js';
import { type Drawing, Glyph } from './icons.js';
import { Amount, Num } from './parts.js';
import { ClassMark } from './workers.js';

const PARTS: readonly (readonly [Part, Drawing])[] = [
  ['politics', 'treasury'],
  ['economy', 'company'],
  ['board', 'population'],
  ['hand', 'card'],
  ['others', 'bag'],
];

export function BoardTabs({ part, setPart }: { readonly part: Part; setPart(part: Part): void }) {
  const { say, view, seat } = useBoard();
  const { choices, question } = usePointer();
  const open = partsWithChoices([...(choices?.spots.keys() ?? [])], seat);
  const version = question?.ask.version;
  const latest = useRef({ open, part, setPart });
  latest.current = { open, part, setPart };
  // A new question whose answers lie elsewhere turns to where they lie.
  useEffect(() => {
    const { open: parts, part: shown, setPart: turnTo } = latest.current;
    const [first] = parts;
    if (version !== undefined && first !== undefined && !parts.has(shown)) turnTo(first);
  }, [version]);
  const hand = seat === null ? 0 : view[seat].hand;
  return (
    <>
      <InSight />
      <nav className="heg-tabs" aria-label={say('parts')}>
        {PARTS.filter(([of]) => of !== 'hand' || seat !== null).map(([of, icon]) => (
          <button key={of} type="button" aria-current={part === of} onClick={() => setPart(of)}>
            <Glyph name={icon} size={18} />
            <span>
              {say(`part.${of}`)}
              {of === 'hand' && ` ${typeof hand === 'number' ? hand : hand.length}`}
            </span>
            {open.has(of) && <i className="heg-dot" role="img" aria-label={say('part.open')} />}
          </button>
        ))}
      </nav>
    </>
  );
}

/** On every tab: my purse, and how everybody stands. */
function InSight() {
  const { view, seat, say, name } = useBoard();
  return (
    <div className="heg-in-sight">
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
        </span>
      ))}
      <Glyph name="vp" size={13} />
    </div>
  );
}
