/** A company told in words: machinery that could come, and what a strike does to it. */
import type { Company } from '@polity/hegemony/page';
import { outputOfCompany } from '@polity/hegemony/page';
import { describe, expect, it } from 'vitest';
import { boardTexts } from '../../../../src/games/hegemony/board/board-context.js';
import { companyInWords, offeredCompanyInWords } from '../../../../src/games/hegemony/economy/company-words.js';
import { hegemonyWords } from '../words.js';

const texts = boardTexts(hegemonyWords);
const supermarket: Company = {
  id: 'supermarket',
  card: 'supermarket',
  owner: 'capitalist',
  wage: 2,
  workers: [
    { class: 'working', skill: 'agriculture', committed: false },
    { class: 'working', skill: 'unskilled', committed: false },
  ],
  onStrike: false,
  machinery: false,
};
const store: Company = {
  ...supermarket,
  id: 'convenience-store',
  card: 'convenience-store',
  owner: 'middle',
  workers: [
    { class: 'middle', skill: 'agriculture', committed: false },
    { class: 'working', skill: 'unskilled', committed: false },
  ],
};

describe('a company in words', () => {
  it('says what machinery would add, and what it adds', () => {
    expect(companyInWords(supermarket, texts)).toContain('Machinery would add 1');
    expect(companyInWords({ ...supermarket, machinery: true }, texts)).toContain('Machinery: +1');
    expect(offeredCompanyInWords('supermarket', texts)).toContain('Machinery would add 1');
    expect(offeredCompanyInWords('convenience-store', texts).join()).not.toContain('Machinery');
  });

  it('goes by the number of its copy where two are alike, on the board and while it lies closed', () => {
    const second: Company = { ...supermarket, id: 'public-university/2', card: 'public-university', owner: 'state' };
    expect(companyInWords({ ...second, id: 'public-university' }, texts)[0]).toBe('Public University');
    expect(companyInWords(second, texts)[0]).toBe('Public University 2');
    expect(offeredCompanyInWords('public-university/2', texts)[0]).toBe('Public University 2');
  });

  it('stands still in a strike, unless the highest wage settles it', () => {
    const struck = { ...supermarket, onStrike: true };
    expect(outputOfCompany(struck)).toMatchObject({ works: false, strike: 'stops' });
    expect(outputOfCompany({ ...struck, wage: 3 })).toMatchObject({ works: true, strike: 'settled' });
    expect(companyInWords({ ...struck, wage: 3 }, texts)).toContain(
      'The strike is settled: it pays its highest wage, and produces.',
    );
  });

  it('of the Middle Class goes on without its employee', () => {
    expect(outputOfCompany(store).total).toBe(3);
    expect(outputOfCompany({ ...store, onStrike: true })).toMatchObject({ works: true, total: 2 });
    expect(outputOfCompany({ ...store, onStrike: true, wage: 3 })).toMatchObject({ works: true, total: 3 });
  });
});
