/** What modules have on the board, at tables that have them. */
import type { Seat } from '@polity/hegemony/page';
import { useBoard } from './board-context.js';
import { parts } from './module-parts.js';

export function CrisisCard() {
  const { crisis } = useBoard().view;
  const Card = parts.crisis?.CrisisCard;
  return crisis && Card ? <Card /> : null;
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
