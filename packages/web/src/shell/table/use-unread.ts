/** Talk that came while somebody looked elsewhere. */
import { useEffect, useState } from 'react';
import type { TableState } from '../live/table-state.js';

/** @returns how many lines came since the talk was last looked at; what was said before the visitor came counts as read. */
export function useUnread(
  { chat, asides, talkTold }: Pick<TableState, 'chat' | 'asides' | 'talkTold'>,
  looking: boolean,
): number {
  const told = chat.length + asides.length;
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    if (looking || (read === null && talkTold)) setRead(told);
  }, [looking, read, talkTold, told]);
  return looking || read === null ? 0 : told - read;
}
