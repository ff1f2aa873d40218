import { describe, expect, it } from 'vitest';
import { loadGame, loadShell } from '../../../src/shell/words/load.js';

describe('the words that the page loads', () => {
  it('are its own, and what each game says of itself', async () => {
    const words = await loadShell('en');
    expect(words.text('app.name')).toBe('Polity');
    expect(words.text('game.hegemony.title')).toContain('Hegemony');
  });

  it('are those of one game, at its table', async () => {
    const words = await loadGame('en', 'hegemony', () => true);
    expect(words.text('log.demonstration')).toBe('The Working Class takes to the streets.');
  });

  it('are only those that are wanted', async () => {
    const words = await loadGame('en', 'hegemony', (file) => file !== 'log');
    expect(words.has('log.demonstration')).toBe(false);
    expect(words.has('ask.turn')).toBe(true);
    expect(words.has('board.step.next')).toBe(true);
  });
});
