/** What a second reading of the Working Class deck found. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../src/companies.js';
import { at, company, position, unemployed } from '../support.js';
import { asked, play, playable } from './working-hand.js';

describe('Interest Groups', () => {
  it('needs a cube of its own to exchange', () => {
    const state = position(3, ({ bag, cubes }) => {
      bag.working += cubes.working - 1;
      cubes.working = 1;
    });
    expect(playable(state, 'interest-groups')).toBe(true);
    state.bag.working++;
    state.cubes.working = 0;
    expect(playable(state, 'interest-groups')).toBe(false);
  });
});

describe('Specialization', () => {
  it('says which card brings the new worker', () => {
    const state = at(position(3), { immigration: 'B' });
    expect(asked(state, 'specialization')?.about).toEqual({ card: 'wc-specialization' });
  });
});

describe('Labor Market Deregulation', () => {
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
