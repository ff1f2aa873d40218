/** Every word that the board's parts ask for is there, and every message can be put. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { END_GAME, LOAN, PROSPERITY_DROP, ROUNDS, TURNS_PER_ROUND, VOTE } from '@polity/hegemony/page';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { amountMeaning } from '../src/games/hegemony/amounts.js';
import { SCORES } from '../src/games/hegemony/guide.js';
import { playability } from '../src/games/hegemony/playable.js';
import { effectMessage, policyEffects } from '../src/games/hegemony/policy-effects.js';
import { sayMessage } from '../src/games/hegemony/say.js';
import { whyNot } from '../src/games/hegemony/why-not.js';
import board from '../src/messages/en/hegemony-board.js';
import guide from '../src/messages/en/hegemony-guide.js';
import hints from '../src/messages/en/hegemony-hints.js';
import pointing from '../src/messages/en/hegemony-pointing.js';
import why from '../src/messages/en/hegemony-why.js';
import { Catalogue } from '../src/words/catalogue.js';
import { GameWords } from '../src/words/game-words.js';
import { playRandom, seeds } from './hegemony-games.js';

const messages: Readonly<Record<string, string>> = { ...board, ...guide, ...hints, ...pointing, ...why };
const folder = fileURLToPath(new URL('../src/games/hegemony/', import.meta.url));
const words = new GameWords(new Catalogue('en', [messages]));

describe('the words of the board', () => {
  it('are all well-formed', () => {
    for (const [key, text] of Object.entries(messages)) {
      expect(() => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
    }
  });

  it('are there for every key that is written out in a part of the board', () => {
    const missing: string[] = [];
    for (const file of readdirSync(folder).filter((name) => /\.tsx?$/.test(name))) {
      const source = readFileSync(folder + file, 'utf8');
      for (const [, key] of source.matchAll(/\b(?:say\(\s*words,\s*|t\(\s*)'([^']+)'/g)) {
        if (!Object.hasOwn(messages, `board.${key}`)) missing.push(`${file}: ${key}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('are there for every class in its guide', () => {
    for (const [seat, count] of Object.entries(SCORES)) {
      const keys = [
        `guide.${seat}.want`,
        ...Array.from({ length: count }, (_, i) => `guide.${seat}.score.${i + 1}`),
        ...[1, 2, 3].map((i) => `guide.${seat}.try.${i}`),
      ];
      for (const key of keys) expect(messages, key).toHaveProperty([`board.${key}`]);
      expect(messages).not.toHaveProperty([`board.guide.${seat}.score.${count + 1}`]);
    }
  });

  it('of the guides give the numbers of the game', () => {
    const text = (key: string) => messages[`board.guide.${key}`] ?? '';
    expect([ROUNDS, TURNS_PER_ROUND]).toEqual([5, 5]);
    expect(PROSPERITY_DROP).toEqual({ working: 1, middle: 2 });
    expect(text('middle.score.1')).toContain('two every round');
    expect(text('working.score.5')).toContain(`up to ${END_GAME.policyVP.working.vp.at(-1)} points`);
    expect(text('working.score.5')).toContain(
      `every ${END_GAME.moneyPerVP.working} of money, up to ${END_GAME.workingMoneyMost}`,
    );
    expect(text('middle.score.5')).toContain(`up to ${END_GAME.policyVP.middle.vp.at(-1)} points`);
    expect(text('middle.score.5')).toContain(`every ${END_GAME.moneyPerVP.middle} of money`);
    expect(text('capitalist.score.4')).toContain(`costs ${-LOAN.capitalistVP}`);
    expect(text('loan')).toContain(`gives you ${LOAN.amount} and costs ${LOAN.interest} interest`);
    expect(text('loan')).toContain(`pay back ${LOAN.payOffLate} for each; every ${LOAN.unpaidStep} that`);
    expect(text('loan')).toContain(`up to ${LOAN.payOffLate / LOAN.unpaidStep} points for a loan`);
    expect(VOTE.drawn).toBe(5);
    expect(text('vote')).toContain('Five cubes are drawn');
    expect(text('state.score.5')).toContain(`every ${END_GAME.moneyPerVP.state}`);
  });
});

describe('reasons, amounts and effects in random games', () => {
  it('all have words', () => {
    const missing = new Set<string>();
    const check = (message: Parameters<typeof sayMessage>[1] | undefined) => {
      if (message === undefined) return;
      if (!Object.hasOwn(messages, `board.${message.key}`)) missing.add(message.key);
      else if (/[{}]|undefined|NaN/.test(sayMessage(words, message)))
        missing.add(`${message.key}: ${sayMessage(words, message)}`);
    };
    for (const { seats, seed } of seeds(9, 'words')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (ask.type === 'amount') for (const amount of [ask.min, ask.max]) check(amountMeaning(ask, view).say(amount));
        for (const id of [...view.middle.market, ...view.capitalist.market]) check(whyNot(`market:${id}`, ask, view));
        for (const id of ['food-1', 'luxury-2', 'health-1']) check(whyNot(`transaction:${id}`, ask, view));
        for (const { id } of view.companies) check(whyNot(`company:${id}`, ask, view));
        for (const section of ['A', 'B', 'C'] as const) check(whyNot(`policy:taxation:${section}`, ask, view));
        if (ask.kind !== 'turn') return;
        const { hand } = view[view.turn.seat];
        if (Array.isArray(hand)) for (const card of hand) check(playability(card, ask, view).why);
        for (const action of BASIC) check(whyNot(`basic:${action}`, ask, view));
        const feeds = ask.seat === 'working' || ask.seat === 'middle';
        for (const action of FREE) if (feeds || !action.startsWith('use-')) check(whyNot(`free:${action}`, ask, view));
        if (view.turn.number !== 1) return;
        for (const { effects } of policyEffects(view, 'taxation', view.turn.seat))
          effects.map(effectMessage).forEach(check);
        for (const { effects } of policyEffects(view, 'foreign-trade', view.turn.seat))
          effects.map(effectMessage).forEach(check);
      });
    }
    expect([...missing]).toEqual([]);
  });
});

const BASIC = [
  'propose-bill',
  'assign-workers',
  'buy-goods-and-services',
  'strike',
  'demonstration',
  'apply-political-pressure',
  'build-company',
  'sell-company',
  'sell-to-foreign-market',
  'make-business-deal',
  'lobby',
  'extra-shift',
  'event-action',
  'meet-mps',
  'extra-tax',
  'campaign',
];
const FREE = [
  'use-healthcare',
  'use-education',
  'use-luxury',
  'swap-workers',
  'receive-benefits',
  'pay-off-loan',
  'adjust-prices',
  'adjust-wages',
  'give-bonus',
  'buy-storage',
];

describe('a card in the hand', () => {
  it('is playable now exactly if the turn offers it, and says what it needs otherwise', () => {
    let reasons = 0;
    for (const { seats, seed } of seeds(12, 'hands')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (ask.kind !== 'turn') return;
        const { hand } = view[view.turn.seat];
        if (!Array.isArray(hand)) return;
        for (const card of hand) {
          const offered = ask.options.some((option) => (option as { card?: string }).card === card);
          const { when, why } = playability(card, ask, view);
          expect(when === 'now').toBe(offered);
          if (!offered) {
            expect(why).toBeDefined();
            reasons++;
          }
        }
      });
    }
    expect(reasons).toBeGreaterThan(500);
  });

  it('says which policy it waits for', () => {
    const need = sayMessage(words, {
      key: 'why.card.policy',
      fields: { policy: 'labor-market', first: 'B', second: 'C', now: 'A' },
    });
    expect(need).toBe('Needs Labor market at B or C; it is at A.');
  });
});
