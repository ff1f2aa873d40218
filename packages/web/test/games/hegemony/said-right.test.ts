/** What is said is so at this table: of who is there, and of what is done. */
import { hegemony as game } from '@polity/hegemony';
import type { HegemonyView } from '@polity/hegemony/page';
import { GameWords } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { ASKS } from '../../../src/games/hegemony/choices/asks.js';
import hegemony from '../../../src/games/hegemony/index.js';
import { hegemonyCatalogue, hegemonyWords as words } from './words.js';

const printed = (group: string) => (game.catalog?.()[group] ?? []).map(({ id }) => String(id));

describe('what is said at a table', () => {
  it('names no Legitimacy on the cards of the classes where nobody plays the State', async () => {
    const classes = printed('actions').filter((id) => /^(wc|mc|cc)x?-/.test(id));
    const naming = async (seats: number) => {
      const said = new GameWords(hegemonyCatalogue, await hegemony.telling({ seats }));
      return classes.filter((id) => /Legitimacy/.test(said.describe(id) ?? '')).length;
    };
    expect(await naming(4)).toBeGreaterThan(0);
    expect(await naming(3)).toBe(0);
    expect(await naming(2)).toBe(0);
  });

  it('takes only what one takes', () => {
    const { amount } = ASKS['demonstration-loss'];
    const about = { seat: 'middle', left: 6 };
    const ask = { kind: 'demonstration-loss', seat: 'working', min: 0, max: 6, about };
    const meaning = amount(ask as never, {} as HegemonyView);
    expect(words.say(meaning.confirm ?? '', { amount: 6 })).toBe('Confirm 6');
    const campaign = ASKS['campaign-amount'].amount(
      { kind: 'campaign-amount', max: 2, about: {} } as never,
      {} as HegemonyView,
    );
    expect(words.say(campaign.confirm ?? '', { amount: 2 })).toBe('Take 2');
  });
});
