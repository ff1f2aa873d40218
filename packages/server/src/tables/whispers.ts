/** What two people say to each other: nobody else is told, here or at another server, nor that there was anything. */
import type { NewWhisper, Store, Whisper } from '../store/store.js';
import type { PrivateLine, ServerMessage } from '../wire.js';
import type { Audience, Listener } from './audience.js';

const SHOWN = 100;

export class Whispers {
  /** The last whisper of the table that those here were told who it was for. */
  private last = 0;

  constructor(
    private readonly store: Store,
    private readonly table: string,
    private readonly audience: Audience,
  ) {}

  isBehind(whisper: number): boolean {
    return whisper > this.last && this.audience.size > 0;
  }

  /** Shows somebody what was said to them and by them. Who is already here has heard all of it before that. */
  async show(listener: Listener): Promise<void> {
    await this.follow(listener);
    if (listener.player === null) return;
    const whispers = await this.store.whispers(this.table, SHOWN, listener.player);
    if (whispers.length > 0) listener.send(told(whispers.map(({ line }) => line)));
  }

  /** Tells what was said elsewhere; not to who is shown everything anyway. */
  async follow(except?: Listener): Promise<void> {
    this.tell(await this.store.whispers(this.table, SHOWN), except);
  }

  /** @returns whether it is new: under the same key something is said once. */
  async say(key: string, said: NewWhisper): Promise<boolean> {
    const whisper = await this.store.whisper(this.table, key, said);
    if (whisper === undefined) return false;
    // What was said elsewhere meanwhile comes before it.
    if (whisper.number === this.last + 1) this.tell([whisper]);
    else await this.follow();
    return true;
  }

  private tell(whispers: readonly Whisper[], except?: Listener): void {
    for (const { number, from, to, line } of whispers) {
      if (number <= this.last) continue;
      this.last = number;
      for (const listener of this.audience.listeners)
        if (listener !== except && (listener.player === from || listener.player === to)) listener.send(told([line]));
    }
  }
}

function told(lines: readonly PrivateLine[]): string {
  return JSON.stringify({ type: 'private', lines } satisfies ServerMessage);
}
