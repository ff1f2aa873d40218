/** The lesson of New Angeles: a guided first round, from the investment to the event. */
import type { AskDescription, Json, JsonObject, Lesson, LessonStep } from '@polity/kernel';
import { advise } from '../advice/advise.js';
import { ACTION_TYPES } from '../names.js';
import type { NewAngelesAsks } from '../rules/asks.js';
import type { NewAngelesView } from '../rules/view.js';
import { TAUGHT } from './laid.js';

type Step = LessonStep<NewAngelesView>;
type When = Step['when'];
type Extras = Pick<Step, 'spots' | 'params'>;

const { seat } = TAUGHT;

/** The round that is taught. */
function taught({ round }: NewAngelesView): boolean {
  return round === 0;
}

function asked(...kinds: readonly (keyof NewAngelesAsks)[]): When {
  return (ask, view) => taught(view) && kinds.some((kind) => ask?.kind === kind);
}

function read(key: string, when: When, extras: Extras = {}): Step {
  return { key, when, ...extras };
}

type Answers = (ask: AskDescription, view: NewAngelesView) => readonly Json[];

function press(key: string, when: When, answers: Answers, extras: Extras = {}): Step {
  return { key, when, answers, ...extras };
}

const asAdvised: Answers = (ask, view) => [advise(ask, view).answer];
const none: Answers = () => [null];

function advised(ask: AskDescription | null, view: NewAngelesView): Json {
  return ask === null ? null : advise(ask, view).answer;
}

/** What is to be pressed, where its name is said; nothing for the button that stops. */
function whatIsAdvised(ask: AskDescription | null, view: NewAngelesView): JsonObject {
  return { card: advised(ask, view) };
}

/** The General line of a sheet, which no deck can fill that another line draws from. */
const GENERAL: When = (ask, view) => asked('draw-type')(ask, view) && (ask?.options.length ?? 0) < ACTION_TYPES.length;

function drawnAnyway(ask: AskDescription | null): JsonObject {
  return { drawn: ACTION_TYPES.filter((type) => !ask?.options.includes(type)) };
}

/** What is carried out, and how much is to be picked before it is confirmed; of an amount, how much. */
function whatIsDecided(ask: AskDescription | null, view: NewAngelesView): JsonObject {
  const answer = advised(ask, view);
  const card = ask?.about.card ?? null;
  return { card, picks: Array.isArray(answer) ? answer.length : -1, amount: typeof answer === 'number' ? answer : 0 };
}

const BEGUN: When = (ask, view) => ask !== null && taught(view);
const FIRST = asked('investment');
const MINE = asked('main-offer');
const COUNTER = asked('counteroffer');

export const GUIDED: Lesson<NewAngelesView> = {
  seat,
  options: { seats: 4, lesson: seat },
  steps: [
    read('want', BEGUN, { spots: () => ['mine'] }),
    press('draw', GENERAL, asAdvised, { params: drawnAnyway }),
    read('rival', FIRST, { spots: () => ['secrets'] }),
    press('investment', FIRST, asAdvised),
    read('city', MINE, { spots: () => ['district:rutherford'] }),
    read('demand', MINE, { spots: () => ['demand'] }),
    read('asset', MINE, { spots: ({ deal }) => [deal?.asset ? `asset:${deal.asset}` : 'deal'] }),
    press('offer', MINE, asAdvised, { params: whatIsAdvised }),
    read('others', COUNTER, {
      spots: () => ['side:main'],
      params: (_, { active, deal }) => ({ seat: active, card: deal?.main?.card ?? null }),
    }),
    read('trade', COUNTER, { spots: () => ['trades'] }),
    press('counter', COUNTER, none),
    press('support', asked('support'), asAdvised, { params: (ask, view) => ({ side: advised(ask, view) }) }),
    press('support-cards', asked('support-cards'), asAdvised),
    read('threat', (_, view) => !taught(view), {
      spots: () => ['threat'],
      params: (_, view) => ({ threat: view.threat }),
    }),
    read('yours', (_, view) => !taught(view), {
      spots: () => [`seat:${seat}`],
      params: (_, view) => ({ capital: view.players[seat].capital }),
    }),
  ],
  /** What the round may bring or not: choices of an effect, assets, cards to be drawn or given up. */
  asides: [
    press('draw-any', asked('draw-type'), asAdvised),
    press('discard', asked('hand-size'), asAdvised),
    press('use', asked('use-asset', 'end-of-turn'), asAdvised, {
      params: (ask, view) => ({ asset: advised(ask, view) }),
    }),
    press('spend', asked('spend'), asAdvised, { params: whatIsDecided }),
    press('effect', BEGUN, asAdvised, { params: whatIsDecided }),
  ],
};

export const LESSONS: readonly Lesson<NewAngelesView>[] = [GUIDED];
