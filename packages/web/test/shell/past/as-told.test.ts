/** A position of the past between two phases belongs to the one that the log has told last. */
import { Catalogue, GameWords } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { asTold } from '../../../src/shell/past/as-told.js';
import type { LoadedGame } from '../../../src/shell/ui/use-game.js';

const words = new GameWords(new Catalogue('en', [{}]), { headings: ['round', 'phase'] });
const game = { ui: { headline: ['round', 'phase'] }, words } as unknown as LoadedGame;
const round = (number: number) => ({ kind: 'round', params: { round: number } });
const phase = (name: string) => ({ kind: 'phase', params: { phase: name } });
const paid = { kind: 'pay', params: {} };

describe('a position of the past between two phases', () => {
  it('is the end of the phase that was told', () => {
    const begun = { phase: 'elections', round: 2, money: 7 };
    expect(asTold(begun, [round(2), phase('production'), paid], game)).toEqual({ ...begun, phase: 'production' });
    const next = { phase: 'preparation', round: 3, money: 7 };
    expect(asTold(next, [round(2), phase('scoring'), paid], game)).toEqual({ ...next, phase: 'scoring', round: 2 });
  });

  it('is what it is once the next one was told, and where none was', () => {
    const prepared = { phase: 'preparation', round: 3 };
    expect(asTold(prepared, [round(2), phase('scoring'), round(3), paid], game)).toEqual(prepared);
    expect(asTold(prepared, [paid], game)).toEqual(prepared);
  });
});
