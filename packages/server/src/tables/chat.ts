/** What is said at a table: everybody hears every line once and in order, at whichever server it was said. */
import type { NewChatLine, Store } from '../store/store.js';
import type { ChatLine, ServerMessage } from '../wire.js';
import type { Audience, Listener } from './audience.js';

const SHOWN = 100;

export class Chat {
  /** The last line that everybody here was told. */
  private line = 0;
  /** Who has spoken here without a name, by the number that tells them apart. */
  private readonly guests = new Map<string, number>();

  constructor(
    private readonly store: Store,
    private readonly table: string,
    private readonly audience: Audience,
  ) {}

  /** Whether there is a line that somebody here has not heard. */
  isBehind(line: number): boolean {
    return line > this.line && this.audience.size > 0;
  }

  /** Shows who has just come what was said last. */
  async show(listener: Listener): Promise<void> {
    const lines = await this.store.chat(this.table, SHOWN);
    this.tell(lines, listener);
    listener.send(JSON.stringify({ type: 'chat', lines } satisfies ServerMessage));
  }

  /** Tells what was said elsewhere. */
  async follow(): Promise<void> {
    this.tell(await this.store.chat(this.table, SHOWN));
  }

  /** The number of a guest who speaks: the same for each line, and nobody else's. */
  async guest(player: string): Promise<number> {
    const known = this.guests.get(player);
    if (known !== undefined) return known;
    const lines = await this.store.chat(this.table, SHOWN);
    const number = 1 + Math.max(0, ...this.guests.values(), ...lines.map(({ guest }) => guest ?? 0));
    this.guests.set(player, number);
    return number;
  }

  /** @returns whether it is new: under the same key something is said once. */
  async say(key: string, said: NewChatLine): Promise<boolean> {
    const line = await this.store.say(this.table, key, said);
    if (line === undefined) return false;
    // Lines that were said elsewhere meanwhile come before it.
    if (line.number === this.line + 1) this.tell([line]);
    else await this.follow();
    return true;
  }

  /** To who has not heard them: all, but for who is shown everything anyway. */
  private tell(lines: readonly ChatLine[], except?: Listener): void {
    const unheard = lines.filter(({ number }) => number > this.line);
    if (unheard.length > 0) this.audience.tell({ type: 'chat', lines: unheard }, except);
    this.line = Math.max(this.line, lines.at(-1)?.number ?? 0);
  }
}
