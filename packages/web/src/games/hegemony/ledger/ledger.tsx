/** "If production came now": the ledger of one seat, each line with where it comes from. */
import {
  forecast,
  type HegemonyView,
  type LedgerDetail,
  type LedgerLine,
  ledgerPage,
  type Made,
  type Seat,
} from '@polity/hegemony/page';
import type { JsonObject } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import { Term } from '../../../board/term.js';
import { hideTip, showTip } from '../../../board/tip.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';

export interface LedgerProps {
  readonly view: HegemonyView;
  readonly seat: Seat;
  readonly words: GameWords;
  /** What a preview would make of the view: changed sums stand beside the present ones. */
  readonly previewed?: HegemonyView | null;
}

export function Ledger({ view, seat, words, previewed = null }: LedgerProps) {
  const page = useMemo(() => ledgerPage(view, seat), [view, seat]);
  const then = useMemo(() => (previewed ? ledgerPage(previewed, seat) : null), [previewed, seat]);
  if (page === null) return null;
  const { lines, before, after, food, made, loans, purses, influence, imf } = page;
  const thenOf = (what: LedgerLine['what']) => then?.lines.find((line) => line.what === what)?.amount ?? 0;
  const about = { ...food, count: loans.taken };
  const line = (one: LedgerLine) => (
    <Line key={one.what} line={one} words={words} about={about} then={then ? thenOf(one.what) : undefined} />
  );
  const own = made.find(({ resource }) => resource === 'influence');
  return (
    <section className="heg-ledger" aria-label={words.say('ledger.title')}>
      <h3>
        <Term rule="production">{words.say('ledger.title')}</Term>
        {imf !== 'none' && <b title={words.say(`ledger.imf.${imf}`)}>{words.say('ledger.imf')}</b>}
      </h3>
      <table>
        <tbody>
          <Row label={words.say('ledger.before')} amount={before} plain then={then?.before} />
          {lines.filter(({ what }) => what !== 'loans').map(line)}
        </tbody>
        <tfoot>
          {lines.filter(({ what }) => what === 'loans').map(line)}
          <Row label={words.say('ledger.after', about)} amount={after} plain then={then?.after} />
        </tfoot>
      </table>
      {made.length > 0 && <MadeList made={made} then={then?.made} words={words} />}
      <div className="heg-ledger-notes">
        {imf !== 'none' && <p className="heg-ledger-note warn">{words.say(`ledger.imf.${imf}`)}</p>}
        {purses && <p className="heg-ledger-note">{words.say('ledger.purses', { ...purses })}</p>}
        {influence !== (own ? own.made - own.lost : 0) && (
          <p className="heg-ledger-note">{words.say('ledger.influence', { amount: influence })}</p>
        )}
        {loans.interest > 0 && (
          <p className="heg-ledger-note">
            {words.say('ledger.interest', { amount: loans.interest, loans: loans.after })}
          </p>
        )}
      </div>
    </section>
  );
}

interface MadeListProps {
  readonly made: readonly Made[];
  readonly then: readonly Made[] | undefined;
  readonly words: GameWords;
}

/** In words, and in figures where there is little room. */
function MadeList({ made, then, words }: MadeListProps) {
  return (
    <ul className="heg-ledger-made" aria-label={words.say('ledger.made')}>
      {made.map(({ resource, made: amount, lost }) => {
        const later = then?.find((one) => one.resource === resource)?.made ?? 0;
        const told = words.say('ledger.makes', { resource, amount, lost });
        return (
          <li key={resource} title={told}>
            <Glyph name={resource} /> <span>{told}</span>
            <b aria-hidden="true">{words.say('ledger.makes.short', { amount, lost })}</b>
            {then && later !== amount && <span className="board-then"> → {later}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface LineProps {
  readonly line: LedgerLine;
  readonly words: GameWords;
  /** What its words tell besides the sum: how much food, how many loans. */
  readonly about: JsonObject;
  readonly then: number | undefined;
}

function Line({ line, words, about, then }: LineProps) {
  const { what, amount, details } = line;
  const label = words.say(`ledger.${what}`, about);
  const why = words.list(details.map((detail) => detailText(words, detail)));
  return (
    <Row
      label={label}
      amount={amount}
      then={then}
      owed={what === 'loans'}
      detail={details.length > 0 ? why : undefined}
    />
  );
}

function detailText(words: GameWords, detail: LedgerDetail): string {
  const amount = Math.abs(detail.amount);
  if ('company' in detail) return words.say('ledger.detail.company', { company: detail.company, amount });
  return words.say('ledger.detail.food', { from: detail.from, food: detail.food, amount });
}

interface RowProps {
  readonly label: string;
  readonly amount: number;
  readonly then: number | undefined;
  readonly plain?: boolean;
  /** Whether it has to be paid back. */
  readonly owed?: boolean;
  readonly detail?: string | undefined;
}

function Row({ label, amount, then, plain = false, owed = false, detail }: RowProps) {
  const tone = plain ? '' : amount < 0 || owed ? 'out' : 'in';
  return (
    <tr className={owed ? 'owed' : undefined}>
      <th scope="row">
        {label}
        {detail !== undefined && <small className="heg-ledger-detail">{detail}</small>}
      </th>
      <td className={tone}>
        {plain ? amount : signed(amount)}
        {then !== undefined && then !== amount && <span className="board-then"> → {plain ? then : signed(then)}</span>}
      </td>
    </tr>
  );
}

/** With the true minus sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function comingFor(view: HegemonyView, seat: Seat) {
  return forecast(view)?.seats.find((one) => one.seat === seat);
}

/** On my board: what the coming production would leave me; pointed at, it shows the ledger. */
export function ForecastChip({ of }: { readonly of: Seat }) {
  const { view, previewed, words, say } = useBoard();
  const coming = useMemo(() => comingFor(view, of), [view, of]);
  if (coming === undefined) return null;
  const { money, loans } = coming;
  const show = (element: Element) =>
    showTip(element, <Ledger view={view} previewed={previewed} seat={of} words={words} />);
  return (
    <button
      type="button"
      className="heg-forecast"
      onPointerEnter={({ currentTarget }) => show(currentTarget)}
      onPointerLeave={({ currentTarget }) => hideTip(currentTarget)}
      onFocus={({ currentTarget }) => show(currentTarget)}
      onBlur={({ currentTarget }) => hideTip(currentTarget)}
      onClick={({ currentTarget }) => show(currentTarget)}
    >
      <Glyph name="hourglass" size={11} /> <span className="heg-forecast-word">{say('forecast')}</span>{' '}
      <b>{money.after}</b>
      {loans.taken > 0 && <span className="heg-forecast-owed">{say('forecast.owed', { loans: loans.taken })}</span>}
    </button>
  );
}
