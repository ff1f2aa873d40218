/**
 * When a table's snapshot is worth replacing: when its checkpoint has left so many entries behind, or when so many
 * events have come since that reading them would take long, even if half of them took back the other half.
 */
import type { Table } from '@polity/kernel';
import type { Snapshot } from '../store/store.js';

const ENTRIES_BETWEEN = 50;
const MOST_EVENTS = 100;
/** How many versions to wait before looking again, when the checkpoint has not moved on far enough. */
const LOOK_AGAIN = 10;

export class SnapshotPlan {
  private lookAt: number;
  private entries = 0;

  /** @param version of the snapshot that there is. */
  constructor(private version: number) {
    this.lookAt = version + ENTRIES_BETWEEN;
  }

  /** The snapshot to keep with the table's latest event, if it is time for one. */
  due(table: Table): { readonly snapshot?: Snapshot } {
    const { version } = table;
    if (version < this.lookAt && !table.over) return {};
    const saved = table.save();
    const { entries } = saved.checkpoint;
    const worthIt = entries >= this.entries + ENTRIES_BETWEEN || version >= this.version + MOST_EVENTS;
    if (!table.over && !worthIt) {
      this.lookAt = version + LOOK_AGAIN;
      return {};
    }
    this.version = version;
    this.entries = entries;
    this.lookAt = version + ENTRIES_BETWEEN;
    return { snapshot: { version, saved: JSON.stringify(saved) } };
  }
}
