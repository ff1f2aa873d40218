/** What the turn of somebody else did to me, in my words. */
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { deedsOfOthers } from '../../src/reading/deeds.js';
import type { Seat } from '../../src/rules/names.js';
import type { Company, CompanyCardId, Worker } from '../../src/rules/state.js';

const entry = (kind: string, params: object) => ({ kind, params }) as unknown as LogEntry;
const worker = (of: 'working' | 'middle'): Worker => ({ class: of, skill: 'unskilled', committed: false });

function company(card: CompanyCardId, owner: Seat, workers: (Worker | null)[], machinery = false): Company {
  return { id: card, card, owner, wage: 2, workers, onStrike: false, machinery };
}

/** The Middle Class plays a card, and the Capitalist Class looks at what came of it. */
function seen(by: Seat, companies: Company[], ...entries: LogEntry[]) {
  const log = [
    entry('end-turn', { seat: by }),
    entry('card', { seat: by === 'middle' ? 'working' : 'middle', card: 'mc-innovation' }),
    ...entries,
  ];
  const [deed] = deedsOfOthers(log, by, { companies });
  return { toMe: deed?.toMe, told: deed?.told, companies: deed?.companies };
}

const gone = entry('dismissed', { class: 'middle', skill: 'unskilled', from: 'shopping-mall' });
const moved = entry('assigned', { class: 'middle', skill: 'luxury', from: 'shopping-mall', to: 'jewelry-store' });
const built = entry('built', { seat: 'middle', company: 'jewelry-store', cost: 12 });

describe('what was done to me', () => {
  it('says that my company stands empty, and what it makes no longer, before what was built', () => {
    const mall = company('shopping-mall', 'capitalist', [null, null]);
    const { toMe, told, companies } = seen('capitalist', [mall], built, moved, gone);
    expect(toMe).toEqual([{ short: 'my-empty', params: { company: 'shopping-mall', amount: 6, resource: 'luxury' } }]);
    expect(told).toEqual([{ entry: built }]);
    expect(companies).toEqual(['shopping-mall']);
  });

  it('counts machinery with what an empty company makes no longer', () => {
    const mall = company('shopping-mall', 'capitalist', [null, null], true);
    expect(seen('capitalist', [mall], gone).toMe).toMatchObject([{ params: { amount: 8 } }]);
  });

  it('says what a company makes that was filled', () => {
    const clinic = company('clinic', 'capitalist', [worker('working'), worker('working')]);
    const came = entry('assigned', { class: 'working', skill: 'unskilled', from: 'unemployed', to: 'clinic' });
    expect(seen('capitalist', [clinic], came, came).toMe).toEqual([
      { short: 'my-staffed', params: { company: 'clinic', amount: 6, resource: 'health' } },
    ]);
  });

  it('tells a loan that I had to take for what somebody made me pay', () => {
    const loan = entry('loan', { seat: 'working' });
    const tax = entry('pay', { from: 'working', to: 'state', amount: 10, for: 'extra-tax' });
    expect(seen('working', [], loan, tax).toMe).toEqual([{ entry: loan }, { entry: tax }]);
    expect(seen('capitalist', [], loan, tax).toMe).toEqual([]);
  });

  it('tells those who lose a job of that, and not whose company it was that others left', () => {
    expect(
      seen('working', [], entry('dismissed', { class: 'working', skill: 'unskilled', from: 'clinic' })).toMe,
    ).toEqual([{ short: 'my-jobs', params: { company: 'clinic', count: 1 } }]);
    expect(seen('state', [], gone)).toMatchObject({ toMe: [], companies: [] });
  });

  it('tells a wage that others set to who pays it and to who gets it', () => {
    const clinic = { ...company('clinic', 'capitalist', [worker('working'), worker('working')]), wage: 3 as const };
    const wage = entry('wage', { company: 'clinic', wage: 3 });
    expect(seen('capitalist', [clinic], wage).toMe).toEqual([
      { short: 'my-wage', params: { company: 'clinic', wage: 30 } },
    ]);
    expect(seen('working', [clinic], wage).toMe).toEqual([
      { short: 'my-pay', params: { company: 'clinic', wage: 30, count: 2 } },
    ]);
  });

  it('tells several wages of mine in one sum, to who pays them and to who gets them', () => {
    const at = (card: CompanyCardId, workers: number) => ({
      ...company(
        card,
        'capitalist',
        Array.from({ length: workers }, () => worker('working')),
      ),
      wage: 3 as const,
    });
    const companies = [at('clinic', 2), at('supermarket-start', 2)];
    const wages = companies.map(({ id }) => entry('wage', { company: id, wage: 3 }));
    // At level 3 they pay 30 and 25.
    expect(seen('capitalist', companies, ...wages).toMe).toMatchObject([
      { short: 'my-wages', params: { companies: 2, wage: 55 } },
    ]);
    expect(seen('working', companies, ...wages).toMe).toMatchObject([
      { short: 'my-pays', params: { companies: 2, wage: 55, count: 4 } },
    ]);
  });

  it('tells what was bought of me, what was paid bit by bit in one sum, and which of my cubes are gone', () => {
    const bought = entry('bought', { seat: 'middle', from: 'capitalist', resource: 'food', amount: 2, price: 24 });
    const paid = entry('pay', { from: 'middle', to: 'capitalist', amount: 24, for: 'purchase' });
    const bonus = entry('pay', { from: 'state', to: 'capitalist', amount: 5, for: 'card' });
    const cubes = entry('cubes-removed', { working: 1, middle: 0, capitalist: 2 });
    expect(seen('capitalist', [], paid, bought, bonus, bonus, cubes).toMe).toEqual([
      { entry: bought },
      { entry: entry('pay', { from: 'state', to: 'capitalist', amount: 10, for: 'card' }) },
      { short: 'my-cubes-gone', params: { count: 2 } },
    ]);
  });
});
