/** Which answers a finger gives with one tap. */
import type { HegemonyView } from '@polity/hegemony/page';
import { describe, expect, it } from 'vitest';
import type { OpenAsk } from '../../../../src/board/board-rules.js';
import { HEGEMONY_BOARD } from '../../../../src/games/hegemony/choices/rules.js';

const view = { phase: 'action', turn: { seat: 'working' } } as unknown as HegemonyView;
const asked = (options: readonly object[]) =>
  ({ kind: 'turn', seat: 'working', about: {}, options }) as unknown as OpenAsk;

describe('One tap', () => {
  it('ends a turn in which nothing else is left, and no other', () => {
    const [end, loan] = [{ do: 'end' }, { do: 'free', action: 'pay-loan' }];
    expect(HEGEMONY_BOARD.isSmall(asked([end]), view)).toBe(true);
    expect(HEGEMONY_BOARD.isSmall(asked([end, loan]), view)).toBe(false);
  });
});
