/** Games that are played one after the other, several at a time. */
import type { Game, Random, SavedTable } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { Person } from './person.js';
import { leaksAt } from './verdict.js';

const game = lanternMarket as unknown as Game;
const WANTED = {
  game: lanternMarket.id,
  options: { seats: 3, nights: 6 },
  seats: { amber: 'me', jade: 'open', coral: { bot: 'random' } },
};

export class Games {
  /** The records of those that are over. */
  readonly played = new Map<string, SavedTable>();
  readonly people: Person[] = [];
  leaks = 0;
  private stopping = false;

  constructor(
    private readonly server: { readonly url: string },
    private readonly luck: Random,
  ) {}

  /** Answers that were acknowledged so far. */
  get acknowledged(): number {
    return this.people.reduce((sum, { answers }) => sum + answers, 0);
  }

  stop(): void {
    this.stopping = true;
  }

  async playOn(): Promise<void> {
    const [ann, bob, watcher] = [this.person('amber'), this.person('jade'), this.person(null)];
    do await this.playOne(ann, bob, watcher);
    while (!this.stopping);
  }

  private person(seat: string | null): Person {
    const person = new Person(seat, this.server, this.luck);
    this.people.push(person);
    return person;
  }

  private async playOne(ann: Person, bob: Person, watcher: Person): Promise<void> {
    const { id } = await ann.request<{ readonly id: string }>('POST', '/api/tables', WANTED);
    await bob.request('POST', `/api/tables/${id}/seats/jade`, { take: true });
    await ann.request('POST', `/api/tables/${id}/start`);
    const people = [ann, bob, watcher];
    await Promise.all(people.map((person) => person.play(id)));
    const saved = await watcher.request<SavedTable>('GET', `/api/tables/${id}/record`);
    this.played.set(id, saved);
    this.leaks += leaksAt(game, saved, people);
    for (const person of people) person.strange = 0;
  }
}
