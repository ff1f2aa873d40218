/**
 * A player that looks ahead. It deals itself possible worlds, tries its answers in them, plays on by the game's policy
 * to where the game can judge, and takes the answer that promises most. What it cannot know it has dealt anew.
 */
import {
  type Bot,
  equal,
  type Heads,
  type Json,
  type Learned,
  type Random,
  type Situation,
  seededRandom,
  type Table,
} from '@polity/kernel';
import { adviserBot } from './adviser.js';
import { foresightOf, knowing, playedOn } from './ahead.js';
import { candidatesOf } from './candidates.js';

export interface Budget {
  /** In how many worlds every answer is tried at first. */
  readonly worlds: number;
  /** How often it plays on in all: what is left after the first tries goes to the answers that may be best. */
  readonly rollouts: number;
  /** The brake: after so much time it takes what looks best so far. */
  readonly milliseconds: number;
  /** In how many heads it thinks at the same time, where there are threads for it; in one, if not said. */
  readonly heads?: number;
  /** Other weights to judge by than the game's own. */
  readonly learned?: Learned;
}

/** Points by which an answer has to be better than to leave things as they are, where a game does not say it: less is chance. */
const LEAST_GAIN = 0.25;
/** So many worlds are kept at most: an answer that was tried in all of them is known well enough. */
const MOST_WORLDS = 256;
/** It thinks of something of its own to put in out of turn once in so many looks. */
const PROPOSES_ONCE_IN = 80;
/** How much what has been tried little is favoured. */
const CURIOSITY = 1.2;

export function searchBot(name: string, budget: Budget, now: () => number = Date.now): Bot {
  const heads: Heads = {
    count: budget.heads ?? 1,
    think: (at, luck, head, share) =>
      new Search(at, seededRandom('fast', `${luck}`), head, inOneHead(budget, share), now).found(),
    settle: (found) => settled(found as unknown as readonly Found[]),
  };
  return {
    name,
    imagines: true,
    plays: (game) => foresightOf(game) !== undefined && game.imagine !== undefined,
    answer(at, random) {
      const { ask } = at;
      if (ask.type === 'one' && ask.options.length === 1 && !ask.canStop) return ask.options[0];
      const luck = random.int(2 ** 31);
      const { count } = heads;
      return heads.settle(Array.from({ length: count }, (_, head) => heads.think(at, luck, head, 1 / count)));
    },
    interject: (at, random) => at.judged(random.int(PROPOSES_ONCE_IN) === 0),
    ...(heads.count > 1 ? { heads } : {}),
  };
}

/** The part of a budget that falls to one head. Every head tries every answer, in fewer worlds. */
function inOneHead(budget: Budget, share: number): Budget & { readonly heads: number } {
  const { worlds, rollouts, milliseconds, heads = 1 } = budget;
  return {
    ...budget,
    heads,
    worlds: Math.ceil(worlds / heads),
    rollouts: Math.ceil(rollouts / heads),
    milliseconds: milliseconds * share,
  };
}

/** An answer, and by how much it did better than the first candidate in the same worlds. */
type Arm = {
  readonly answer: Json;
  count: number;
  sum: number;
  squares: number;
};

/** What a head has found: its tries, and the answer that is kept unless another is better by so much, where there is one. */
interface Found {
  readonly arms: readonly Arm[];
  readonly rest?: { readonly answer: Json; readonly leastGain: number };
}

const meanOf = ({ sum, count }: Arm) => (count === 0 ? Number.NEGATIVE_INFINITY : sum / count);

/** Heads try the same answers in the same order, each in worlds of its own. */
function settled(found: readonly Found[]): Json {
  const [first] = found;
  if (first === undefined) throw new Error('nobody has thought about it');
  const total = (nth: number, of: 'count' | 'sum' | 'squares') =>
    found.reduce((sum, { arms }) => sum + (arms[nth]?.[of] ?? 0), 0);
  const arms = first.arms.map(({ answer }, nth) => ({
    answer,
    count: total(nth, 'count'),
    sum: total(nth, 'sum'),
    squares: total(nth, 'squares'),
  }));
  return chosen(arms, first.rest);
}

