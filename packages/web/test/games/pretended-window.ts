/** What a board asks a browser before it is drawn to markup, outside of one. */
import { afterAll, beforeAll, vi } from 'vitest';

/** For the tests of a file: a window of that size, which matches no query of media. */
export function pretendWindow([width, height]: readonly [number, number] = [1440, 900]): void {
  beforeAll(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('document', { documentElement: null });
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('innerHeight', height);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}
