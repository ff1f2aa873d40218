/** The lesson of New Angeles: a guided first round, from the investment to the event. */
import type { AskDescription, Json, JsonObject, Lesson, LessonStep } from '@polity/kernel';
import { advise } from '../advice/advise.js';
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

function whatIsAdvised(ask: AskDescription | null, view: NewAngelesView): JsonObject {
  const answer = ask === null ? null : advise(ask, view).answer;
  return { card: answer };
}

const FIRST = asked('investment');
const MINE = asked('main-offer');

export const GUIDED: Lesson<NewAngelesView> = {
  seat,
  options: { seats: 4, lesson: seat },
  steps: [
    read('want', FIRST, { spots: () => [`seat:${seat}`] }),
    read('rival', FIRST, { spots: () => ['secrets'] }),
    press('investment', FIRST, asAdvised),
    read('city', MINE, { spots: () => ['district:rutherford'] }),
    read('demand', MINE, { spots: () => ['demand'] }),
    read('asset', MINE, { spots: () => ['deal'] }),
    press('offer', MINE, asAdvised, { params: whatIsAdvised }),
    read('trade', asked('counteroffer'), { spots: () => ['trades'] }),
    press('counter', asked('counteroffer'), none, { spots: () => ['deal'] }),
    press('support', asked('support'), asAdvised),
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
    press('draw', asked('draw-type'), asAdvised),
    press('discard', asked('hand-size'), asAdvised),
    press('use', asked('use-asset', 'end-of-turn'), asAdvised),
    press('effect', (ask, view) => ask !== null && taught(view), asAdvised),
  ],
};

export const LESSONS: readonly Lesson<NewAngelesView>[] = [GUIDED];
