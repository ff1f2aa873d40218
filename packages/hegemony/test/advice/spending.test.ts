/** What the advice spends is not borrowed again: the forecast that stands beside it agrees. */
import { adviserBot } from '@polity/bots';
import { type AskDescription, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { hegemony } from '../../src/index.js';
import { forecast } from '../../src/reading/forecast.js';
import type { TurnOption } from '../../src/rules/asks.js';
import { cardNamed } from '../../src/rules/modules.js';
import type { Seat } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { type HegemonyView, view } from '../../src/rules/view.js';
import { seeds, viewOf } from '../games.js';
import { position } from '../support.js';

function loansToCome(seen: HegemonyView, seat: Seat): number {
  return forecast(seen)?.seats.find((one) => one.seat === seat)?.loans.taken ?? 0;
}

const SPENDING: readonly string[] = ['build-company', 'pay-off-loan', 'buy-storage'];

/** Whether the answer is one for which an owner pays. */
function spends(answer: TurnOption): boolean {
  if (answer.do === 'end') return false;
  if (answer.do !== 'play') return SPENDING.includes(answer.action);
  const { purpose, costs = 0 } = cardNamed(answer.card) ?? {};
  return purpose === 'company' || costs !== 0;
}

describe('advice to an owner', () => {
  it('spends nothing that production would make a new loan of', () => {
    const borrowed: string[] = [];
    let spent = 0;
    for (const { seats, seed } of seeds(9, 'spending')) {
      let before: { readonly seat: Seat; readonly when: string; readonly loans: number; readonly deed: string } | null;
      simulate(hegemony, { seats }, seed, () => adviserBot, {
        watch: (run) => {
          for (const ask of run.asks()) {
            if (ask.kind !== 'turn') continue;
            const seat = ask.seat as Seat;
            const seen = viewOf(run, seat);
            const when = `${seed}, round ${seen.round}, turn ${seen.turn.number}`;
            if (before?.seat === seat && before.when === when && loansToCome(seen, seat) > before.loans) {
              borrowed.push(`${when}: ${before.deed}`);
            }
            before = null;
            if (seat !== 'capitalist' && seat !== 'state') continue;
            const answer = advise(ask.describe(), seen).answer as unknown as TurnOption;
            if (!spends(answer)) continue;
            spent++;
            before = { seat, when, loans: loansToCome(seen, seat), deed: JSON.stringify(answer) };
          }
        },
      });
    }
    expect(borrowed).toEqual([]);
    expect(spent).toBeGreaterThan(50);
  });
});

describe('the Capitalist Class with a card that costs 50', () => {
  const island = { do: 'play', card: 'cc-buy-private-island' };
  const ask = {
    seat: 'capitalist',
    kind: 'turn',
    version: 0,
    type: 'one',
    options: [island, { do: 'end' }],
    min: 1,
    max: 1,
    canStop: false,
    about: {},
  } satisfies AskDescription;
  const withMoney = (revenue: number): HegemonyState =>
    position(2, ({ capitalist }) => Object.assign(capitalist, { revenue, capital: 0 }));

  it('plays it where production is paid for all the same, and not where it would borrow for that', () => {
    expect(advise(ask, view(withMoney(120), 'capitalist')).answer).toEqual(island);
    // 60 - 50 are not enough for wages of 40.
    const poor = advise(ask, view(withMoney(60), 'capitalist'));
    expect(poor.answer).toEqual({ do: 'end' });
  });
});
