/** The Working Class cards about work: farms, strikes, migration, and those that find jobs. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../src/rules/companies.js';
import { population, workerCount } from '../../../src/rules/labour.js';
import { INDUSTRIES, type Industry, type Skill } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, company, position, type Scripted, staffed, unemployed } from '../../support.js';
import { asked, play, playable, withFarm } from './working-hand.js';

const fill = (id: string): Scripted => ['assign-to', { company: id }];
const union = (industry: Industry): Scripted => ['assign-to', { union: industry }];
const worker = (skill: Skill, from = 'unemployed'): Scripted => ['assign-worker', { from, skill }];
const enough: Scripted = ['assign-to', null];

/** Who is committed, slot by slot; null where nobody stands. */
const committed = (state: HegemonyState, id: string) =>
  findCompany(state, id).workers.map((someone) => someone?.committed ?? null);

describe('Cooperative Farm (H44)', () => {
  const card = 'cooperative-farm';

  it('puts three unemployed of any skill on a farm and commits them', () => {
    const { state } = play(unemployed(position(2), 'working', { unskilled: 2, education: 2 }), card, [
      ['staff-worker', 'education'],
      ['staff-worker', 'education'],
    ]);
    const worker = { class: 'working', committed: true };
    expect(findCompany(state, 'cooperative-farm')).toMatchObject({
      owner: 'working',
      workers: [
        { ...worker, skill: 'education' },
        { ...worker, skill: 'education' },
        { ...worker, skill: 'unskilled' },
      ],
    });
    expect(state.unemployed.working).toMatchObject({ unskilled: 1, education: 0 });
    expect(state.working.money).toBe(30);
  });

  it('asks nothing where exactly three are unemployed', () => {
    const { state } = play(unemployed(position(3), 'working', { unskilled: 1, media: 2 }), card);
    expect(findCompany(state, 'cooperative-farm').workers.map((worker) => worker?.skill)).toEqual([
      'unskilled',
      'media',
      'media',
    ]);
  });

  it('can be founded twice', () => {
    const start = unemployed(position(4), 'working', { unskilled: 9 });
    play(start, card);
    expect(start.supply.farms).toBe(1);
    play(start, card);
    expect(start.companies.slice(-2).map(({ id }) => id)).toEqual(['cooperative-farm', 'cooperative-farm/2']);
    expect(start.supply.farms).toBe(0);
    expect(playable(start, card)).toBe(false);
  });

  it('needs three unemployed of the Working Class', () => {
    const start = unemployed(position(3), 'working', { unskilled: 2 });
    expect(playable(unemployed(start, 'middle', { unskilled: 3 }), card)).toBe(false);
  });

  it('ends a Demonstration only if too few are left without work', () => {
    // Open to the Working Class: Clinic 2, Broadcasting 3, two employees: 7, so 9 must be unemployed.
    const demonstrating = (count: number) => {
      const state = unemployed(position(4), 'working', { unskilled: count });
      state.demonstration = true;
      return state;
    };
    expect(play(demonstrating(11), card).state.demonstration).toBe(false);
    expect(play(demonstrating(12), card).state.demonstration).toBe(true);
  });
});

describe('General Strike', () => {
  const card = 'general-strike';
  const struck = (state: HegemonyState) => state.companies.filter(({ onStrike }) => onStrike).map(({ id }) => id);

  it('places two tokens', () => {
    const { state } = play(position(4), card, [
      ['strike', 'college-start'],
      ['strike', 'university-hospital'],
    ]);
    expect(struck(state)).toEqual(['university-hospital', 'college-start']);
    expect(state.supply.strikes).toBe(5);
  });

  it('places one more for each Trade Union', () => {
    const start = position(4);
    start.working.unions.agriculture = true;
    const { state } = play(start, card, [
      ['strike', 'college-start'],
      ['strike', 'university-hospital'],
      ['strike', 'supermarket-start'],
    ]);
    expect(struck(state)).toHaveLength(3);
  });

  it('may place fewer, or none', () => {
    expect(struck(play(position(4), card, [['strike', null]]).state)).toEqual([]);
    const { state } = play(position(4), card, [
      ['strike', 'college-start'],
      ['strike', null],
    ]);
    expect(struck(state)).toEqual(['college-start']);
  });

  it('spares Public companies of an unplayed State, high wages, committed workers and farms', () => {
    const start = position(3);
    withFarm(start);
    expect(asked(start, card)?.options).toEqual(['supermarket-start', 'college-start']);
    findCompany(start, 'supermarket-start').wage = 3;
    staffed(start, 'college-start', 'working', ['education', 'unskilled'], true);
    expect(playable(start, card)).toBe(false);
  });

  it('reaches an employee, whether the owner beside is committed or not', () => {
    const start = position(3);
    staffed(start, 'convenience-store-start', 'middle', ['agriculture'], true);
    staffed(start, 'convenience-store-start', 'working', ['unskilled'], false, 1);
    expect(asked(start, card)?.options).toContain('convenience-store-start');
  });

  it('ends with the tokens', () => {
    const start = position(4);
    start.supply.strikes = 1;
    play(start, card, [['strike', 'college-start']]);
    expect(playable(start, card)).toBe(false);
  });
});

