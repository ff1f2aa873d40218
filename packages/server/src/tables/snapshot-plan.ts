/** When a table's snapshot is worth replacing: after so many entries that its checkpoint has left behind. */
import type { Table } from '@polity/kernel';
import type { Snapshot } from '../store/store.js';

const ENTRIES_BETWEEN = 25;
/** How many versions to wait before looking again, when the checkpoint has not moved on far enough. */
const LOOK_AGAIN = 10;

export class SnapshotPlan {
  private lookAt: number | undefined;
  private last = 0;

  /** The snapshot to keep with the table's latest event, if it is time for one. */
  due(table: Table): { readonly snapshot?: Snapshot } {
    const { version } = table;
    this.lookAt ??= version + ENTRIES_BETWEEN;
    if (version < this.lookAt && !table.over) return {};
    const saved = table.save();
    if (!table.over && saved.checkpoint.entries < this.last + ENTRIES_BETWEEN) {
      this.lookAt = version + LOOK_AGAIN;
      return {};
    }
    this.last = saved.checkpoint.entries;
    this.lookAt = version + ENTRIES_BETWEEN;
    return { snapshot: { version, saved: JSON.stringify(saved) } };
  }
}
