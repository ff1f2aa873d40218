/** What a guided round says is so, whatever somebody does instead of what it says. */
import { randomBot } from '@polity/bots';
import {
  type AskDescription,
  isOffered,
  type Json,
  type JsonObject,
  type Lesson,
  type LessonStep,
  type LogEntry,
  parseOptions,
  seededRandom,
  situationAt,
  Table,
  taughtAt,
} from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { LESSONS } from '../../src/lessons/index.js';
import { wantedSection } from '../../src/reading/policy-points.js';
import { cardById, companyIn, wageOf } from '../../src/rules/companies.js';
import { VOTE } from '../../src/rules/data/board.js';
import { population, unemployedCount } from '../../src/rules/labour.js';
import type { Policy, Seat, WorkerClass } from '../../src/rules/names.js';
import { priceAt } from '../../src/rules/prices.js';
import type { HegemonyView } from '../../src/rules/view.js';
import { countVotes } from '../../src/rules/vote.js';
import words from '../../words/en/lessons.json' with { type: 'json' };

const GAMES = 60;

interface Told {
  readonly step: LessonStep<HegemonyView>;
  readonly ask: AskDescription | null;
  readonly view: HegemonyView;
  /** What has happened since the table was laid. */
  readonly log: readonly LogEntry[];
}

/** Goes another way at every other question, and tells all that is said until the round is over. */
function wander(lesson: Lesson<HegemonyView>, seed: string): readonly Told[] {
  const table = Table.open(hegemony, parseOptions(hegemony, lesson.options), seed);
  const luck = seededRandom('fast', seed);
  const told: Told[] = [];
  let at = 0;
  while (at < lesson.steps.length) {
    const view = structuredClone(table.view(lesson.seat)) as HegemonyView;
    const ask = table.askOf(lesson.seat) ?? null;
    const taught = taughtAt(lesson, at, ask, view);
    if (taught) {
      told.push({ step: taught.step, ask, view, log: [...table.log(lesson.seat)] });
      at = taught.at;
      if (taught.step.answers === undefined) {
        at++;
        continue;
      }
    }
    const open = table.asks().find(({ seat }) => seat === lesson.seat) ?? table.asks()[0];
    if (open === undefined) break;
    const wanted = ask && luck.int(2) === 0 ? taught?.step.answers?.(ask, view)[0] : undefined;
    const answer = wanted ?? (randomBot.answer(situationAt(table, open), luck) as Json);
    const taken = table.submit({ seat: open.seat, version: open.version, answer });
    if (!taken.ok) throw new Error(`${seed}: ${JSON.stringify(answer)} is refused`);
  }
  return told;
}

const wanderings = LESSONS.flatMap((lesson) =>
  Array.from({ length: GAMES }, (_, i) => wander(lesson, `claims/${i}`)).flat(),
);

/** What the sentence was told. */
const paramsOf = ({ step, ask, view, log }: Told) => step.params?.(ask, view, log) ?? {};

const happened = ({ log }: Told, kind: string, params: object) =>
  log.some(
    (entry) => entry.kind === kind && Object.entries(params).every(([name, value]) => entry.params[name] === value),
  );

const used = (told: Told, seat: WorkerClass) =>
  happened(told, 'free', { seat, action: 'use-healthcare' }) &&
  told.view[seat].prosperity > 0 &&
  paramsOf(told).idle === unemployedCount(told.view, seat);

const mayHaveHealth = (told: Told, seat: WorkerClass) => {
  const { view } = told;
  const lacked = Number(paramsOf(told).lacked);
  const price = priceAt(view, 'state', 'health');
  const others = (['middle', 'capitalist'] as const).filter(
    (of) => view.seats.includes(of) && view[of].storage.health > 0,
  );
  return (
    view[seat].goods.health + lacked === population(view, seat) &&
    lacked > 0 &&
    view.state.services.health >= lacked &&
    view[seat].money >= lacked * price &&
    others.every((of) => of === seat || view[of].prices.health >= price)
  );
};

const isFull = ({ view }: Told, id: string) =>
  companyIn(view, id)
    ?.workers.slice(0, 1)
    .every((worker) => worker) ?? false;

