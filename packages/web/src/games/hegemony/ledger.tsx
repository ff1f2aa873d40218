/** "If production came now": the ledger of one seat, each line with where it comes from. */
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import { useMemo } from 'react';
import type { GameWords } from '../../words/game-words.js';
import { Glyph } from './icons.js';
import { type LedgerDetail, type LedgerLine, ledgerPage } from './ledger-lines.js';
import { say } from './say.js';

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
  return (
    <section className="heg-ledger" aria-label={say(words, 'ledger.title')}>
      <h3>{say(words, 'ledger.title')}</h3>
      {loans.taken > 0 && (
        <p className="heg-ledger-note warn">{say(words, 'ledger.loans-needed', { count: loans.taken })}</p>
      )}
      <table>
        <tbody>
          <Row label={say(words, 'ledger.before')} amount={before} plain then={then?.before} />
          {lines.map((line) => (
            <Line key={line.what} line={line} words={words} food={food} then={then ? thenOf(line.what) : undefined} />
          ))}
          <Row label={say(words, 'ledger.after')} amount={after} plain strong then={then?.after} />
        </tbody>
      </table>
      {purses && <p className="heg-ledger-note">{say(words, 'ledger.purses', { ...purses })}</p>}
      {made.length > 0 && (
        <ul className="heg-ledger-made" aria-label={say(words, 'ledger.made')}>
          {made.map(({ resource, made: amount, lost }) => (
            <li key={resource}>
              <Glyph name={resource} /> {say(words, 'ledger.makes', { resource, amount, lost })}
            </li>
          ))}
        </ul>
      )}
      {influence !== 0 && <p className="heg-ledger-note">{say(words, 'ledger.influence', { amount: influence })}</p>}
      {loans.interest > 0 && (
        <p className="heg-ledger-note">
          {say(words, 'ledger.interest', { amount: loans.interest, loans: loans.after })}
        </p>
      )}
      {imf !== 'none' && <p className="heg-ledger-note warn">{say(words, `ledger.imf.${imf}`)}</p>}
    </section>
  );
}

interface LineProps {
  readonly line: LedgerLine;
  readonly words: GameWords;
  readonly food: { readonly needed: number; readonly own: number } | null;
  readonly then: number | undefined;
}

function Line({ line, words, food, then }: LineProps) {
  const { what, amount, details } = line;
  const label = say(words, `ledger.${what}`, what === 'food' && food ? { ...food } : {});
  const why = words.list(details.map((detail) => detailText(words, detail)));
  return (
    <Row
      label={label}
      amount={amount}
      then={then}
      owed={what === 'loans'}
      hint={details.length > 0 ? why : undefined}
    />
  );
}

function detailText(words: GameWords, detail: LedgerDetail): string {
  const amount = Math.abs(detail.amount);
  if ('company' in detail) return say(words, 'ledger.detail.company', { company: detail.company, amount });
  return say(words, 'ledger.detail.food', { from: detail.from, food: detail.food, amount });
}

interface RowProps {
  readonly label: string;
  readonly amount: number;
  readonly then: number | undefined;
  readonly plain?: boolean;
  readonly strong?: boolean;
  /** Whether it has to be paid back. */
  readonly owed?: boolean;
  readonly hint?: string | undefined;
}

function Row({ label, amount, then, plain = false, strong = false, owed = false, hint }: RowProps) {
  const tone = plain ? '' : amount < 0 || owed ? 'out' : 'in';
  return (
    <tr className={strong ? 'total' : undefined}>
      <th scope="row">
        {label}
        {hint !== undefined && <small className="heg-ledger-hint">{hint}</small>}
      </th>
      <td className={tone}>
        {plain ? amount : signed(amount)}
        {then !== undefined && then !== amount && <span className="heg-then"> → {plain ? then : signed(then)}</span>}
      </td>
    </tr>
  );
}

/** With the true minus sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
