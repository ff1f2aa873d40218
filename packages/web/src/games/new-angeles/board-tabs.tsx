/** On a phone: the parts of the board as tabs, and what stays in sight with each: everybody's capital, and the deal. */
import type { Seat } from '@polity/new-angeles/page';
import { PartTabs } from '../../board/part-tabs.js';
import { usePointer } from '../../board/spot-context.js';
import { SeatMark } from '../../shell/ui/icons.js';
import { BOARD_PARTS, type Part, partsWithChoices } from './board-part.js';
import { PartMark } from './icons.js';
import { Num, useCity } from './parts.js';

export function BoardTabs({ part, setPart }: { readonly part: Part; setPart(part: Part): void }) {
  const { words, view, seat } = useCity();
  const { choices } = usePointer();
  const tabs = BOARD_PARTS.filter((id) => id !== 'mine' || seat !== null).map((id) => ({
    id,
    icon: <PartMark of={id} />,
    name: words.say(`part.${id}`),
  }));
  return (
    <>
      <InSight />
      <PartTabs
        tabs={tabs}
        part={part}
        open={partsWithChoices([...(choices?.spots.keys() ?? [])], view, seat)}
        label={words.say('parts')}
        openLabel={words.say('part.open')}
        setPart={setPart}
        turnTo={setPart}
      />
      {part !== 'deal' && <DealLine open={() => setPart('deal')} />}
    </>
  );
}

function InSight() {
  const { seats, words } = useCity();
  return (
    <div className="na-in-sight">
      {seats.map(({ seat, look, deciding }) => (
        <span key={seat} className={deciding ? 'deciding' : undefined}>
          <SeatMark look={look} size={12} />
          <span className="visually-hidden">{words.name(seat, 'seat')}</span>
          <Num of={({ players }) => players[seat as Seat].capital} />
        </span>
      ))}
    </div>
  );
}

/** What is proposed, and how many cards lie beside each. */
function DealLine({ open }: { open(): void }) {
  const { view, words } = useCity();
  const { deal } = view;
  if (!deal?.main) return null;
  const supported = (side: 'main' | 'counter') =>
    Object.values(deal.support).reduce((sum, support) => sum + (support?.side === side ? support.count : 0), 0);
  const counter = deal.countering === null ? null : (deal.counters.at(-1)?.card ?? null);
  return (
    <button type="button" className="na-deal-line" onClick={open}>
      {words.say('deal.line', { main: deal.main.card, for: supported('main'), counter, against: supported('counter') })}
    </button>
  );
}
