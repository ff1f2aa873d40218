/** The parts of the board as tabs, for a phone, and what stays in sight with each. */
import { moneyOf } from '@polity/hegemony/page';
import { PartTabs } from '../../../board/part-tabs.js';
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
  const { choices } = usePointer();
  const hand = seat === null ? 0 : view[seat].hand;
  const tabs = PARTS.filter(([of]) => of !== 'hand' || seat !== null).map(([id, icon]) => ({
    id,
    icon: <Glyph name={icon} size={18} />,
    name: `${say(`part.${id}`)}${id === 'hand' ? ` ${typeof hand === 'number' ? hand : hand.length}` : ''}`,
  }));
  return (
    <>
      <InSight />
      <PartTabs
        tabs={tabs}
        part={part}
        open={partsWithChoices([...(choices?.spots.keys() ?? [])], seat)}
        label={say('parts')}
        openLabel={say('part.open')}
        setPart={setPart}
      />
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
