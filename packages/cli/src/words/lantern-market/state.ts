/** Lantern Market as text: the night, the prices, every merchant with what is seen of its lanterns, and the offers. */
import { COLOURS, type MarketView, type Stall } from '@polity/lantern-market/page';
import type { GameWords } from '@polity/words';
import { WIDTH, wrap } from '../../text.js';

export function stateText(view: MarketView, words: GameWords, width = WIDTH): string {
  const { night, nights, phase, gate, waiting, deck, discards, bank, prices, merchants, offers } = view;
  const row = COLOURS.map((colour) => ({ say: 'price', colour, price: prices[colour] }));
  const lines = [
    words.text('terminal.night', { night, nights, phase }),
    waiting.length > 0 ? words.text('terminal.gate', { gate, waiting }) : words.text('terminal.gate.last', { gate }),
    words.text('terminal.prices', { prices: { row } }),
    words.text('terminal.piles', { deck, discards: discards.length, bank }),
    '',
    ...merchants.flatMap((stall) => stallLines(stall, words)),
    ...offers.map(({ from, give, want }) => words.text('terminal.offer', { from, give, want })),
  ];
  return lines.flatMap((line) => wrap(line, width)).join('\n');
}

/** A merchant's points, and below them what lies open of the rest. */
function stallLines({ seat, points, coins, hand, window }: Stall, words: GameWords): string[] {
  const facts = [
    typeof hand === 'number'
      ? words.text('terminal.hand.closed', { count: hand })
      : words.text('terminal.hand', { lanterns: [...hand] }),
  ];
  if (coins !== undefined) facts.unshift(words.text('terminal.coins', { coins }));
  if (window.length > 0) facts.push(words.text('terminal.window', { lanterns: [...window] }));
  const total = points.reduce((sum, { amount }) => sum + amount, 0);
  return [words.text('terminal.merchant', { seat, points: total }), ...facts.map((fact) => `  ${fact}`)];
}
