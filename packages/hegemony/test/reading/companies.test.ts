/** Companies and sectors as a board shows them. */
import { describe, expect, it } from 'vitest';
import { outputOfCompany, publicSpaces, sectorOf } from '../../src/reading/companies.js';
import type { Company } from '../../src/rules/state.js';
import { startOf } from '../games.js';

describe('what a board shows of companies', () => {
  it('adds an employee and machinery to what a company prints', () => {
    const store: Company = {
      id: 'convenience-store',
      card: 'convenience-store',
      owner: 'middle',
      wage: 2,
      workers: [{ class: 'middle', skill: 'agriculture', committed: false }, null],
      onStrike: false,
      machinery: false,
    };
    expect(outputOfCompany(store)).toEqual({
      printed: 2,
      employee: 1,
      machinery: 0,
      total: 2,
      works: true,
      strike: 'none',
    });
    store.workers[1] = { class: 'working', skill: 'unskilled', committed: false };
    expect(outputOfCompany(store).total).toBe(3);
    const mall: Company = { ...store, id: 'supermarket', card: 'supermarket', owner: 'capitalist', machinery: true };
    expect(outputOfCompany(mall)).toMatchObject({ printed: 4, machinery: 1, total: 5 });
    expect(outputOfCompany({ ...mall, onStrike: true }).works).toBe(false);
  });

  it('has 12 spaces for Capitalist companies and 8 for those of the Middle Class', () => {
    const view = startOf(3);
    expect(sectorOf(view, 'capitalist')).toMatchObject({ spaces: 12, empty: 8 });
    expect(sectorOf(view, 'middle')).toMatchObject({ spaces: 8, empty: 6 });
  });

  it('shows nine Public companies, of which three are open at first', () => {
    const spaces = publicSpaces(startOf(4));
    expect(spaces).toHaveLength(9);
    expect(spaces.map(({ company }) => company !== null)).toEqual([true, true, true, ...Array(6).fill(false)]);
  });

  it('shows a nationalized company behind the Public ones', () => {
    const view = startOf(4);
    const clinic = view.companies.find(({ card }) => card === 'clinic-start') as Company;
    clinic.owner = 'state';
    expect(publicSpaces(view).at(-1)?.id).toBe('clinic-start');
  });
});