describe('Migration', () => {
  const card = 'migration';
  const away = (skill: string): Scripted => ['card-worker', { from: 'unemployed', skill }];

  it('sends up to two unemployed away, for 5 unskilled and 10 skilled', () => {
    const start = unemployed(position(2), 'working', { unskilled: 3, media: 1 });
    expect(population(start, 'working')).toBe(4);
    const { state } = play(start, card, [away('media'), away('unskilled')]);
    expect(state.working.money).toBe(45);
    expect(state.state.treasury).toBe(120);
    expect(state.unemployed.working).toMatchObject({ unskilled: 2, media: 0 });
    expect(state.supply.workers.working.media).toBe(6);
    expect([workerCount(state, 'working'), population(state, 'working')]).toEqual([10, 3]);
  });

  it('may be content with one', () => {
    const { state } = play(unemployed(position(4), 'working', { unskilled: 4, luxury: 1 }), card, [
      away('unskilled'),
      ['card-worker', null],
    ]);
    expect(state.working.money).toBe(35);
    expect(asked(unemployed(position(3), 'working', { unskilled: 3, luxury: 1 }), card)?.canStop).toBe(false);
  });

  it('needs four unemployed of the Working Class', () => {
    const start = unemployed(position(3), 'working', { unskilled: 3 });
    expect(playable(unemployed(start, 'middle', { unskilled: 4 }), card)).toBe(false);
  });
});

