/** On my board: what the coming production would leave me; pointed at, it shows the ledger. */
import { forecast, type HegemonyView, type Seat } from '@polity/hegemony/page';
import { useMemo } from 'react';
import { useBoard } from './board-context.js';
import { Glyph } from './icons.js';
import { Ledger } from './ledger.js';
import { hideTip, showTip } from './tip.js';

function leftOver(view: HegemonyView, seat: Seat): number | undefined {
  return forecast(view)?.seats.find((one) => one.seat === seat)?.money.after;
}

export function ForecastChip({ of }: { readonly of: Seat }) {
  const { view, previewed, words, t } = useBoard();
  const after = useMemo(() => leftOver(view, of), [view, of]);
  if (after === undefined) return null;
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
      <Glyph name="hourglass" size={11} /> {t('forecast')} <b>{after}</b>
    </button>
  );
}
