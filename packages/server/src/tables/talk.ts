/** Talk at a table: to everybody, or from one person who plays to another. */
import { randomUUID } from 'node:crypto';
import type { Progress } from '../store/store.js';
import type { Audience, Listener } from './audience.js';
import { Chat } from './chat.js';
import type { KeptTable } from './kept-table.js';
import { playsSeat } from './meta.js';
import { FINE, type Outcome, refused } from './outcome.js';
import type { Surroundings } from './surroundings.js';
import { Whispers } from './whispers.js';

/** What somebody wants to say, under an id of the browser's; to everybody, if no seat is named. */
export interface Speech {
  readonly id: string;
  readonly text: string;
  readonly to?: string;
}

export class Talk {
  private readonly chat: Chat;
  private readonly whispers: Whispers;

  constructor(
    private readonly kept: KeptTable,
    private readonly hall: Surroundings,
    audience: Audience,
    /** Other servers are told that there is something to be heard. */
    private readonly said: () => void,
  ) {
    this.chat = new Chat(hall.store, kept.id, audience);
    this.whispers = new Whispers(hall.store, kept.id, audience);
  }

  /** Whether there is something that somebody here has not heard. */
  isBehind({ line, whisper }: Progress): boolean {
    return this.chat.isBehind(line) || this.whispers.isBehind(whisper);
  }

  /** Shows who has just come what was said last. */
  async show(listener: Listener): Promise<void> {
    await this.whispers.show(listener);
    await this.chat.show(listener);
  }

  /** Shows who sits elsewhere now what was said to whom they are now: somebody may have come with their seat. */
  async showReseated(listeners: readonly Listener[]): Promise<void> {
    for (const listener of listeners) await this.whispers.show(listener);
  }

  /** Tells what was said elsewhere. */
  async follow({ line, whisper }: Progress): Promise<void> {
    if (this.chat.isBehind(line)) await this.chat.follow();
    if (this.whispers.isBehind(whisper)) await this.whispers.follow();
  }

  async say(player: string, speech: Speech): Promise<Outcome> {
    if (speech.to !== undefined) return this.whisper(player, speech, speech.to);
    const name = await this.nameOf(player);
    const guest = name === '' ? { guest: await this.chat.guest(player) } : {};
    const line = { name, ...guest, seats: this.seatsOf(player), text: speech.text, at: Date.now() };
    if (await this.chat.say(`${player} ${speech.id}`, line)) this.said();
    return FINE;
  }

  private async whisper(player: string, { id, text }: Speech, seat: string): Promise<Outcome> {
    const seats = this.seatsOf(player);
    if (seats.length === 0) return refused('not-seated', 'only who plays a seat can speak to another seat alone');
    const { seats: all } = this.kept.row.meta;
    const sitter = Object.hasOwn(all, seat) ? all[seat] : undefined;
    if (sitter === undefined) return refused('unknown-seat', 'there is no such seat at this table');
    if (sitter.kind !== 'person' || sitter.player === player)
      return refused('nobody-there', 'no person but you plays that seat');
    const [name, heard] = [await this.nameOf(player), await this.nameOf(sitter.player)];
    const line = { id: randomUUID(), name, seats, to: { seat, name: heard }, text, at: Date.now() };
    if (await this.whispers.say(`${player} ${id}`, { from: player, to: sitter.player, line })) this.said();
    return FINE;
  }

  private seatsOf(player: string): readonly string[] {
    const { meta } = this.kept.row;
    return Object.keys(meta.seats).filter((seat) => playsSeat(meta, player, seat));
  }

  private async nameOf(player: string): Promise<string> {
    return this.kept.names.get(player) ?? (await this.hall.nameOf(player)) ?? '';
  }
}
