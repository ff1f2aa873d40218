/** The Working Class learns: a job for the unemployed, health for all its people, a bill, food, and what all of it brings. */
import type { AskDescription, Json, Lesson } from '@polity/kernel';
import { population } from '../rules/labour.js';
import type { HegemonyView } from '../rules/view.js';
import { ASIDES, asked, BILL, basic, begins, endOf, FIST, FOOD, onTurn, points, press, read, SPARE } from './kit.js';
import { FIRST_TURN } from './laid.js';

/** The company that stands empty and has places for those who are out of work. */
const EMPTY = 'college-start';
const company = { params: () => ({ company: EMPTY }) };

const ASSIGNS = FIRST_TURN.working;
const BUYS = ASSIGNS + 1;
const USE = { do: 'free', action: 'use-healthcare' };

/** Health from the State, as much as the people need. */
function health({ kind, max }: AskDescription): readonly Json[] {
  if (kind === 'buy-resource') return ['health'];
  return kind === 'buy-source' ? ['state'] : [max];
}

function canUse(ask: AskDescription | null, view: HegemonyView): boolean {
  return onTurn(BUYS, true)(ask, view) && (ask?.options.some(isUse) ?? false);
}

function isUse(option: Json): boolean {
  return (option as Partial<typeof USE>).action === USE.action;
}

/** The empty company, then those who are out of work for it. */
function staff({ kind, options }: AskDescription): readonly Json[] {
  if (kind === 'assign-to') return [{ company: EMPTY }];
  const idle = options.filter((option) => (option as { readonly from?: string }).from === 'unemployed');
  return idle.length > 0 ? idle : options;
}

export const WORKING: Lesson<HegemonyView> = {
  seat: 'working',
  options: { seats: 2, lesson: 'working' },
  steps: [
    read('working.want', begins('working'), { spots: () => ['prosperity:working'] }),
    basic('working.assign', ASSIGNS, 'assign-workers', { spots: () => ['unemployed:working'] }),
    SPARE,
    press('working.staff', asked('assign-to', 'assign-worker'), staff, company),
    endOf('working.wage', ASSIGNS, { spots: () => [`company:${EMPTY}`], ...company }),
    basic('working.buy', BUYS, 'buy-goods-and-services'),
    press('working.health', asked('buy-resource', 'buy-source', 'buy-amount'), health, {
      params: (_, view) => ({ people: population(view, 'working') }),
    }),
    press('working.use', canUse, () => [USE]),
    endOf('working.healthy', BUYS, {
      spots: () => ['prosperity:working'],
      params: (_, view) => ({ points: view.working.vp }),
    }),
    ...BILL,
    FOOD,
    FIST,
    points('working.points', 'working'),
  ],
  asides: ASIDES,
};
