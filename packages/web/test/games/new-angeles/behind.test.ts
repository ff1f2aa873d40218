/** What stands behind a scene is the whole position that its log has told, and not some of its numbers alone. */
import { adviserBot } from '@polity/bots';
import { seededRandom, situationAt, Table } from '@polity/kernel';
import { newAngeles } from '@polity/new-angeles';
import type { NewAngelesView } from '@polity/new-angeles/page';
import { expect, it } from 'vitest';
import { asTold } from '../../../src/games/new-angeles/scenes/behind.js';

const GAMES = 4;

it('is the city, the supply, the capital and the threat after every answer in some games', () => {
  const changed = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const table = Table.open(newAngeles, { seats: 4 }, `behind/${game}`);
    const luck = seededRandom('fast', `behind/${game}`);
    for (let [ask] = table.asks(); ask !== undefined; [ask] = table.asks()) {
      const before = structuredClone(seen(table));
      const told = table.log('player-1').length;
      const answer = adviserBot.answer(situationAt(table, ask), luck);
      table.submit({ seat: ask.seat, version: ask.version, answer });
      const newer = table.log('player-1').slice(told);
      // With a new demand the supply begins anew, and a city that has fallen is shown by its own scene.
      if (newer.some(({ kind }) => kind === 'demand-revealed' || kind === 'game-over' || kind === 'setup')) continue;
      for (const { kind } of newer) changed.add(kind);
      expect(drawn(asTold(before, newer))).toEqual(drawn(seen(table)));
    }
  }
  expect([...changed]).toEqual(
    expect.arrayContaining(['placed', 'removed', 'moved', 'android', 'unrest', 'produced', 'capital', 'threat']),
  );
});

function seen(table: ReturnType<typeof Table.open>): NewAngelesView {
  return table.view('player-1') as NewAngelesView;
}

function drawn({ city, supply, threat, players }: NewAngelesView) {
  return { city, supply, threat, capital: Object.values(players).map(({ capital }) => capital) };
}
