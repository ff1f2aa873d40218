import { lanternMarket } from '@polity/lantern-market';
import { describe, expect, it } from 'vitest';
import { polity } from './run.js';
import { tiny } from './tiny.js';

describe('polity catalog', () => {
  it.each([tiny, lanternMarket])('prints every component of $id as JSON', async ({ id, catalog }) => {
    const { code, out } = await polity(['catalog', id, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(catalog?.());
  });

  it('lists the components by group, within 100 columns', async () => {
    const { code, out } = await polity(['catalog', 'tiny']);
    expect(code).toBe(0);
    expect(out).toContain('cards (12)\n  id card-0, value 0\n');
    expect(out).toContain('\ncoins (2)\n  colour silver\n');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('says so when a game lists none', async () => {
    expect(await polity(['catalog', 'leaky'])).toMatchObject({ code: 0, out: 'leaky lists no components\n' });
    expect((await polity(['catalog', 'leaky', '--json'])).out).toBe('{}\n');
  });
});
