/** Production and exploitation (topics 5, 6, 9, 12, 33, 36, 43, 61). */
import { describe, expect, it } from 'vitest';
import type { DistrictId } from '../../src/names.js';
import { exploit, exploitCity } from '../../src/rules/production.js';
import type { NewAngelesState } from '../../src/rules/state.js';
import { at, here, perform, position } from '../support.js';

type Thing = Parameters<typeof at>[2];

/** Nihongai makes 2 tech and 1 consumables. */
function nihongaiWith(...things: Thing[]): NewAngelesState {
  const state = at(position(), 'nihongai', ...things);
  perform(state, (t) => exploit(t, 'nihongai'));
  return state;
}

describe('a district that is exploited', () => {
  it('produces both resources, and unrest rises by one stage (61)', () => {
    const state = nihongaiWith();
    expect(state.supply).toMatchObject({ tech: 2, consumables: 1 });
    expect(here(state, 'nihongai')).toEqual(['protest']);
  });

  it('produces in protest (37.3), and goes on strike', () => {
    const state = nihongaiWith('protest');
    expect(state.supply).toMatchObject({ tech: 2, consumables: 1 });
    expect(here(state, 'nihongai')).toEqual(['strike']);
  });

  it.each(['strike', 'outage'] as const)('produces nothing in %s (36.2)', (thing) => {
    const state = nihongaiWith(thing, 'development');
    expect(state.supply).toMatchObject({ tech: 0, consumables: 0 });
    expect(here(state, 'nihongai').toSorted()).toEqual(['development', thing].toSorted());
  });

  it('makes one more of the primary resource with development (6.1, 5.3)', () => {
    expect(nihongaiWith('development').supply).toMatchObject({ tech: 3, consumables: 1 });
  });

  it('makes no primary resource with orgcrime, development or not (6.2, 33.4), but the secondary one (5.2)', () => {
    expect(nihongaiWith('orgcrime').supply).toMatchObject({ tech: 0, consumables: 1 });
    expect(nihongaiWith('orgcrime', 'development').supply).toMatchObject({ tech: 0, consumables: 1 });
  });

  it('makes nothing with orgcrime where there is only one resource (33.5)', () => {
    const state = at(position(), 'la-costa', 'orgcrime');
    perform(state, (t) => exploit(t, 'la-costa'));
    expect(state.supply.consumables).toBe(0);
    expect(here(state, 'la-costa')).toEqual(['orgcrime', 'protest']);
  });

  it('stops at the end of a track (36.5, NA3)', () => {
    const state = position((s) => {
      s.supply.tech = 5;
    });
    perform(state, (t) => exploit(t, 'nihongai'));
    expect(state.supply.tech).toBe(6);
  });

  it('does not mind illness (61.6)', () => {
    expect(nihongaiWith('illness').threat).toBe(0);
  });
});

describe('with Human First', () => {
  it('goes from stable straight to strike (12)', () => {
    const state = nihongaiWith('human-first');
    expect(state.supply).toMatchObject({ tech: 2, consumables: 1 });
    expect(here(state, 'nihongai')).toEqual(['human-first', 'strike']);
  });

  it.each(['protest', 'strike'] as const)('goes dark from %s (12.1)', (stage) => {
    expect(here(nihongaiWith('human-first', stage), 'nihongai')).toEqual(['outage', 'human-first']);
  });

  it('sends the new outage on where it is dark already (12.1), and that can shut the next district', () => {
    const state = nihongaiWith('human-first', 'outage');
    expect(here(state, 'nihongai')).toEqual(['outage', 'human-first']);
    expect(here(state, 'rutherford')).toEqual(['outage']);
  });
});

describe('the Production Phase', () => {
  it('exploits districts with an android from the lowest number up, each once (61.7, NA2)', () => {
    const state = position((s) => {
      for (const district of ['rutherford', 'manta', 'guayaquil'] as DistrictId[]) at(s, district, 'android');
    });
    const { log } = perform(state, exploitCity);
    const exploited = log.filter(({ kind }) => kind === 'exploited').map(({ params }) => params.district);
    expect(exploited).toEqual(['guayaquil', 'manta', 'rutherford']);
    expect(state.supply).toEqual({ energy: 0, consumables: 1, tech: 1, entertainment: 3, credits: 3 });
  });

  it('lets an outage from one district shut another before its turn', () => {
    const state = position((s) => {
      at(s, 'nihongai', 'android', 'human-first', 'outage');
      at(s, 'rutherford', 'android', 'protest');
    });
    perform(state, exploitCity);
    expect(state.supply.credits).toBe(0);
    expect(here(state, 'rutherford')).toEqual(['android', 'outage']);
  });
});
