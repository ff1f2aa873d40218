/**
 * Answers tried against each other. All are tried in the same worlds, so that what tells two of them apart is the mean
 * of their differences, world by world; whoever is clearly behind the best is tried no more.
 */
import type { Json } from '@polity/kernel';

/** An answer, and what it came to in each world in which it was tried: the first so many, without a gap. */
export interface Arm {
  readonly answer: Json;
  readonly worths: readonly number[];
}

/** So many standard errors behind is clearly behind. */
const CERTAINTY = 2;
/** What cannot be better by more than that, in points, need not be tried on. */
const TRIFLE = 0.1;
/** A spread that was seen in few worlds is trusted as if the common spread of all answers had been seen in so many more. */
const DOUBT = 3;
/** So many worlds are tried before it is looked again who is behind. */
const AT_ONCE = 2;
/** Of what is tried so many times less than another nothing is believed. */
const BELIEVED = 4;

export interface Limits {
  /** In how many worlds every answer is tried at first. */
  readonly worlds: number;
  /** How often it is played on in all; what is left after the first tries goes to the answers that may be best. */
  readonly rollouts: number;
  /** An answer that was tried in so many worlds is known well enough. */
  readonly mostWorlds: number;
  /** Asked before every try. */
  mayGoOn(): boolean;
}

/**
 * Tries answers until one is clearly the best, or the limits are reached.
 * @param play what an answer comes to in the nth world.
 */
export function tried(
  answers: readonly Json[],
  play: (answer: Json, world: number) => number,
  { worlds, rollouts, mostWorlds, mayGoOn }: Limits,
): readonly Arm[] {
  const arms = answers.map((answer) => ({ answer, worths: [] as number[] }));
  let open = arms;
  let world = 0;
  let played = 0;
  const tryInNext = () => {
    for (const arm of open) {
      if (!mayGoOn()) return false;
      arm.worths.push(play(arm.answer, world));
      played++;
    }
    world++;
    return true;
  };
  const isPaid = () => world < mostWorlds && played + open.length <= rollouts;
  while (world < Math.min(worlds, mostWorlds)) if (!tryInNext()) return arms;
  while (isPaid()) {
    // In one world nothing spreads, so that nothing is clear.
    if (world > 1) open = notBehind(open, world);
    if (open.length === 1) return arms;
    for (let many = 0; many < AT_ONCE && isPaid(); many++) if (!tryInNext()) return arms;
  }
  return arms;
}

/** All that may still be the best. */
function notBehind<One extends Arm>(open: readonly One[], worlds: number): One[] {
  const best = open.reduce((one, other) => (ahead(other, one) > 0 ? other : one));
  const differences = open.map((arm) => differenceOf(arm, best, worlds));
  const common = sum(differences.map(({ squares }) => squares)) / ((worlds - 1) * (open.length - 1));
  return open.filter((arm, nth) => {
    if (arm === best) return true;
    const { mean, squares } = differences[nth] as Difference;
    const variance = (squares + DOUBT * common) / (worlds - 1 + DOUBT);
    return mean + CERTAINTY * Math.sqrt(variance / worlds) > TRIFLE;
  });
}

/** By how much one is better in the mean, and the squares of what each world differs from that. */
interface Difference {
  readonly mean: number;
  readonly squares: number;
}

function differenceOf({ worths }: Arm, best: Arm, worlds: number): Difference {
  const differences = worths.map((worth, world) => worth - (best.worths[world] as number));
  const mean = sum(differences) / worlds;
  return { mean, squares: sum(differences.map((difference) => (difference - mean) ** 2)) };
}

/** By how much one is better than another where both were tried. */
function ahead(one: Arm, other: Arm): number {
  const both = Math.min(one.worths.length, other.worths.length);
  return sum(one.worths.slice(0, both)) - sum(other.worths.slice(0, both));
}

/**
 * The best of those that were tried often enough to be believed; untried, the first.
 * @param heads what each head has come to: they try the same answers in the same order, each in worlds of its own.
 */
export function bestOf(heads: readonly (readonly Arm[])[]): Json {
  const [first] = heads;
  if (first === undefined) throw new Error('nobody has thought about it');
  const all = first.map(({ answer }, nth) => {
    const arms = heads.map((arms) => arms[nth] as Arm);
    return { answer, arms, count: sum(arms.map(({ worths }) => worths.length)) };
  });
  const most = Math.max(...all.map(({ count }) => count));
  const believed = all.filter(({ count }) => count * BELIEVED >= most).sort((a, b) => b.count - a.count);
  const best = believed.reduce((one, other) => {
    const gain = sum(other.arms.map((arm, head) => ahead(arm, one.arms[head] as Arm)));
    return gain > 0 ? other : one;
  });
  return best.answer;
}

function sum(numbers: readonly number[]): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}
