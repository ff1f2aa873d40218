/** How near the city is to its fall, and that everybody but the Federalist minds it. */
import { describe, expect, it } from 'vitest';
import { countedIn } from '../../src/evaluation/counted.js';
import { dangerOf, standing } from '../../src/evaluation/danger.js';
import { newAngeles } from '../../src/index.js';
import type { NewAngelesState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

function table(round: number, threat: number, change: (state: NewAngelesState) => void = () => {}): NewAngelesState {
  return position((state) => {
    state.round = round;
    state.phase = 'refresh';
    state.threat = threat;
    state.players['player-1'].rival = 'jinteki';
    change(state);
  }, 4);
}

function stands(state: NewAngelesState): number {
  const seen = view(state, 'player-1');
  return standing(dangerOf(seen, countedIn(seen)));
}

const judged = (state: NewAngelesState) => newAngeles.evaluation?.judge(state, 'player-1') ?? Number.NaN;

describe('the danger', () => {
  it('grows with threat at every time, and is less with fewer turns to come', () => {
    for (const round of [0, 1, 3, 4, 6, 7]) {
      for (let threat = 1; threat < 25; threat++) {
        expect(stands(table(round, threat))).toBeLessThan(stands(table(round, threat - 1)));
      }
    }
    expect(stands(table(7, 12))).toBeGreaterThan(stands(table(4, 12)));
    expect(stands(table(4, 12))).toBeGreaterThan(stands(table(1, 12)));
  });

  it('is less with every resource that the demand lacks, however many it lacks', () => {
    const lacking = (credits: number) => (state: NewAngelesState) => {
      state.demand = 'space-elevator-malfunction';
      state.supply = { energy: 0, consumables: 0, tech: 0, entertainment: 0, credits };
      for (const district of Object.values(state.city)) district.android = false;
    };
    for (const round of [0, 1, 3, 6, 7]) {
      for (let credits = 1; credits <= 6; credits++) {
        expect(stands(table(round, 10, lacking(credits)))).toBeGreaterThan(
          stands(table(round, 10, lacking(credits - 1))),
        );
      }
    }
  });

  it('does not look at a demand that has been paid', () => {
    const [empty, full] = [0, 6].map((all) =>
      stands(
        table(2, 10, (state) => {
          state.supply = { energy: all, consumables: all, tech: all, entertainment: all, credits: all };
        }),
      ),
    );
    expect(empty).toBe(full);
  });
});

describe('whoever is not the Federalist', () => {
  it.each([-8, 0, 8])('thinks worse of more threat, be he behind his rival or ahead (%i)', (ahead) => {
    for (const round of [1, 3, 4, 6, 7]) {
      const at = (threat: number) =>
        judged(table(round, threat, (state) => (state.players['player-1'].capital = 20 + ahead)));
      for (let threat = 4; threat < 24; threat += 2)
        expect(at(threat + 2), `${round} ${threat}`).toBeLessThan(at(threat));
    }
  });
});