/** A bill counts at the end where it moves a policy to or from the section that the class wants; else it is a step. */
const countsAsSaid = (told: Told) => {
  const { ask, view } = told;
  const { why, to, policy, section } = paramsOf(told);
  const wanted = ask ? wantedSection(ask.seat as Seat) : undefined;
  const counts = section === wanted || view.policies[policy as Policy] === wanted;
  if (why === 'end') return counts;
  return why !== 'end-step' || (!counts && to === wanted);
};

/** Health that is not for nothing, and as much of it as is lacked. */
const canUseCard = (view: HegemonyView, seat: WorkerClass) =>
  priceAt(view, 'state', 'health') > 0 && view.state.services.health > 0 && lacksHealth(view, seat);

const lacksHealth = (view: HegemonyView, seat: WorkerClass) => view[seat].goods.health < population(view, seat);

/** The sums are those that have been paid since production began. */
const isPaidAsSaid = (told: Told) => {
  const { log, step, view } = told;
  const [seat] = step.key.split('.');
  const began = log.findLastIndex(({ kind, params }) => kind === 'phase' && params.phase === 'production');
  const pays = log.slice(began).filter(({ kind }) => kind === 'pay');
  const wages = pays.filter(({ params }) => params.for === 'wage');
  const sum = (some: readonly LogEntry[], side: 'from' | 'to') =>
    some.filter(({ params }) => params[side] === seat).reduce((all, { params }) => all + Number(params.amount), 0);
  const taxes = pays.filter(({ params }) => String(params.for).endsWith('-tax'));
  expect(paramsOf(told), step.key).toEqual({
    places: wages.filter(({ params }) => params.to === seat).length,
    wages: sum(wages, 'to'),
    paid: sum(wages, 'from'),
    taxes: sum(taxes, seat === 'state' ? 'to' : 'from'),
    revenue: view.capitalist.revenue,
    treasury: view.state.treasury,
  });
  return began >= 0;
};

/** Nothing is kept without a reason that holds, by the cubes that lie open and the influence that everybody has. */
const isReasonFor = (told: Told) => {
  const { ask, view } = told;
  const { stances = {} } = view.vote ?? {};
  const { amount, why, fate, lacking, have } = paramsOf(told).fist as JsonObject;
  const side = stances[ask?.seat as Seat];
  const cubes = countVotes(view, stances);
  const held = (of: string) =>
    view.seats.filter((seat) => stances[seat] === of).reduce((sum, seat) => sum + view[seat].influence, 0);
  const misses = side === 'for' ? cubes.against - cubes.for : cubes.for - cubes.against + 1;
  if (Number(amount) > 0) return why === 'ahead' ? misses <= 0 : Number(amount) >= misses;
  if (why === 'none') return ask?.max === 0;
  if (why === 'short') return lacking === misses && Number(have) < misses;
  if (why === 'unsafe') return Number(have) >= misses && held(side === 'for' ? 'against' : 'for') > 0;
  if (fate === 'passes') return cubes.for >= cubes.against + held('against');
  return fate === 'fails' ? cubes.for + held('for') < cubes.against : why === 'spare';
};

