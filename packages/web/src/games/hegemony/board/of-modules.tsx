/** What modules have on the board, at tables that have them. */
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { useBoard } from './board-context.js';
import { parts } from './module-parts.js';

export function CrisisCard() {
  const { crisis } = useBoard().view;
  const Card = parts.crisis?.CrisisCard;
  return crisis && Card ? <Card /> : null;
}

export function HistoryCards() {
  const { historical } = useBoard().view;
  const Cards = parts.history?.HistoryCards;
  return historical && Cards ? <Cards /> : null;
}

export function MyAgenda({ of }: { readonly of: Seat }) {
  const { hiddenAgendas } = useBoard().view;
  const Mine = parts.agendas?.MyAgenda;
  return hiddenAgendas && Mine ? <Mine of={of} /> : null;
}

export function ShownAgenda({ of }: { readonly of: Seat }) {
  const { hiddenAgendas } = useBoard().view;
  const Shown = parts.agendas?.ShownAgenda;
  return hiddenAgendas && Shown ? <Shown of={of} /> : null;
}

/** Whether an Automa plays the role. */
export function isAutoma({ automas }: HegemonyView, of: Seat): boolean {
  return of !== 'state' && automas?.[of] !== undefined;
}

/** In the place of a hand: what an Automa has. */
export function AutomaLine({ of }: { readonly of: Seat }) {
  const Line = parts.automas?.AutomaLine;
  return Line ? <Line of={of} /> : null;
}

/** Leads from what an Automa did to how it came to that. */
export function AutomaWhy({ of, log }: AutomaRoomProps) {
  const { view } = useBoard();
  const Why = parts.automas?.AutomaWhy;
  return Why && isAutoma(view, of) ? <Why of={of} log={log} /> : null;
}

interface AutomaRoomProps {
  readonly of: Seat;
  readonly log: readonly LogEntry[];
}

/** All of an Automa's board, with its last turn. */
export function AutomaRoom({ of, log }: AutomaRoomProps) {
  const { view } = useBoard();
  const { automas } = parts;
  if (automas === undefined || !isAutoma(view, of)) return null;
  return (
    <>
      <automas.AutomaBoard of={of} />
      <automas.AutomaTurn of={of} log={log} />
    </>
  );
}
