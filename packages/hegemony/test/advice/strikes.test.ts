/** A strike is advised only where it brings a wage or influence, and a card that was praised is not thrown away. */
import { adviserBot, randomBot } from '@polity/bots';
import { type Advice, type AskDescription, type Json, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { strikeAt } from '../../src/advice/strikes.js';
import { hegemony } from '../../src/index.js';
import type { ActionCard } from '../../src/rules/cards/card.js';
import { isPlayable } from '../../src/rules/cards/playable.js';
import { cardOf, companyIn, findCompany, isOperational, wageOf } from '../../src/rules/companies.js';
import { workersIn } from '../../src/rules/labour.js';
import { cardNamed } from '../../src/rules/modules.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { type HegemonyView, view as seenBy } from '../../src/rules/view.js';
import { seeds, viewOf } from '../games.js';
import { position, staffed } from '../support.js';

const STRIKES: Json = { do: 'basic', action: 'strike' };

interface Advised {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
  readonly advice: Advice;
  /** Cards that could be played. */
  readonly playable: readonly string[];
}

function advised(games: number, name: string): readonly Advised[] {
  const all: Advised[] = [];
  for (const { seats, seed } of seeds(games, name)) {
    simulate(hegemony, { seats }, seed, (seat) => (seat === 'working' ? randomBot : adviserBot), {
      watch: (run) => {
        for (const one of run.asks()) {
          if (one.kind !== 'turn' && one.kind !== 'strike' && one.kind !== 'discard-card') continue;
          const [ask, view] = [one.describe(), structuredClone(viewOf(run, one.seat))];
          const hand = ask.kind === 'discard-card' ? (ask.options as readonly string[]) : [];
          const playable = hand.filter((card) => isPlayable(run.state as HegemonyState, cardNamed(card) as ActionCard));
          all.push({ ask, view, advice: advise(ask, view), playable });
        }
      },
    });
  }
  return all;
}

const positions = advised(18, 'strikes');

/** What is paid there, by somebody who could pay more, to workers who would not be paid for nothing in return. */
function brings(view: HegemonyView, id: string): boolean {
  const company = companyIn(view, id);
  if (company === undefined || !isOperational(company) || workersIn(company, 'working') === 0) return false;
  return wageOf(company) < (cardOf(company).wages?.[2] ?? 0) && !company.onStrike;
}

describe('a strike', () => {
  it('is advised only at companies where it brings a wage or influence', () => {
    let struck = 0;
    for (const { ask, view, advice } of positions) {
      if (ask.kind !== 'strike' || advice.answer === null || advice.undo) continue;
      struck++;
      const id = String(advice.answer);
      expect(brings(view, id), id).toBe(true);
      expect(strikeAt(view, findCompany(view, id)).worth, id).toBeGreaterThan(0);
      expect(advice.reason.params).toMatchObject({ company: id, raise: expect.any(Number), wage: expect.any(Number) });
    }
    expect(struck).toBeGreaterThan(20);
  });

  it('is advised in a turn only where there is such a company, which it names', () => {
    for (const { ask, view, advice } of positions) {
      if (ask.kind !== 'turn' || JSON.stringify(advice.answer) !== JSON.stringify(STRIKES)) continue;
      expect(brings(view, String(advice.reason.params?.company))).toBe(true);
    }
  });

  it('is worth nothing where the highest wage is paid, and less than nothing where a wage is lost for influence', () => {
    const state = position(4, ({ companies }) => {
      for (const company of companies) company.wage = 2;
    });
    const view = seenBy(state, 'working');
    const shop = findCompany(view, 'supermarket-start');
    expect(strikeAt(view, { ...shop, wage: 3 }).worth).toBe(0);
    expect(strikeAt(view, { ...shop, workers: shop.workers.map(() => null) }).worth).toBe(0);
    expect(strikeAt(view, shop)).toMatchObject({ raise: (cardOf(shop).wages?.[2] ?? 0) - wageOf(shop) });
  });

  it('is worth its while only where the wage that may be lost is small beside what it may bring', () => {
    const at = (id: string, wage: 1 | 2) => {
      const state = position(2);
      const company = findCompany(state, id);
      staffed(
        state,
        id,
        'working',
        cardOf(company).slots.map(({ kind }) => kind),
      );
      company.wage = wage;
      return strikeAt(seenBy(state, 'working'), company);
    };
    // One owner in three pays 5 more; the others leave 1 influence, which is 10, for the 20 of the wage.
    expect(at('supermarket-start', 2).worth).toBeCloseTo((5 - 2 * 10) / 3);
    // 20 more or 10 for 10: nothing can be lost.
    expect(at('college-start', 1).worth).toBeCloseTo(20 / 3);
  });
});

/** What was advised before this card was asked for: one that can be played, or what it pays for. */
function advisedBefore({ ask, view, playable }: Advised): Json {
  const plays = playable.map((card) => ({ do: 'play', card }));
  const options = [...plays, { do: 'basic', action: ask.about.action ?? '' }];
  return advise({ ...ask, kind: 'turn', options }, view).answer;
}

describe('the card that is thrown away', () => {
  it('is never the one that was worth more than what it pays for', () => {
    let praised = 0;
    for (const position of positions) {
      const { ask, advice } = position;
      if (ask.kind !== 'discard-card' || ask.about.action === 'pass' || ask.options.length < 2) continue;
      const { card } = advisedBefore(position) as { card?: string };
      if (card === undefined) continue;
      praised++;
      expect(advice.answer).not.toBe(card);
    }
    expect(praised).toBeGreaterThan(50);
  });
});