/** The best of those that were tried often enough to be believed, unless resting is as good. Untried, the usual. */
function chosen(arms: readonly Arm[], rest: Found['rest']): Json {
  const most = Math.max(...arms.map(({ count }) => count));
  const tried = arms.filter(({ count }) => count * 4 >= most);
  const best = tried.reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one));
  const quiet = rest === undefined ? undefined : arms.find(({ answer }) => equal(answer, rest.answer));
  if (rest === undefined || quiet === undefined || quiet.count === 0) return best.answer;
  return meanOf(best) - meanOf(quiet) >= rest.leastGain ? best.answer : quiet.answer;
}

class Search {
  private readonly worlds: Table[] = [];
  /** What the first candidate, the policy's own answer, comes to in each world: the others are measured against it. */
  private readonly usual: number[] = [];
  private arms: readonly Arm[] = [];
  private rollouts = 0;
  /** What a head deals its worlds by: another in each. */
  private readonly luck: Random;

  constructor(
    private readonly at: Situation,
    /** What all heads draw the same from: the answers that they try. */
    private readonly random: Random,
    head: number,
    private readonly budget: Budget & { readonly heads: number },
    private readonly now: () => number,
  ) {
    const seeds = Array.from({ length: budget.heads }, () => random.int(2 ** 31));
    this.luck = seededRandom('fast', `${seeds[head]}`);
  }

  found(): Json {
    const { at, random, budget } = this;
    const until = this.now() + budget.milliseconds;
    const { game } = this.world(0);
    const plain = foresightOf(game, budget.learned);
    if (plain === undefined) return this.only(adviserBot.answer(at, random) as Json);
    const foresight = knowing(plain, at);
    const usual = foresight.policy(at.ask, at.view);
    // Where answers can only be sampled, what is advised is among them.
    const advised = at.ask.type === 'one' ? undefined : at.advice?.answer;
    const candidates = candidatesOf(at.ask, advised === undefined ? [usual] : [usual, advised], random);
    if (candidates.length === 1) return this.only(usual);
    this.arms = candidates.map((answer) => ({ answer, count: 0, sum: 0, squares: 0 }));
    const play = (answer: Json, world: number) => {
      this.rollouts++;
      return playedOn(this.world(world), at.seat, answer, foresight);
    };
    const mayGoOn = () => this.now() < until && !at.unwanted();
    for (let world = 0; world < budget.worlds; world++) {
      for (const arm of this.arms) if (mayGoOn()) this.tryOnce(arm, play);
    }
    while (this.rollouts < budget.rollouts && mayGoOn()) {
      const arm = this.promising();
      if (arm.count >= MOST_WORLDS) break;
      this.tryOnce(arm, play);
    }
    const { evaluation } = foresight;
    const answer = evaluation.rest?.(at.ask, usual);
    const { leastGain = LEAST_GAIN } = evaluation;
    return answer === undefined ? { arms: this.arms } : { arms: this.arms, rest: { answer, leastGain } };
  }

  private only(answer: Json): Json {
    return { arms: [{ answer, count: 0, sum: 0, squares: 0 }] };
  }

  private world(nth: number): Table {
    const known = this.worlds[nth];
    if (known) return known;
    const dealt = this.at.world(this.luck);
    this.worlds.push(dealt);
    return dealt;
  }

  private tryOnce(arm: Arm, play: (answer: Json, world: number) => number): void {
    const world = arm.count;
    const first = this.arms[0] as Arm;
    this.usual[world] ??= play(first.answer, world);
    const gain = arm === first ? 0 : play(arm.answer, world) - (this.usual[world] as number);
    arm.count++;
    arm.sum += gain;
    arm.squares += gain * gain;
  }

  /** The answer with the highest upper bound; what spreads widely in all is trusted late. */
  private promising(): Arm {
    let spread = 0;
    let tried = 0;
    for (const arm of this.arms) {
      if (arm.count === 0) return arm;
      spread += arm.squares - (arm.sum * arm.sum) / arm.count;
      tried += arm.count;
    }
    const deviation = Math.sqrt(spread / tried) + 0.1;
    const bound = (arm: Arm) => meanOf(arm) + CURIOSITY * deviation * Math.sqrt(Math.log(tried) / arm.count);
    return this.arms.reduce((best, arm) => (bound(arm) > bound(best) ? arm : best));
  }
}
