/** One table as other servers have it too: what they tell of it, what we tell them, and who is connected to them. */
import type { Audience } from '../tables/audience.js';
import type { Bus, News } from './bus.js';

/** Milliseconds between two times that a server says who is there, and after which one that says nothing counts as gone. */
export const BEAT = 5000;
const FORGOTTEN = 2.5 * BEAT;

/** What a table does when it hears of another server. */
export interface Reactions {
  moved(): void;
  renamed(): void;
  botsFree(): void;
  hurry(player: string): void;
  /** Others are connected to other servers than before. */
  presence(): void;
}

interface Elsewhere {
  readonly players: readonly string[];
  readonly spectators: number;
  readonly heardAt: number;
}

export class Neighbours {
  private readonly elsewhere = new Map<string, Elsewhere>();
  private stop: (() => void) | undefined;
  /** What the others were told last of who is here. */
  private told = '';

  constructor(
    private readonly bus: Bus,
    private readonly node: string,
    private readonly table: string,
    private readonly audience: Audience,
    private readonly react: Reactions,
  ) {}

  open(): void {
    this.stop = this.bus.listen(this.table, (news) => this.hear(news));
    this.ask();
  }

  /** Says that nobody is here any more, and hears no more. */
  close(): void {
    if (this.stop === undefined) return;
    this.stop();
    this.stop = undefined;
    this.bus.tell(this.table, { kind: 'present', node: this.node, players: [], spectators: 0 });
  }

  tell(news: 'moved' | 'said' | 'renamed' | 'bots-free' | Extract<News, { kind: 'hurry' }>): void {
    this.bus.tell(this.table, typeof news === 'string' ? { kind: news } : news);
  }

  /** Others may have come and gone unheard. */
  meetAgain(): void {
    this.ask();
    this.introduce();
  }

  private ask(): void {
    this.bus.tell(this.table, { kind: 'who-is-there' });
  }

  /** Says who is here, also if nobody is. */
  private introduce(): void {
    this.told = '';
    this.tellPresence();
  }

  /** Says who is here, if it is not what was said last. */
  tellPresence(): void {
    const players = [...this.audience.players].sort();
    const { spectators } = this.audience;
    const now = JSON.stringify([players, spectators]);
    if (now === this.told) return;
    this.told = now;
    this.bus.tell(this.table, { kind: 'present', node: this.node, players, spectators });
  }

  /** Says again who is here, and forgets servers that have said nothing for long. */
  beat(now = performance.now()): void {
    if (this.audience.size > 0) this.introduce();
    const gone = [...this.elsewhere].filter(([, { heardAt }]) => now - heardAt > FORGOTTEN);
    for (const [node] of gone) this.elsewhere.delete(node);
    if (gone.length > 0) this.react.presence();
  }

  /** Everybody who is connected, here or elsewhere. */
  get players(): ReadonlySet<string> {
    if (this.elsewhere.size === 0) return this.audience.players;
    const players = new Set(this.audience.players);
    for (const one of this.elsewhere.values()) for (const player of one.players) players.add(player);
    return players;
  }

  get spectators(): number {
    let { spectators } = this.audience;
    for (const one of this.elsewhere.values()) spectators += one.spectators;
    return spectators;
  }

  /** Whether somebody is surely not connected: while others cannot be heard, nobody knows. */
  isAway(player: string): boolean {
    return this.bus.reaches && !this.players.has(player);
  }

  private hear(news: News): void {
    if (news.kind === 'moved' || news.kind === 'said') this.react.moved();
    else if (news.kind === 'renamed') this.react.renamed();
    else if (news.kind === 'bots-free') this.react.botsFree();
    else if (news.kind === 'hurry') this.react.hurry(news.player);
    else if (news.kind === 'present') this.hearPresence(news);
    else this.introduce();
  }

  private hearPresence({ node, players, spectators }: Extract<News, { kind: 'present' }>): void {
    if (players.length + spectators === 0) this.elsewhere.delete(node);
    else this.elsewhere.set(node, { players, spectators, heardAt: performance.now() });
    this.react.presence();
  }
}