describe('Labor Market Deregulation', () => {
  const card = 'labor-market-deregulation';

  it('assigns any number of unemployed', () => {
    const start = unemployed(position(3), 'working', { healthcare: 1, media: 1, unskilled: 6 });
    const { state } = play(start, card, [
      fill('clinic-start'),
      worker('unskilled'),
      fill('national-public-broadcasting'),
      fill('convenience-store-start'),
      fill('doctors-office-start'),
    ]);
    expect(state.unemployed.working).toMatchObject({ healthcare: 0, media: 0, unskilled: 1 });
    expect(committed(state, 'clinic-start')).toEqual([true, true]);
    expect(committed(state, 'national-public-broadcasting')).toEqual([true, true, true]);
    expect(committed(state, 'convenience-store-start')).toEqual([false, true]);
    expect(committed(state, 'doctors-office-start')).toEqual([false, true]);
  });

  it('moves the employed in section C only, and the committed never', () => {
    const targets = (section: 'B' | 'C', busy: boolean) => {
      const state = unemployed(at(position(3), { 'labor-market': section }), 'working', { healthcare: 1 });
      for (const id of ['supermarket-start', 'college-start', 'university-hospital'])
        for (const someone of findCompany(state, id).workers) if (someone) someone.committed = busy;
      return asked(state, card)?.options;
    };
    const employees = [{ company: 'convenience-store-start' }, { company: 'doctors-office-start' }];
    expect(targets('B', false)).toEqual(employees);
    expect(targets('C', false)).toEqual([{ company: 'clinic-start' }, ...employees]);
    expect(targets('C', true)).toEqual(employees);
  });

  it('commits nobody where a company stays operational with other workers', () => {
    const start = unemployed(at(position(4), { 'labor-market': 'C' }), 'working', { healthcare: 1, unskilled: 1 });
    const { state } = play(start, card, [
      fill('clinic-start'),
      worker('healthcare'),
      worker('unskilled', 'supermarket-start'),
      fill('supermarket-start'),
      worker('unskilled'),
      enough,
    ]);
    expect(committed(state, 'clinic-start')).toEqual([true, true]);
    expect(committed(state, 'supermarket-start')).toEqual([false, false]);
    expect(state.unemployed.working).toMatchObject({ healthcare: 0, unskilled: 0, agriculture: 0 });
  });

  it('empties a company that is incomplete in the end, with its strike', () => {
    const start = at(position(3), { 'labor-market': 'C' });
    findCompany(start, 'supermarket-start').onStrike = true;
    start.supply.strikes--;
    const { state } = play(start, card, [
      fill('convenience-store-start'),
      worker('unskilled', 'supermarket-start'),
      enough,
    ]);
    expect(findCompany(state, 'supermarket-start')).toMatchObject({ workers: [null, null], onStrike: false });
    expect(state.unemployed.working.agriculture).toBe(1);
    expect(state.supply.strikes).toBe(7);
  });

  it('leaves a Middle Class company operational whose employee goes', () => {
    const start = at(position(3), { 'labor-market': 'C' });
    staffed(start, 'convenience-store-start', 'working', ['unskilled'], false, 1);
    const { state } = play(start, card, [
      fill('doctors-office-start'),
      worker('unskilled', 'convenience-store-start'),
      enough,
    ]);
    expect(findCompany(state, 'convenience-store-start').workers).toMatchObject([{ class: 'middle' }, null]);
    expect(committed(state, 'doctors-office-start')).toEqual([false, true]);
  });

  it('can form a Trade Union, and lose one', () => {
    const founding = unemployed(withFarm(position(3)), 'working', { agriculture: 1 });
    const { state } = play(founding, card, [union('agriculture')]);
    expect(state.working.unions.agriculture).toBe(true);
    at(state, { 'labor-market': 'C' });
    play(state, card, [fill('doctors-office-start'), worker('unskilled', 'supermarket-start'), enough]);
    // Of five in Agriculture three are left: the other one of the Supermarket had to go too.
    expect(state.working.unions.agriculture).toBe(false);
    expect(state.unemployed.working.agriculture).toBe(2);
  });

  it('may assign nobody, but not be played where nobody could be', () => {
    const start = unemployed(position(4), 'working', { unskilled: 1 });
    expect(play(start, card, [enough]).state.unemployed.working.unskilled).toBe(1);
    expect(playable(position(4), card)).toBe(false);
    // In a 2-player game every company wants a skilled worker.
    expect(playable(unemployed(position(2), 'working', { unskilled: 5 }), card)).toBe(false);
  });

  it('does not end a strike where others take the places of those who leave', () => {
    const state = at(unemployed(position(2), 'working', { agriculture: 1, unskilled: 1 }), { 'labor-market': 'C' });
    const staff = { class: 'working', skills: ['agriculture', 'unskilled'] } as const;
    const market = findCompany(state, 'supermarket-start');
    market.onStrike = true;
    state.supply.strikes--;
    const chain = company(state, 'supermarket', 'capitalist');
    play(state, 'labor-market-deregulation', [
      ['assign-to', { company: chain.id }],
      ['assign-worker', { from: market.id, skill: 'agriculture' }],
      ['assign-worker', { from: market.id, skill: 'unskilled' }],
      ['assign-to', { company: market.id }],
      ['assign-worker', { from: 'unemployed', skill: 'unskilled' }],
      ['assign-to', null],
    ]);
    const standing = (committed: boolean) => staff.skills.map((skill) => ({ class: 'working', skill, committed }));
    expect(chain.workers).toEqual(standing(true));
    expect(market).toMatchObject({ onStrike: true, workers: standing(false) });
  });
});