/** By the sentence: how the position, or what has happened, bears it out. */
const CLAIMS: Readonly<Record<string, (told: Told) => boolean>> = {
  section: countsAsSaid,
  stance: countsAsSaid,
  'working.assign': ({ view }) => unemployedCount(view, 'working') > 0,
  'working.staff': (told) => {
    const { view } = told;
    const workers = companyIn(view, 'college-start')?.workers ?? [];
    const open = workers.filter((worker) => worker === null).length;
    const saysEmpty = paramsOf(told).ask === 'assign-to';
    return unemployedCount(view, 'working') >= open && (!saysEmpty || open === workers.length);
  },
  'working.wage': (told) => {
    const college = companyIn(told.view, 'college-start');
    return college !== undefined && wageOf(college) > 0 && college.workers.every((worker) => worker?.committed);
  },
  'working.card': ({ view }) => canUseCard(view, 'working'),
  'middle.card': ({ view }) => canUseCard(view, 'middle'),
  'working.health': (told) => mayHaveHealth(told, 'working'),
  'middle.health': (told) => mayHaveHealth(told, 'middle'),
  'working.use': ({ view }) => view.working.goods.health >= population(view, 'working'),
  'middle.use': ({ view }) => view.middle.goods.health >= population(view, 'middle'),
  'working.healthy': (told) => used(told, 'working'),
  'middle.healthy': (told) => used(told, 'middle'),
  'middle.trade': ({ view }) => !view.companies.some(({ id }) => id === 'game-store'),
  'middle.build': ({ view }) => view.middle.market.includes('game-store'),
  'middle.staff': ({ ask, view }) =>
    ask?.kind === 'set-wage' || unemployedCount(view, ask?.kind === 'staff-worker' ? 'working' : 'middle') > 0,
  'middle.works': (told) =>
    happened(told, 'built', { seat: 'middle', company: 'game-store' }) && isFull(told, 'game-store'),
  'capitalist.which': ({ view }) => view.capitalist.market.includes('fashion-company'),
  'capitalist.staff': ({ view }) => unemployedCount(view, 'working') >= 2,
  'capitalist.works': (told) =>
    happened(told, 'built', { seat: 'capitalist', company: 'fashion-company' }) && isFull(told, 'fashion-company'),
  'capitalist.abroad': ({ view: { capitalist } }) =>
    [...Object.values(capitalist.storage), ...Object.values(capitalist.zone)].some((amount) => amount > 0),
  'capitalist.sold': (told) => paramsOf(told).revenue === told.view.capitalist.revenue,
  'working.payday': isPaidAsSaid,
  'middle.payday': isPaidAsSaid,
  'capitalist.payday': isPaidAsSaid,
  'state.payday': isPaidAsSaid,
  cubes: ({ view }) => view.vote !== null,
  'state.card': ({ view }) => (view.state.hand as string[]).includes('st-allowances-and-subsidies'),
  'state.whom': (told) => happened(told, 'card', { seat: 'state', card: 'st-allowances-and-subsidies' }),
  'state.given': (told) => happened(told, 'benefits', {}),
  'state.event': ({ view }) => view.state.events.includes('ev-fear-of-deflation'),
  'state.which': ({ view }) => view.state.events.includes('ev-fear-of-deflation'),
  'state.spend': ({ ask }) => ask?.about.event === 'ev-fear-of-deflation',
  'state.done': ({ view }) =>
    !view.state.events.includes('ev-fear-of-deflation') && view.points.some(({ source }) => source === 'events'),
  later: ({ ask }) => ask?.about.cost === VOTE.immediateCost,
  keep: ({ ask, view }) =>
    view.phase === 'action' &&
    view.vote?.by !== ask?.seat &&
    Object.values(view.bills).some((bill) => bill?.by === ask?.seat),
  market: (told) => {
    const { ask, view } = told;
    const dear = (ask?.options ?? []).filter((id) => cardById(String(id)).cost > view.middle.money);
    return ask?.seat !== 'middle' || paramsOf(told).cleared === dear.length;
  },
  fist: isReasonFor,
  early: isReasonFor,
  spare: ({ ask }) => ask?.about.action !== 'pass',
  done: ({ view }) => view.turn.main,
};

/** What speaks of the rules, or is told by what was worked out for it, and not of what stands there. */
const GENERAL: readonly string[] = ['capitalist.company', 'middle.which'];

describe('the lessons, for somebody who goes another way', () => {
  it('say of the position only what is so', () => {
    const wrong = new Set<string>();
    for (const told of wanderings) if (CLAIMS[told.step.key]?.(told) === false) wrong.add(told.step.key);
    expect([...wrong]).toEqual([]);
  });

  it('come to every sentence that claims something', () => {
    const said = new Set(wanderings.map(({ step }) => step.key));
    expect(Object.keys(CLAIMS).filter((key) => !said.has(key))).toEqual([]);
  });

  it('have their claims looked at: what was done, what stands, lies or waits there', () => {
    const claims =
      /\b(risen|sold|bought|dealt with|is done|stands|lies|can work now|makes goods in|put aside|was|nobody sells)\b/;
    const unlooked = Object.entries(words).filter(([key, text]) => {
      const name = key.replace('board.lesson.', '');
      return claims.test(text) && !Object.hasOwn(CLAIMS, name) && !GENERAL.includes(name);
    });
    expect(unlooked).toEqual([]);
  });

  it('ask only for answers that are offered', () => {
    for (const { step, ask, view } of wanderings) {
      if (ask === null || step.answers === undefined) continue;
      const answers = step.answers(ask, view);
      expect(answers.length, step.key).toBeGreaterThan(0);
      for (const answer of answers) expect(isOffered(ask, answer), `${step.key}: ${JSON.stringify(answer)}`).toBe(true);
    }
  });
});
