/** Pointing at the board answers the questions of real games: every option, nothing but options. */
import { type AskDescription, equal, type Json } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { type Choice, choicesOf, NOTHING_PICKED } from '../../../../src/board/choices.js';
import { type Asked, playRandom, seeds } from '../games.js';

/** Every answer that can be reached by pointing, with the number of presses. */
function reachable(asked: Asked, path: readonly string[] = []): Json[] {
  const { spots } = choicesOf(asked, { ...NOTHING_PICKED, path });
  const found: Json[] = [];
  for (const [spot, choice] of spots) {
    const answers = answersOf(choice) ?? reachable(asked, [...path, spot]);
    for (const answer of answers) if (!found.some((other) => equal(other, answer))) found.push(answer);
  }
  return found;
}

function answersOf(choice: Choice): Json[] | undefined {
  switch (choice.type) {
    case 'answer':
      return [choice.answer];
    case 'toggle':
      return [choice.option];
    case 'open':
      return undefined;
  }
}

const sorted = (options: readonly Json[]) => options.map((option) => JSON.stringify(option)).sort();

/** Options that are drawn as buttons beside a card, since they lie nowhere on a board. */
function isDrawnBesideACard({ kind, options }: AskDescription, spots: Iterable<string>): boolean {
  return kind === 'card-option' && options.length > 0 && [...spots].some((spot) => spot.startsWith('option:'));
}

describe('pointing', () => {
  const kinds = new Map<string, { asks: number; listed: number }>();
  let asks = 0;
  let beside = 0;
  let fallbacks = 0;

  it('reaches every option of every question in 100 games, and nothing else', () => {
    for (const { seats, seed } of seeds(100, 'pointing')) {
      playRandom(seats, seed, (asked) => {
        const { ask } = asked;
        const choices = choicesOf(asked);
        const count = kinds.get(ask.kind) ?? { asks: 0, listed: 0 };
        kinds.set(ask.kind, count);
        count.asks++;
        asks++;
        if (choices.way === 'list' || choices.listed.length > 0) {
          count.listed++;
          fallbacks++;
        }
        if (isDrawnBesideACard(ask, choices.spots.keys())) beside++;
        if (choices.way === 'amount') return;
        expect(sorted(reachable(asked)), `${seed}, ${ask.kind}`).toEqual(sorted(ask.options));
      });
    }
  });

  it('needs the list for less than one question in twenty', () => {
    console.info(`${asks} asks, ${fallbacks} from the list, ${beside} beside a card`);
    console.info([...kinds].map(([kind, { asks, listed }]) => `${kind} ${asks}/${listed}`).join(', '));
    expect(asks).toBeGreaterThan(10_000);
    expect((fallbacks + beside) / asks).toBeLessThan(0.05);
  });
});
