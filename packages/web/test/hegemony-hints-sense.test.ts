/** Hints make sense to whoever follows them: they do not spend into loans, and say what is to be done. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { type Bot, type Run, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../src/games/hegemony/ask-kinds.js';
import { hintTitle } from '../src/games/hegemony/hint-title.js';
import { type Hint, hintFor } from '../src/games/hegemony/hints.js';
import hintTexts from '../src/messages/en/hegemony-hints.js';
import { playRandom, seeds, viewOf } from './hegemony-games.js';
import { hegemonyWords as words } from './hegemony-words.js';

/** Plays a game in which one seat follows the hints, and shows each of them. */
function follow(seat: string, seed: string, look?: (ask: AskDescription, view: HegemonyView, hint: Hint) => void): Run {
  let run: Run | undefined;
  const follower: Bot = {
    name: 'hints',
    answer: (asked) => {
      const [ask, view] = [asked.describe(), viewOf(run as Run, asked.seat)];
      const hint = hintFor(ask, view);
      look?.(ask, view, hint);
      return hint.answer;
    },
  };
  const watch = (at: Run) => {
    run = at;
  };
  return simulate(hegemony, { seats: 2 }, seed, (of) => (of === seat ? follower : randomBot), { watch }).run;
}

describe('the hints', () => {
  it('rarely lead the Working Class into loans', () => {
    const games = 100;
    let loans = 0;
    for (let i = 0; i < games; i++) {
      for (const { kind, params } of follow('working', `follower/${i}`).log) {
        if ((params as { seat?: string }).seat !== 'working') continue;
        loans += kind === 'loan' ? 1 : kind === 'loan-paid' ? -1 : 0;
      }
    }
    console.info(`2 players, working: ${loans / games} loans at the end`);
    expect(loans / games).toBeLessThan(0.2);
  });

  it('take the unemployed before they empty a place', () => {
    let taken = 0;
    for (let i = 0; i < 20; i++) {
      follow('working', `places/${i}`, (ask, _view, { answer }) => {
        if (ask.kind !== 'assign-worker') return;
        const sources = ask.options.map((option) => (option as { from: string }).from);
        if (!sources.includes('unemployed')) return;
        expect((answer as { from: string }).from).toBe('unemployed');
        taken++;
      });
    }
    expect(taken).toBeGreaterThan(50);
  });

  it('never count on time that is not left before the elections', () => {
    const said = new Set<string>();
    for (const { seats, seed } of seeds(30, 'late')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (ask.kind !== 'immediate-vote') return;
        const { key } = hintFor(ask, view).why;
        said.add(key);
        if (view.turn.number === 5) expect(key).not.toBe('hint.vote.later');
      });
    }
    expect([...said]).toEqual(expect.arrayContaining(['hint.vote.later', 'hint.vote.elections']));
  });

  it('have a verb for every kind of question', () => {
    for (const kind of KINDS) expect(hintTexts).toHaveProperty([`board.hint.do.${kind}`]);
  });

  it('are titled in words, and give reasons in words', () => {
    const wrong = new Set<string>();
    for (const { seats, seed } of seeds(12, 'titles')) {
      playRandom(seats, seed, ({ ask, view }) => {
        const { answer, why, more = [] } = hintFor(ask, view);
        const title = hintTitle(words, ask, view, answer);
        if (/none|undefined|[{}]|^\w+-\w+$/.test(title)) wrong.add(`${ask.kind}: ${title}`);
        for (const { key } of [why, ...more]) if (!Object.hasOwn(hintTexts, `board.${key}`)) wrong.add(key);
      });
    }
    expect([...wrong]).toEqual([]);
  });

  it('name the deed', () => {
    const ask = { seat: 'working', type: 'one', options: [], min: 1, max: 1, canStop: false, about: {} };
    const title = (kind: string, answer: Parameters<typeof hintTitle>[3], about = {}) =>
      hintTitle(words, { ...ask, kind, about } as unknown as AskDescription, {} as HegemonyView, answer);
    expect(title('discard-card', 'wc-migration')).toBe('Discard Migration');
    expect(title('buy-amount', 3, { resource: 'food' })).toBe('Buy 3 Food');
    expect(title('buy-resource', null)).toBe('Buy nothing');
    expect(title('stance', 'for')).toBe('Vote in favour');
    expect(title('propose-bill', { policy: 'labor-market', section: 'A' })).toBe('Propose Labor Market → A');
    expect(title('assign-worker', { from: 'unemployed', skill: 'media' })).toBe('Take an unemployed worker (Media)');
  });
});