describe('Signing Bonus (H47)', () => {
  const card = 'signing-bonus';

  it('brings 4 for every worker from the owner of the company', () => {
    const start = unemployed(position(3), 'working', { healthcare: 1, unskilled: 3 });
    const { state } = play(start, card, [
      fill('clinic-start'),
      fill('convenience-store-start'),
      fill('doctors-office-start'),
    ]);
    expect(state.working.money).toBe(46);
    expect(state.capitalist.revenue).toBe(112);
    expect(state.middle.money).toBe(32);
    expect(committed(state, 'clinic-start')).toEqual([true, true]);
  });

  it('is paid by the Treasury for Public companies, played or not', () => {
    for (const players of [3, 4] as const) {
      const start = unemployed(position(players), 'working', { media: 1, unskilled: 2 });
      const { state } = play(start, card, [fill('national-public-broadcasting')]);
      expect([state.working.money, state.state.treasury]).toEqual([42, 108]);
    }
    const two = unemployed(position(2), 'working', { media: 1, unskilled: 1 });
    const { state } = play(two, card, [fill('regional-tv-station-2p')]);
    expect([state.working.money, state.state.treasury]).toEqual([38, 112]);
  });

  it('forces the owner into a loan', () => {
    const start = unemployed(position(3), 'working', { healthcare: 1, unskilled: 1 });
    start.capitalist.revenue = 3;
    start.capitalist.capital = 2;
    const { state } = play(start, card, [fill('clinic-start')]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 47, loans: 1 });
  });

  it('assigns no more than four, and unemployed only', () => {
    const start = unemployed(at(position(4), { 'labor-market': 'C' }), 'working', { media: 1, unskilled: 5 });
    const { state } = play(start, card, [fill('national-public-broadcasting'), fill('doctors-office-start')]);
    expect(state.unemployed.working.unskilled).toBe(2);
    expect(state.working.money).toBe(46);
    expect(playable(at(position(4), { 'labor-market': 'C' }), card)).toBe(false);
  });

  it('brings nothing for a Trade Union or the own farm', () => {
    const start = unemployed(withFarm(position(3)), 'working', { agriculture: 1 });
    expect(play(start, card, [union('agriculture')]).state.working.money).toBe(30);
    const farm = unemployed(withFarm(position(3), 'empty'), 'working', { unskilled: 3 });
    const { state } = play(farm, card, [fill('cooperative-farm')]);
    expect(state.working).toMatchObject({ money: 30, loans: 0 });
    expect(committed(state, 'cooperative-farm')).toEqual([true, true, true]);
  });
});

describe('Specialization (H45)', () => {
  const card = 'specialization';

  it('brings a skilled worker of a chosen colour and assigns up to three', () => {
    const start = unemployed(position(4), 'working', { unskilled: 4 });
    expect(population(start, 'working')).toBe(3);
    const { state } = play(start, card, [
      ['new-worker', 'healthcare'],
      fill('clinic-start'),
      worker('healthcare'),
      worker('unskilled'),
      fill('convenience-store-start'),
      worker('unskilled'),
    ]);
    expect([workerCount(state, 'working'), population(state, 'working')]).toEqual([12, 4]);
    expect(findCompany(state, 'clinic-start').workers).toMatchObject([{ skill: 'healthcare' }, { skill: 'unskilled' }]);
    expect(state.unemployed.working).toMatchObject({ healthcare: 0, unskilled: 2 });
    expect(state.working.money).toBe(30);
  });

  it('moves employed workers too', () => {
    const { state } = play(position(3), card, [
      ['new-worker', 'healthcare'],
      fill('clinic-start'),
      worker('healthcare'),
      worker('unskilled', 'supermarket-start'),
      enough,
    ]);
    expect(committed(state, 'clinic-start')).toEqual([true, true]);
    expect(committed(state, 'supermarket-start')).toEqual([null, null]);
  });

  it('may assign nobody', () => {
    const { state } = play(position(2), card, [['new-worker', 'media'], enough]);
    expect(state.unemployed.working.media).toBe(1);
  });

  it('offers only colours that are left, and an unskilled worker where none is', () => {
    const start = position(3);
    start.supply.workers.working.media = 0;
    expect(asked(start, card)?.options).toEqual(['agriculture', 'luxury', 'healthcare', 'education']);
    for (const colour of INDUSTRIES) start.supply.workers.working[colour] = 0;
    const { state } = play(start, card, [enough]);
    expect(state.unemployed.working.unskilled).toBe(1);
  });

  it('says which card brings the new worker', () => {
    const state = at(position(3), { immigration: 'B' });
    expect(asked(state, 'specialization')?.about).toEqual({ card: 'wc-specialization' });
  });
});
