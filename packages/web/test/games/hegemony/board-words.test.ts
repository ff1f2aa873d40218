/** Every word that the board's parts ask for is there, and every message can be put. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AmountTold,
  amountMeaning,
  type Effect,
  END_GAME,
  LOAN,
  PROSPERITY_DROP,
  playability,
  policyEffects,
  ROUNDS,
  TURNS_PER_ROUND,
  VOTE,
} from '@polity/hegemony/page';
import { telling } from '@polity/hegemony/telling';
import type { Reason } from '@polity/kernel';
import { Catalogue, GameWords, type Messages } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../../src/games/hegemony/choices/why-not.js';
import { SCORES } from '../../../src/games/hegemony/guide/guide.js';
import { playRandom, seeds, startOf } from './games.js';

const files = import.meta.glob<Messages>('../../../../{hegemony,words}/words/en/*.json', {
  import: 'default',
  eager: true,
});
const messages: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));
const folders = ['../../../src/board/', '../../../src/games/hegemony/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

function sources(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => folder + name);
}

const words = new GameWords(new Catalogue('en', [messages]), telling);

describe('the words of the board', () => {
  it('are there for every key that is written out in a part of the board', () => {
    const missing: string[] = [];
    for (const file of folders.flatMap(sources)) {
      const source = readFileSync(file, 'utf8');
      for (const [, key] of source.matchAll(/\b(?:words\.)?say\(\s*'([^']+)'/g)) {
        if (!Object.hasOwn(messages, `board.${key}`)) missing.push(`${file}: ${key}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('of an Export card say what it brings from what is in store now', () => {
    // The card buys 2 Food for 20 and 6 for 55, and 4 Luxury for 30 and 8 for 55.
    const detail = (food: number, luxury: number) => {
      const view = structuredClone(startOf(4));
      view.capitalist.storage = { food, luxury, health: 0, education: 0 };
      view.capitalist.zone = { food: 0, luxury: 0 };
      const offered = { kind: 'card-option', about: { card: 'cc-foreign-market-insight' }, seat: 'capitalist' };
      return words.option(offered, 'export-01', view).detail;
    };
    expect(detail(7, 4)).toBe('Brings 85 from what you have in store: 6 Food for 55, 4 Luxury for 30.');
    expect(detail(1, 3)).toBe('Brings nothing: you have too little in store for any of it.');
  });

  it('of a turn offer no free action where only its end is left', () => {
    const turn = (options: number) => {
      const about = { round: 1, turn: 2, main: true, free: options === 1 };
      const all = Array.from({ length: options }, () => ({ do: 'end' }));
      const ask = { seat: 'working', version: 1, kind: 'turn', type: 'one', about, options: all } as const;
      return words.question({ ...ask, min: 1, max: 1, canStop: false });
    };
    expect(turn(1)).toBe('Round 1, turn 2: end your turn');
    expect(turn(2)).toBe('Round 1, turn 2: take a free action or end your turn');
  });

  it('of a turn speak of a free action to come only where one can be taken, or may be after the action', () => {
    const said = new Set<string>();
    for (const { seats, seed } of seeds(6, 'free actions')) {
      playRandom(seats, seed, ({ ask }) => {
        if (ask.kind !== 'turn' || ask.about.free === true) return;
        const possible = ask.options.some((option) => (option as { do: string }).do === 'free');
        const why = words.why(ask) ?? '';
        expect(/is possible now|may open up/.test(why)).toBe(!possible);
        said.add(why);
      });
    }
    expect(said.size).toBe(4);
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
    const text = (key: string) => words.say(`guide.${key}`, { players: 4 });
    expect(text('round.text')).toMatch(new RegExp(`^${TURNS_PER_ROUND} turns each.* ${ROUNDS} rounds\\.$`));
    expect(text('middle.score.1')).toContain(`drops by ${PROSPERITY_DROP.middle} every round`);
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
    expect(text('vote')).toContain(`${VOTE.drawn} cubes are drawn`);
    expect(text('state.score.5')).toContain(`every ${END_GAME.moneyPerVP.state} in the treasury, and points for goods`);
  });
});

describe('reasons, amounts and effects in random games', () => {
  it('all have words', () => {
    const missing = new Set<string>();
    const check = (key: string, text: string) => {
      if (!Object.hasOwn(messages, key)) missing.add(key);
      else if (/[{}]|undefined|NaN/.test(text)) missing.add(`${key}: ${text}`);
    };
    const checkReason = (reason: Reason | undefined) => {
      if (reason !== undefined) check(`reason.${reason.kind}`, words.say(reason));
    };
    const checkAmount = ({ kind, params }: AmountTold) =>
      check(`board.amount.${kind}`, words.say(`amount.${kind}`, params));
    const checkEffect = ({ what, now, after }: Effect) =>
      check(`board.effect.${what}`, words.say(`effect.${what}`, { now, after, by: after - now }));
    for (const { seats, seed } of seeds(9, 'words')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (ask.type === 'amount')
          for (const amount of [ask.min, ask.max]) checkAmount(amountMeaning(ask, view).at(amount));
        for (const id of [...view.middle.market, ...view.capitalist.market])
          checkReason(whyNot(`market:${id}`, ask, view));
        for (const id of ['food-1', 'luxury-2', 'health-1']) checkReason(whyNot(`transaction:${id}`, ask, view));
        for (const { id } of view.companies) checkReason(whyNot(`company:${id}`, ask, view));
        for (const section of ['A', 'B', 'C'] as const) checkReason(whyNot(`policy:taxation:${section}`, ask, view));
        if (ask.kind !== 'turn') return;
        const { hand } = view[view.turn.seat];
        if (Array.isArray(hand)) for (const card of hand) checkReason(playability(card, ask, view).why);
        for (const action of BASIC) checkReason(whyNot(`basic:${action}`, ask, view));
        const feeds = ask.seat === 'working' || ask.seat === 'middle';
        for (const action of FREE)
          if (feeds || !action.startsWith('use-')) checkReason(whyNot(`free:${action}`, ask, view));
        if (view.turn.number !== 1) return;
        for (const { effects } of policyEffects(view, 'taxation', view.turn.seat)) effects.forEach(checkEffect);
        for (const { effects } of policyEffects(view, 'foreign-trade', view.turn.seat)) effects.forEach(checkEffect);
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
    const need = words.say({
      kind: 'why.card.policy',
      params: { policy: 'labor-market', first: 'B', second: 'C', now: 'A' },
    });
    expect(need).toBe('Needs Labor Market at B or C; it is at A.');
  });
});
