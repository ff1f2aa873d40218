/** What everybody at the table can hold on to: that nothing was stacked, or that something was. */
import type { TableSummary } from '@polity/server/wire';
import { useSay, useShellWords } from '../words/shell.js';

export function Commitment({ table }: { readonly table: Pick<TableSummary, 'commitment' | 'laid'> }) {
  const say = useSay();
  const words = useShellWords();
  return (
    <>
      {table.laid.length > 0 && <p className="muted">{say('table.laid', { components: words.list(table.laid) })}</p>}
      <details className="commitment muted">
        <summary>{say('table.commitment')}</summary>
        <code>{table.commitment}</code>
        <p>{say('table.commitment.hint')}</p>
      </details>
    </>
  );
}
