/** Pointing at something at the beginning of a turn is an intention: it begins the action, and what follows is answered. */
import { hegemony } from '@polity/hegemony';
import { companyIn, type HegemonyView, intentsOf, POLICIES, SECTIONS } from '@polity/hegemony/page';
import { parseOptions, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { followUp, stillMeant } from '../../../../src/board/plan.js';
import type { Spot } from '../../../../src/games/hegemony/board/spots.js';
import { intended, placesFor } from '../../../../src/games/hegemony/choices/intents.js';
import { HEGEMONY_BOARD } from '../../../../src/games/hegemony/choices/rules.js';
import { playRandom, seeds } from '../games.js';
import { hegemonyWords } from '../words.js';

function tableOf(lesson: string, seats: number) {
  const table = Table.open(hegemony, parseOptions(hegemony, { seats, lesson }), 'intents');
  // The Middle Class chooses a worker before anybody has a turn.
  for (const { seat, version, options } of table.asks()) {
    if (seat !== lesson) table.submit({ seat, version, answer: options[0] ?? null });
  }
  const asked = () => {
    const ask = table.askOf(lesson);
    if (ask === undefined) throw new Error('nobody is asked');
    return { ask, view: table.view(lesson) as HegemonyView };
  };
  return { table, asked };
}

/** Presses a spot in the first question of a turn, discards any card, and tells what is asked after what was meant. */
function pressed(lesson: string, seats: number, spot: Spot) {
  const { table, asked } = tableOf(lesson, seats);
  const { ask, view } = asked();
  const meant = intended(spot, ask, view);
  if (meant === undefined) throw new Error(`nothing is meant by ${spot}`);
  table.submit({ seat: lesson, version: ask.version, answer: meant.answer });
  const discard = asked().ask;
  expect(discard.kind).toBe('discard-card');
  const plan = stillMeant(HEGEMONY_BOARD, meant.rest, discard);
  table.submit({ seat: lesson, version: discard.version, answer: discard.options[0] ?? null });
  const next = asked().ask;
  const follows = followUp(HEGEMONY_BOARD, plan, next);
  if (follows) table.submit({ seat: lesson, version: next.version, answer: follows.answer });
  return { meant, view: asked().view, ask: asked().ask };
}

describe('at the beginning of a turn', () => {
  it('a company of my market that is pressed is built, once a card is discarded', () => {
    const { meant, view, ask } = pressed('capitalist', 2, 'market:fashion-company');
    expect(meant.action).toBe('build-company');
    expect(companyIn(view, 'fashion-company')?.owner).toBe('capitalist');
    expect(ask.kind).toBe('set-wage');
  });

  it('a section of a policy that is pressed is proposed', () => {
    const { view } = pressed('working', 2, 'policy:labor-market:A');
    expect(view.bills['labor-market']).toEqual({ by: 'working', section: 'A' });
  });

  it('an empty place that is pressed is staffed, and a worker who is carried goes where there is one', () => {
    const { ask } = pressed('working', 2, 'slot:college-start:1');
    expect(ask).toMatchObject({ kind: 'assign-worker', about: { company: 'college-start' } });
    const { asked } = tableOf('working', 2);
    const { ask: turn, view } = asked();
    expect(placesFor('unemployed:working:education', turn, view)).toContain('slot:college-start:0');
    expect(placesFor('unemployed:middle:education', turn, view)).toEqual([]);
  });

  it('an event that is pressed is dealt with', () => {
    expect(pressed('state', 4, 'event:ev-fear-of-deflation').ask.kind).toBe('card-option');
  });

  it('says what a press begins', () => {
    const { asked } = tableOf('capitalist', 2);
    const { ask, view } = asked();
    expect(HEGEMONY_BOARD.meaning('market:fashion-company', ask, view, hegemonyWords)).toMatch(/^Press to build this/);
  });
});

it('what is meant by a press can always be begun, and what is not meant has its reason', () => {
  let meant = 0;
  let refused = 0;
  for (const { seats, seed } of seeds(6, 'intents')) {
    playRandom(seats, seed, ({ ask, view: seen }) => {
      if (ask.kind !== 'turn' || ask.about.main === true) return;
      const view = seen as HegemonyView;
      const spots: readonly Spot[] = [
        ...POLICIES.flatMap((policy) => SECTIONS.map((section): Spot => `policy:${policy}:${section}`)),
        ...[...view.middle.market, ...view.capitalist.market].map((id): Spot => `market:${id}`),
      ];
      for (const spot of spots) {
        const begun = intended(spot, ask, view);
        if (begun) {
          meant++;
          expect(ask.options).toContainEqual(begun.answer);
        } else {
          refused++;
          expect(HEGEMONY_BOARD.whyNot(spot, ask, view, hegemonyWords), `${spot} ${ask.seat}`).toBeTruthy();
        }
      }
      expect(intentsOf(ask, view)).toBe(intentsOf(ask, view));
    });
  }
  expect(meant).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});
