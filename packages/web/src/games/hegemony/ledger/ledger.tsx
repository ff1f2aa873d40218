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
  const { before, after, food, made, loans } = page;
  const lines = [...page.lines, ...addedTo(page.lines, then?.lines ?? [])];
  // What stands below in words is told as it would be then.
  const { purses, influence, imf, loans: owed, made: stored } = then ?? page;
  const thenOf = (one: LedgerLine) => then?.lines.find((line) => keyOf(line) === keyOf(one))?.amount ?? 0;
  const about = { ...food, count: loans.taken };
  const line = (one: LedgerLine) => (
    <Line key={keyOf(one)} line={one} words={words} about={about} then={then ? thenOf(one) : undefined} />
  );
  const own = stored.find(({ resource }) => resource === 'influence');
  return (
    <section className="heg-ledger" aria-label={words.say('ledger.title')}>
      <h3>
        <Term rule="production">{words.say('ledger.title')}</Term>
        {imf !== 'none' && <b title={words.say(`ledger.imf.${imf}`)}>{words.say('ledger.imf')}</b>}
      </h3>
      <table>
        <tbody>
          <Row label={words.say('ledger.before')} amount={before} plain then={then?.before} />
          {lines.map(line)}
        </tbody>
        <tfoot>
          <Row label={words.say('ledger.after', about)} amount={after} plain then={then?.after} />
        </tfoot>
      </table>
      {made.length + stored.length > 0 && <MadeList made={made} then={then?.made} words={words} />}
      {/* Money to be paid stays longest where there is no room for all of them. */}
      <div className="heg-ledger-notes">
        {owed.interest > 0 && (
          <p className="heg-ledger-note">
            {words.say('ledger.interest', { amount: owed.interest, loans: owed.after })}
          </p>
        )}
        {imf !== 'none' && <p className="heg-ledger-note warn">{words.say(`ledger.imf.${imf}`)}</p>}
        {purses && <p className="heg-ledger-note">{words.say('ledger.purses', { ...purses })}</p>}
        {influence !== (own ? own.made - own.lost : 0) && (
          <p className="heg-ledger-note">{words.say('ledger.influence', { amount: influence })}</p>
        )}
      </div>
    </section>
  );
}

/** Loans for one thing are another line than those for the next. */
function keyOf({ what, forced }: LedgerLine): string {
  return what + (forced?.by ?? '');
}

/** The lines that there would be only then, with nothing in them now. */
function addedTo(lines: readonly LedgerLine[], then: readonly LedgerLine[]): readonly LedgerLine[] {
  const added = then.filter((line) => lines.every((one) => keyOf(one) !== keyOf(line)));
  return added.map((line) => ({ ...line, amount: 0, details: [] }));
}

interface MadeListProps {
  readonly made: readonly Made[];
  readonly then: readonly Made[] | undefined;
  readonly words: GameWords;
}

/** In words, and in figures where there is little room; what is made only then stands there too. */
function MadeList({ made, then, words }: MadeListProps) {
  const added = (then ?? []).filter(({ resource }) => made.every((one) => one.resource !== resource));
  return (
    <ul className="heg-ledger-made" aria-label={words.say('ledger.made')}>
      {[...made, ...added.map((one) => ({ ...one, made: 0, lost: 0, eaten: 0 }))].map((one) => {
        const { resource } = one;
        const amount = leftOf(one);
        const later = then ? leftOf(then.find((next) => next.resource === resource)) : amount;
        const about = { ...one, amount };
        const told = words.say('ledger.makes', about);
        return (
          <li key={resource} title={told}>
            <Glyph name={resource} /> <span>{told}</span>
            <b aria-hidden="true">{words.say('ledger.makes.short', about)}</b>
            {later !== amount && <span className="board-then"> → {later}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function leftOf({ made, lost, eaten }: Omit<Made, 'resource'> = { made: 0, lost: 0, eaten: 0 }): number {
  return made - lost - eaten;
}

interface LineProps {
  readonly line: LedgerLine;
  readonly words: GameWords;
  /** What its words tell besides the sum: how much food, how many loans. */
  readonly about: JsonObject;
  readonly then: number | undefined;
}

function Line({ line, words, about, then }: LineProps) {
  const { what, amount, details, forced } = line;
  const label = words.say(`ledger.${what}`, { ...about, ...forced });
  const why = words.list(details.map((detail) => detailText(words, detail)));
  return (
    <Row
      label={label}
      amount={amount}
      then={then}
      owed={what === 'loans'}
      why={forced && words.say('ledger.short', { ...forced })}
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
  /** Why that is so, in a tip. */
  readonly why?: string | undefined;
  readonly detail?: string | undefined;
}

function Row({ label, amount, then, plain = false, owed = false, why, detail }: RowProps) {
  const tone = plain ? '' : amount < 0 || owed ? 'out' : 'in';
  return (
    <tr className={owed ? 'owed' : undefined} title={why}>
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
