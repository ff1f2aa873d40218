/** The money of a Production Phase by class: a table that sums up, and below it the goods that were made. */
import type { Resource, RoundMoney, Seat } from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { Glyph } from '../board/icons.js';
import { ClassMark } from '../board/workers.js';
import { signed } from '../ledger/ledger.js';

export interface RoundMoneyProps {
  readonly money: readonly RoundMoney[];
  readonly seat: Seat | null;
  readonly words: GameWords;
}

const ROWS = ['wagesIn', 'wagesOut', 'food', 'taxes', 'loans', 'other'] as const;
const LABELS: Readonly<Record<(typeof ROWS)[number], string>> = {
  wagesIn: 'scene.money.wages-in',
  wagesOut: 'scene.money.wages-out',
  food: 'scene.money.food',
  taxes: 'scene.money.taxes',
  loans: 'scene.money.loans',
  other: 'scene.money.other',
};

export function RoundMoneyTable({ money, seat, words }: RoundMoneyProps) {
  const rows = ROWS.filter((row) => money.some((one) => one[row] !== 0));
  return (
    <table className="heg-round-money">
      <thead>
        <tr>
          <td />
          {money.map(({ seat: of }) => (
            <th key={of} scope="col" className={of === seat ? 'mine' : undefined}>
              <ClassMark of={of} />{' '}
              {of === seat ? words.say('scene.money.you') : words.say('scene.short', { seat: of })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row label={words.say('scene.money.before')} money={money} seat={seat} of={({ before }) => before} />
        {rows.map((row) => (
          <Row key={row} label={words.say(LABELS[row])} money={money} seat={seat} of={(one) => one[row]} change />
        ))}
      </tbody>
      <tfoot>
        <Row label={words.say('scene.money.after')} money={money} seat={seat} of={({ after }) => after} />
        <tr>
          <th scope="row">{words.say('scene.money.goods')}</th>
          {money.map(({ seat: of, goods }) => (
            <td key={of} className={of === seat ? 'mine' : undefined}>
              <Goods goods={goods} words={words} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly money: readonly RoundMoney[];
  readonly seat: Seat | null;
  /** Whether it is told with its sign. */
  readonly change?: boolean;
  of(money: RoundMoney): number;
}

function Row({ label, money, seat, change = false, of }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {money.map((one) => {
        const amount = of(one);
        return (
          <td key={one.seat} className={`${one.seat === seat ? 'mine' : ''} ${amount < 0 ? 'out' : ''}`}>
            {!change ? amount : amount === 0 ? '–' : signed(amount)}
          </td>
        );
      })}
    </tr>
  );
}

function Goods({ goods, words }: { readonly goods: RoundMoney['goods']; readonly words: GameWords }) {
  const made = (Object.entries(goods) as [Resource, number][]).filter(([, amount]) => amount > 0);
  if (made.length === 0) return '–';
  return made.map(([resource, amount]) => (
    <span key={resource} className={`heg-round-good heg-res-${resource}`}>
      {amount} <Glyph name={resource} />
      <span className="heg-sr">{words.name(resource)}</span>
    </span>
  ));
}
