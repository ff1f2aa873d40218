/** What an answer would change is what it does itself, not what the round then brings whatever was answered. */
import { randomBot } from '@polity/bots';
import { seededRandom, Table } from '@polity/kernel';
import { expect, it } from 'vitest';
import { hegemony } from '../../../src/index.js';
import { moneyOf } from '../../../src/rules/money.js';
import type { HegemonyView } from '../../../src/rules/view.js';

it('shows what the last food costs without the taxes and the elections that follow', () => {
  let seen = 0;
  const table = Table.open(hegemony, { seats: 2 }, 'food');
  const luck = seededRandom('fast', 'food');
  while (!table.over) {
    const [ask] = table.asks();
    if (ask === undefined) break;
    const { seat, version, about } = ask;
    if (ask.kind === 'food-amount' && ask.max === about.needed && about.needed * Number(about.price) <= money()) {
      const preview = table.preview({ seat, version, answer: ask.max });
      if (!preview.ok) throw new Error(preview.message);
      expect(preview.stopped).toBe('later');
      const after = preview.view as HegemonyView;
      expect(moneyOf(after, 'working')).toBe(money() - ask.max * Number(about.price));
      expect(after.vote).toBeNull();
      seen++;
    }
    table.submit({ seat, version, answer: randomBot.answer({ ask }, luck) });
  }
  expect(seen).toBeGreaterThan(0);

  function money(): number {
    return moneyOf(table.view('working') as HegemonyView, 'working');
  }
});
