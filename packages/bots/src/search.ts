/**
 * A player that looks ahead. It deals itself possible worlds, tries its answers in them, plays on by the game's policy
 * to where the game can judge, and takes the answer that promises most. What it cannot know it has dealt anew.
 */
import {
  type Bot,
  equal,
  type Heads,
  type Json,
  type Random,
  type Situation,
  seededRandom,
  type Table,
} from '@polity/kernel';
import { adviserBot } from './adviser.js';
import { type Farsight, foresightOf, knowing, playedOn } from './ahead.js';
import { candidatesOf } from './candidates.js';
import { type Arm, bestOf, type Limits, tried } from './trials.js';

export interface Budget extends Pick<Limits, 'worlds' | 'rollouts'>, Farsight {
  /** The brake: after so much time it takes what looks best so far. */
  readonly milliseconds: number;
  /** In how many heads it thinks at the same time, where there are threads for it; in one, if not said. */
  readonly heads?: number;
}

/** Points by which an answer has to be better than to leave things as they are, where a game does not say it: less is chance. */
const LEAST_GAIN = 0.25;
/** So many worlds are kept at most: an answer that was tried in all of them is known well enough. */
const MOST_WORLDS = 256;
/** It thinks of something of its own to put in out of turn once in so many looks. */
const PROPOSES_ONCE_IN = 80;

export function searchBot(name: string, budget: Budget, now: () => number = Date.now): Bot {
  const heads: Heads = {
    count: budget.heads ?? 1,
    think: (at, luck, head, share) =>
      new Search(at, seededRandom('fast', `${luck}`), head, inOneHead(budget, share), now).found() as unknown as Json,
    settle: (found) => bestOf(found as unknown as readonly (readonly Arm[])[]),
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
    unhurried: () => searchBot(name, budget, () => 0),
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

class Search {
  private readonly worlds: Table[] = [];
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

  found(): readonly Arm[] {
    const { at, random, budget } = this;
    const until = this.now() + budget.milliseconds;
    const { game } = this.world(0);
    const plain = foresightOf(game, budget);
    if (plain === undefined) return only(adviserBot.answer(at, random) as Json);
    const foresight = knowing(plain, at);
    const usual = foresight.policy(at.ask, at.view);
    // Where answers can only be sampled, what is advised is among them.
    const advised = at.ask.type === 'one' ? undefined : at.advice?.answer;
    const { evaluation } = foresight;
    const all = candidatesOf(at.ask, advised === undefined ? [usual] : [usual, advised], random);
    const candidates = all.filter((answer, nth) => nth === 0 || !evaluation.pointless?.(at.ask, at.view, answer));
    if (candidates.length === 1) return only(usual);
    const rest = evaluation.rest?.(at.ask, usual);
    const { leastGain = LEAST_GAIN } = evaluation;
    // What has to be beaten by that much starts with it.
    const start = (answer: Json) => (rest !== undefined && equal(answer, rest) ? leastGain : 0);
    const starts = new Map(candidates.map((answer) => [answer, start(answer)]));
    return tried(
      candidates,
      (answer, world) => playedOn(this.world(world), at.seat, answer, foresight) + (starts.get(answer) ?? 0),
      {
        worlds: budget.worlds,
        rollouts: budget.rollouts,
        mostWorlds: MOST_WORLDS,
        mayGoOn: () => this.now() < until && !at.unwanted(),
      },
    );
  }

  private world(nth: number): Table {
    const known = this.worlds[nth];
    if (known) return known;
    const dealt = this.at.world(this.luck);
    this.worlds.push(dealt);
    return dealt;
  }
}

function only(answer: Json): readonly Arm[] {
  return [{ answer, worths: [] }];
}
