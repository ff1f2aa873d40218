/** The Middle Class's cards about workers. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../src/rules/companies.js';
import { population, unemployedCount, workerCount } from '../../../src/rules/labour.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { at, company, emptied, type Scripted, staffed, unemployed } from '../../support.js';
import {
  asked,
  BROADCASTING,
  CONVENIENCE_STORE,
  DOCTORS_OFFICE,
  employees,
  play,
  playable,
  STOP,
  table,
  UNIVERSITY,
} from './middle-hand.js';

describe('Labor Market Deregulation', () => {
  const card = 'mc-labor-market-deregulation';
  const into = (id: string): Scripted => ['assign-to', { company: id }];
  const from = (place: string, skill: string): Scripted => ['assign-worker', { from: place, skill }];

  it('assigns any number of unemployed', () => {
    const state = unemployed(table(), 'middle', { media: 1, healthcare: 1, unskilled: 3 });
    const unskilled = from('unemployed', 'unskilled');
    play(state, card, into(BROADCASTING), unskilled, unskilled, into('clinic-start'));
    expect(unemployedCount(state, 'middle')).toBe(0);
    for (const id of [BROADCASTING, 'clinic-start'])
      expect(findCompany(state, id).workers.every((worker) => worker?.committed)).toBe(true);
  });

  it('moves nobody who has a job in section B', () => {
    const state = unemployed(table(), 'middle', { media: 1 });
    expect(playable(state, card)).toBe(false);
    expect(playable(at(state, { 'labor-market': 'C' }), card)).toBe(true);
  });

  it('moves workers of other companies in section C; those left behind become unemployed', () => {
    const state = at(unemployed(table(), 'middle', { media: 1 }), { 'labor-market': 'C' });
    play(state, card, into(BROADCASTING), from(UNIVERSITY, 'unskilled'), from(UNIVERSITY, 'unskilled'), [
      'assign-to',
      STOP,
    ]);
    expect(findCompany(state, BROADCASTING).workers.every((worker) => worker?.committed)).toBe(true);
    expect(findCompany(state, UNIVERSITY).workers).toEqual([null, null, null]);
    expect(state.unemployed.middle.education).toBe(1);
  });

  it('does not commit those who take the places of others in the same effect', () => {
    const state = at(unemployed(table(), 'middle', { media: 1, unskilled: 2 }), { 'labor-market': 'C' });
    play(
      state,
      card,
      into(BROADCASTING),
      from(UNIVERSITY, 'unskilled'),
      from(UNIVERSITY, 'unskilled'),
      into(UNIVERSITY),
      from('unemployed', 'unskilled'),
      from('unemployed', 'unskilled'),
      ['assign-to', STOP],
    );
    expect(findCompany(state, UNIVERSITY).workers.map((worker) => worker?.committed)).toEqual([false, false, false]);
    expect(findCompany(state, BROADCASTING).workers.every((worker) => worker?.committed)).toBe(true);
  });

  it('lets nobody leave who is committed, or who runs a company with a committed employee', () => {
    const state = at(table(), { 'labor-market': 'C' });
    company(state, 'organic-farm', 'middle');
    const targets = () => (playable(state, card) ? asked(state, card)?.options : []);
    expect(targets()).toContainEqual({ company: 'organic-farm' });
    staffed(state, CONVENIENCE_STORE, 'working', ['unskilled'], true, 1);
    expect(targets()).not.toContainEqual({ company: 'organic-farm' });
    emptied(state, CONVENIENCE_STORE);
    staffed(state, CONVENIENCE_STORE, 'middle', ['agriculture'], true);
    expect(targets()).not.toContainEqual({ company: 'organic-farm' });
  });

  it('makes an employee unemployed whose company is left', () => {
    const state = at(table(), { 'labor-market': 'C' });
    company(state, 'organic-farm', 'middle');
    employees(state, CONVENIENCE_STORE);
    play(state, card, into('organic-farm'), ['assign-to', STOP]);
    expect(findCompany(state, CONVENIENCE_STORE).workers).toEqual([null, null]);
    expect(state.unemployed.working.unskilled).toBe(1);
  });

  it('needs a Labor Market in B or C and somebody to assign', () => {
    const state = unemployed(table(), 'middle', { healthcare: 1, unskilled: 1 });
    expect(playable(state, card)).toBe(true);
    expect(playable(at(state, { 'labor-market': 'A' }), card)).toBe(false);
    expect(playable(table(), card)).toBe(false);
  });
});

describe('Migration', () => {
  const card = 'mc-migration';
  const leaving = (skill: string): Scripted => ['card-worker', { from: 'unemployed', skill }];

  it('brings 5 for an unskilled worker and 10 for a skilled one who leave', () => {
    const state = unemployed(table(), 'middle', { unskilled: 4, media: 1 });
    expect(population(state, 'middle')).toBe(4);
    play(state, card, leaving('media'), leaving('unskilled'));
    expect(state.middle.money).toBe(55);
    expect(state.state.treasury).toBe(120);
    expect(workerCount(state, 'middle')).toBe(10);
    expect(population(state, 'middle')).toBe(3);
  });

  it('may send away one, and leaves a Population of 3 below 10 workers', () => {
    const one = unemployed(table(), 'middle', { unskilled: 4 });
    play(one, card, ['card-worker', STOP]);
    expect(one.middle.money).toBe(45);
    const two = unemployed(table(), 'middle', { unskilled: 4 });
    play(two, card, ['card-worker', { from: 'unemployed', skill: 'unskilled' }]);
    expect(workerCount(two, 'middle')).toBe(9);
    expect(population(two, 'middle')).toBe(3);
  });

  it('needs 4 unemployed of its own', () => {
    expect(playable(unemployed(table(), 'middle', { unskilled: 2, media: 1 }), card)).toBe(false);
    expect(playable(unemployed(table(), 'working', { unskilled: 4 }), card)).toBe(false);
  });
});

describe('Specialization', () => {
  const card = 'mc-specialization';

  it('brings a new Working Class worker, who may be hired and is committed', () => {
    const state = unemployed(table(), 'working', { media: 4 });
    play(
      state,
      card,
      ['new-worker', 'luxury', 'middle'],
      ['card-company', DOCTORS_OFFICE],
      ['staff-worker', 'luxury'],
      ['card-company', STOP],
    );
    expect(workerCount(state, 'working')).toBe(12);
    expect(population(state, 'working')).toBe(4);
    expect(workerCount(state, 'middle')).toBe(7);
    expect(findCompany(state, DOCTORS_OFFICE).workers[1]).toEqual({
      class: 'working',
      skill: 'luxury',
      committed: true,
    });
    expect(state.state.treasury).toBe(120);
  });

  it('hires up to three, skilled ones where their skill is asked for', () => {
    const state = unemployed(table(), 'working', { unskilled: 4 });
    company(state, 'organic-farm', 'middle', { staff: { class: 'middle', skills: ['agriculture'] } });
    company(state, 'game-store', 'middle', { staff: { class: 'middle', skills: ['luxury'] } });
    play(
      state,
      card,
      ['new-worker', 'agriculture'],
      ['card-company', 'organic-farm'],
      ['card-company', CONVENIENCE_STORE],
      ['card-company', 'game-store'],
    );
    expect(findCompany(state, 'organic-farm').workers[1]?.skill).toBe('agriculture');
    expect(state.unemployed.working.unskilled).toBe(2);
    expect(findCompany(state, DOCTORS_OFFICE).workers[1]).toBeNull();
  });

  it('takes unskilled workers where these are enough', () => {
    const state = unemployed(table(), 'working', { unskilled: 1 });
    play(state, card, ['new-worker', 'media'], ['card-company', DOCTORS_OFFICE], ['card-company', STOP]);
    expect(findCompany(state, DOCTORS_OFFICE).workers[1]?.skill).toBe('unskilled');
    expect(state.unemployed.working.media).toBe(1);
  });

  it('may hire nobody, and hires nobody where no company has a place', () => {
    const state = table();
    play(state, card, ['new-worker', 'media'], ['card-company', STOP]);
    expect(state.unemployed.working.media).toBe(1);
    const full = table();
    employees(full, CONVENIENCE_STORE, DOCTORS_OFFICE);
    play(full, card, ['new-worker', 'media']);
    expect(full.unemployed.working.media).toBe(1);
  });

  it('hires nobody into a company that nobody runs', () => {
    const state = table();
    emptied(state, CONVENIENCE_STORE);
    emptied(state, DOCTORS_OFFICE);
    play(state, card, ['new-worker', 'media']);
    expect(state.unemployed.working.media).toBe(1);
  });

  it('offers the colours that are left; without any an unskilled worker comes', () => {
    const state = table();
    const supply = state.supply.workers.working;
    supply.media = 0;
    expect(asked(state, card)?.options).toEqual(['agriculture', 'luxury', 'healthcare', 'education']);
    Object.assign(supply, { agriculture: 0, luxury: 0, healthcare: 0, education: 0 });
    play(state, card, ['card-company', STOP]);
    expect(state.unemployed.working.unskilled).toBe(1);
  });

  it('needs Immigration in B or C', () => {
    expect(playable(at(table(), { immigration: 'C' }), card)).toBe(true);
    expect(playable(at(table(), { immigration: 'A' }), card)).toBe(false);
  });

  it('says which card brings the new worker', () => {
    const state = at(table(), { immigration: 'C' });
    expect(asked(state, 'mc-specialization')?.about).toEqual({ card: 'mc-specialization' });
  });
});

describe('Unemployment Initiative Program', () => {
  const card = 'mc-unemployment-initiative-program';
  const hiring = (count: number, players: PlayerCount = 4) =>
    table((state) => {
      company(state, 'game-store', 'middle', { staff: { class: 'middle', skills: ['luxury'] } });
      company(state, 'doctors-office', 'middle', { staff: { class: 'middle', skills: ['healthcare'] } });
      unemployed(state, 'working', { unskilled: count });
    }, players);

  it('hires three unemployed workers for 5 each from the Treasury', () => {
    const { state } = play(
      hiring(4),
      card,
      ['card-company', CONVENIENCE_STORE],
      ['card-company', 'game-store'],
      ['card-company', 'doctors-office'],
    );
    expect(state.middle.money).toBe(55);
    expect(state.state.treasury).toBe(105);
    expect(state.state.legitimacy.middle).toBe(3);
    expect(state.unemployed.working.unskilled).toBe(1);
    expect(findCompany(state, 'game-store').workers[1]).toMatchObject({ class: 'working', committed: true });
  });

  it('hires at least one, for 1 Legitimacy too; none with 3 players', () => {
    const one: Scripted[] = [
      ['card-company', 'game-store'],
      ['card-company', STOP],
    ];
    expect(asked(hiring(2), card)?.canStop).toBe(false);
    const { state } = play(hiring(2), card, ...one);
    expect(state.middle.money).toBe(45);
    expect(state.state.legitimacy.middle).toBe(3);
    expect(play(hiring(2, 3), card, ...one).state.state.legitimacy.middle).toBe(2);
  });

  it('makes a poor State take a loan', () => {
    const state = hiring(1, 3);
    state.state.treasury = 0;
    play(state, card, ['card-company', 'game-store']);
    expect(state.state).toMatchObject({ treasury: 45, loans: 1 });
  });

  it('leaves a Demonstration where it is: no company has been built', () => {
    const state = hiring(1);
    state.demonstration = true;
    play(state, card, ['card-company', 'game-store']);
    expect(state.demonstration).toBe(true);
  });

  it('needs public Health in A or B, an unemployed worker who fits, and a place', () => {
    expect(playable(at(hiring(1), { 'welfare-health': 'A' }), card)).toBe(true);
    expect(playable(at(hiring(1), { 'welfare-health': 'C' }), card)).toBe(false);
    expect(playable(hiring(0), card)).toBe(false);
    const full = hiring(1);
    employees(full, CONVENIENCE_STORE, DOCTORS_OFFICE, 'game-store', 'doctors-office');
    expect(playable(full, card)).toBe(false);
    const farm = table((state) => {
      employees(state, CONVENIENCE_STORE, DOCTORS_OFFICE);
      company(state, 'organic-farm', 'middle', { staff: { class: 'middle', skills: ['agriculture'] } });
      unemployed(state, 'working', { unskilled: 2 });
    });
    expect(playable(farm, card)).toBe(false);
  });
});
