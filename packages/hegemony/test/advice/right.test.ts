/** Advice is right: sentences that hold in a thousand positions of each kind, for random players and for those who follow it. */
import { adviserBot, randomBot } from '@polity/bots';
import { type Advice, type AskDescription, type Bot, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { moveTo, moveToUnion, WORTH_OF_A_UNION } from '../../src/advice/moves.js';
import { hegemony } from '../../src/index.js';
import { companyIn } from '../../src/rules/companies.js';
import { population, UNEMPLOYED } from '../../src/rules/labour.js';
import type { Good, Industry, Seat, WorkerClass } from '../../src/rules/names.js';
import type { HegemonyView } from '../../src/rules/view.js';
import { countVotes } from '../../src/rules/vote.js';
import reasons from '../../words/en/advice.json' with { type: 'json' };
import { seeds, viewOf } from '../games.js';

const GAMES = 24;
const POSITIONS = 1000;

const KINDS: readonly string[] = [
  'turn',
  'buy-resource',
  'buy-source',
  'buy-amount',
  'vote-influence',
  'assign-to',
  'swap-workers',
];

interface Position {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
  readonly advice: Advice;
  readonly where: string;
}

/** Every question of games in which half of the seats follow the advice. */
const positions: readonly Position[] = [...seeds(GAMES, 'right')].flatMap(({ seats, seed }) => {
  const seen: Position[] = [];
  const bot = (seat: string): Bot => (seed.length % 2 === (seat === 'working' ? 0 : 1) ? adviserBot : randomBot);
  simulate(hegemony, { seats }, seed, bot, {
    watch: (run) => {
      for (const asked of run.asks()) {
        if (!KINDS.includes(asked.kind)) continue;
        // The game goes on with its state: what is looked at later is a copy.
        const [ask, view] = [asked.describe(), structuredClone(viewOf(run, asked.seat))];
        seen.push({ ask, view, advice: advise(ask, view), where: `${seed}, ${ask.kind}, ${ask.seat}` });
      }
    },
  });
  return seen;
});

function of(...kinds: readonly string[]): readonly Position[] {
  return positions.filter(({ ask }) => kinds.includes(ask.kind));
}

/** How many of a good the seat's people have not. */
function lacked({ ask, view }: Position, good: string): number {
  const seat = ask.seat as WorkerClass;
  return population(view, seat) - view[seat].goods[good as Good];
}

const GOODS = ['health', 'education', 'luxury', 'food'];

describe('advice in more than a thousand positions', () => {
  it('looks at enough of them', () => {
    expect(positions.length).toBeGreaterThan(POSITIONS);
    for (const kind of KINDS) expect(of(kind).length, kind).toBeGreaterThan(10);
  });

  it('is no purchase that is useless', () => {
    for (const position of of('turn', 'buy-resource', 'buy-source', 'buy-amount')) {
      const { ask, advice, where } = position;
      const { answer } = advice;
      if (advice.undo || answer === null || answer === ask.min) continue;
      if (ask.kind === 'turn') {
        if ((answer as { action?: string }).action !== 'buy-goods-and-services') continue;
        expect(
          GOODS.some((good) => lacked(position, good) > 0),
          where,
        ).toBe(true);
        continue;
      }
      const good = ask.kind === 'buy-resource' ? String(answer) : String(ask.about.resource);
      if (good === 'influence') continue;
      expect(lacked(position, good), where).toBeGreaterThanOrEqual(ask.kind === 'buy-amount' ? Number(answer) : 1);
    }
  });

  it('is no influence where the vote is won whatever the others add', () => {
    let won = 0;
    for (const { ask, view, advice, where } of of('vote-influence')) {
      if (view.vote === null) continue;
      const { stances } = view.vote;
      const cubes = countVotes(view, stances);
      const lead = stances[ask.seat as Seat] === 'for' ? cubes.for - cubes.against : cubes.against - cubes.for - 1;
      const rivals = view.seats.filter((seat) => stances[seat] && stances[seat] !== stances[ask.seat as Seat]);
      const most = rivals.reduce((sum, seat) => sum + view[seat].influence, 0);
      if (lead >= most) {
        won++;
        expect(advice.answer, where).toBe(ask.min);
      }
      // Nor ever more than would win against all that they have.
      expect(Number(advice.answer), where).toBeLessThanOrEqual(Math.max(ask.min, most - lead));
    }
    expect(won).toBeGreaterThan(10);
  });

  it('says how many votes are lacking, as a tie passes', () => {
    const sides = new Set<string>();
    for (const { ask, view, advice, where } of of('vote-influence')) {
      const { lacking } = advice.reason.params ?? {};
      const stances = view.vote?.stances ?? {};
      const side = stances[ask.seat as Seat];
      if (lacking === undefined || side === undefined) continue;
      sides.add(side);
      const cubes = countVotes(view, stances);
      const wins = (more: number) => {
        const votes = { ...cubes, [side]: cubes[side] + more };
        return votes.for >= votes.against === (side === 'for');
      };
      expect([wins(Number(lacking) - 1), wins(Number(lacking))], where).toEqual([false, true]);
      const words = reasons[`reason.${advice.reason.kind}` as keyof typeof reasons];
      expect(words, 'who needs two more may be only one behind').not.toContain('behind');
    }
    expect([...sides].sort()).toEqual(['against', 'for']);
  });

  it('is no move for nothing', () => {
    for (const { ask, view, advice, where } of of('assign-to', 'swap-workers')) {
      if (advice.undo || advice.answer === null) continue;
      if (ask.kind === 'swap-workers') expect(advice.answer, where).toMatchObject({ skill: 'unskilled' });
      else expect(earnedBy(view, ask, advice.answer as Target), where).toBeGreaterThan(0);
    }
  });

  it('is to undo where nothing gains, and only where nothing else is possible', () => {
    const undone = positions.filter(({ advice }) => advice.undo);
    expect(undone.length).toBeGreaterThan(0);
    for (const { ask, advice, where } of undone) {
      expect(ask.canStop, where).toBe(false);
      expect(advice.answer, where).not.toBeNull();
    }
    for (const position of of('buy-resource')) {
      const { ask, advice, where } = position;
      const options = ask.options as readonly string[];
      const useless = !ask.canStop && options.every((good) => good !== 'influence' && lacked(position, good) <= 0);
      expect(advice.undo === true, where).toBe(useless);
    }
  });
});

type Target = { readonly company: string } | { readonly union: Industry };

function earnedBy(view: HegemonyView, { seat, about }: AskDescription, target: Target): number {
  const onlyUnemployed = about.from === UNEMPLOYED;
  if ('union' in target) return moveToUnion(view, target.union, WORTH_OF_A_UNION, onlyUnemployed)?.earns ?? 0;
  const company = companyIn(view, target.company);
  return (company && moveTo(view, seat as WorkerClass, company, onlyUnemployed)?.earns) ?? 0;
}
