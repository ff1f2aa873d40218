/** A company is advised for sale where its price is more than it would still earn. */
import type { AskDescription, JsonObject } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { company, holding, position } from '../support.js';

const EXIT = { do: 'play', card: 'cc-exit-strategy' };

function asked(kind: string, options: AskDescription['options'], about: JsonObject = {}): AskDescription {
  return { seat: 'capitalist', kind, version: 0, type: 'one', options, min: 1, max: 1, canStop: false, about };
}

function advised(state: HegemonyState) {
  holding(state, 'capitalist', EXIT.card);
  const options = [EXIT, { do: 'basic', action: 'lobby' }, { do: 'end' }];
  return advise(asked('turn', options), view(state, 'capitalist'));
}

/** One Supermarket: 4 Food in every round at a wage of 15, and 16 to build. */
function owner(round: number, works: boolean): HegemonyState {
  const state = position(2, ({ capitalist }) => Object.assign(capitalist, { influence: 5 }));
  state.round = round;
  state.companies = state.companies.filter(({ owner: of }) => of !== 'capitalist');
  company(state, 'supermarket', 'capitalist', {
    wage: 1,
    ...(works ? { staff: { class: 'working', skills: ['agriculture', 'unskilled'] } } : {}),
  });
  return state;
}

describe('Exit Strategy', () => {
  it('is not advised for a company that earns more until the end than twice its cost', () => {
    expect(advised(owner(1, true)).answer).not.toEqual(EXIT);
  });

  it('is advised for one that stands still', () => {
    expect(advised(owner(1, false)).answer).toEqual(EXIT);
  });
});

describe('the company that is advised for sale', () => {
  it('is the one that stands still, though it costs less', () => {
    const state = owner(1, true);
    company(state, 'fast-food-chain', 'capitalist', { wage: 1 });
    const ask = asked('sell-company', ['supermarket', 'fast-food-chain'], { times: 2 });
    expect(advise(ask, view(state, 'capitalist'))).toMatchObject({ answer: 'fast-food-chain' });
  });

  it('is better kept where it earns more', () => {
    const ask = asked('sell-company', ['supermarket'], { times: 2 });
    expect(advise(ask, view(owner(1, true), 'capitalist')).undo).toBe(true);
  });
});
