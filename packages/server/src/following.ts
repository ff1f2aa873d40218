/**
 * How a client follows a table whose socket tells it changes (`?changes=true`): every change is put into what was shown
 * before, and comes out as the whole message. The page imports this file.
 */
import { patched } from './patch.js';
import type { PositionChange, SeatPosition, ServerMessage, TableSummary } from './wire.js';

/** What is told whole. */
export type WholeMessage = Exclude<ServerMessage, { readonly type: 'change' | 'deciding' }>;

type Positions = Extract<ServerMessage, { readonly type: 'position' }>;
type Change = Extract<ServerMessage, { readonly type: 'change' }>;

/** One socket's way through a table: begun anew with every socket. */
export class Following {
  private positions: readonly SeatPosition[] = [];
  /** Their numbers, which nobody else needs. */
  private numbers: ReadonlyMap<string | null, number | undefined> = new Map();
  private table: TableSummary | undefined;

  /** The message as a whole; nothing where something before it was missed: then the socket has to be opened again. */
  read(message: ServerMessage): WholeMessage | undefined {
    switch (message.type) {
      case 'position':
        return this.position(message);
      case 'change':
        return this.change(message);
      case 'table':
        this.table = message.table;
        return message;
      case 'deciding':
        if (this.table === undefined) return undefined;
        this.table = { ...this.table, deciding: message.deciding };
        return { type: 'table', table: this.table };
      default:
        return message;
    }
  }

  private position(message: Positions): Positions {
    this.numbers = new Map(message.positions.map(({ seat, number }) => [seat, number]));
    this.positions = message.positions.map(({ number, ...position }) => position);
    return { ...message, positions: this.positions };
  }

  private change({ changes, over, standings, undone }: Change): Positions | undefined {
    if (!changes.every((change) => this.follows(change))) return undefined;
    const positions = this.changed(changes);
    if (positions === undefined) return undefined;
    this.numbers = new Map([...this.numbers, ...changes.map(({ seat, number }) => [seat, number] as const)]);
    this.positions = positions;
    return { type: 'position', positions, over, standings, ...(undone === undefined ? {} : { undone }) };
  }

  /** Nothing where a change does not fit what was shown. */
  private changed(changes: readonly PositionChange[]): readonly SeatPosition[] | undefined {
    try {
      return this.positions.map((before) => {
        const change = changes.find(({ seat }) => seat === before.seat);
        return change === undefined ? asBefore(before) : changed(before, change);
      });
    } catch {
      return undefined;
    }
  }

  private follows({ seat, number }: PositionChange): boolean {
    const before = this.numbers.get(seat);
    return before !== undefined && number === before + 1;
  }
}

function asBefore(position: SeatPosition): SeatPosition {
  return { ...position, logFrom: position.logFrom + position.log.length, log: [] };
}

function changed(before: SeatPosition, { patch, logFrom, log }: PositionChange): SeatPosition {
  return { ...patched(before, patch), logFrom, log };
}
