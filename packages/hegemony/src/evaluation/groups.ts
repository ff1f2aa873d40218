/** What each feature is about, in the order of the features: so that a judgement can be told in words. */
import type { Part } from '@polity/kernel';
import { CLASSES, GOODS, type Good, INDUSTRIES, POLICIES, type Policy, type Seat } from '../rules/names.js';
import type { OpenState } from '../rules/state.js';

/** What features are called together, each good and each policy by itself; the words have a name for each. */
export type Group =
  | Good
  | Policy
  | 'points'
  | 'influence'
  | 'loans'
  | 'money'
  | 'goods'
  | 'prices'
  | 'prosperity'
  | 'unions'
  | 'people'
  | 'companies'
  | 'wages'
  | 'legitimacy'
  | 'events'
  | 'policies'
  | 'votes';

type About = Pick<Part, 'seat'> & { readonly name: Group };

const many = (name: Group, times: number): readonly Group[] => new Array<Group>(times).fill(name);

const BOARD: readonly Group[] = ['points', 'influence', 'loans'];
/** Number, worth, wages, and what is made of each. */
const COMPANIES: readonly Group[] = ['companies', 'companies', 'wages', ...many('companies', INDUSTRIES.length)];
/** Whether all people have them already. */
const PROVIDED: readonly Group[] = ['health', 'education', 'luxury'];
const PEOPLE = 3;

const ROLE: Readonly<Record<Seat, readonly Group[]>> = {
  working: [
    ...BOARD,
    ...many('money', 2),
    ...GOODS,
    ...PROVIDED,
    ...many('prosperity', 2),
    'unions',
    ...many('people', PEOPLE),
  ],
  middle: [
    ...BOARD,
    'money',
    ...GOODS.flatMap((good) => many(good, 2)),
    ...PROVIDED,
    ...many('prices', GOODS.length),
    'prosperity',
    ...many('people', PEOPLE),
    ...COMPANIES,
    'companies',
  ],
  capitalist: [
    ...BOARD,
    ...many('money', 3),
    ...GOODS.flatMap((good): readonly Group[] => [good, 'prices']),
    'food',
    'luxury',
    'goods',
    ...COMPANIES,
  ],
  state: [
    ...BOARD,
    'money',
    'health',
    'education',
    'influence',
    'goods',
    ...many('legitimacy', 3 + CLASSES.length),
    'events',
  ],
};

const POLITICS: readonly Group[] = [
  ...POLICIES.flatMap((policy) => many(policy, 2)),
  ...many('policies', CLASSES.length),
  ...many('votes', CLASSES.length),
  // The tax multiplier.
  'taxation',
];

/** As many as there are features. */
export function groupsOf({ seats }: Pick<OpenState, 'seats'>, seat: Seat): readonly About[] {
  const of = (whose: Seat | null, groups: readonly Group[]): readonly About[] =>
    groups.map((name) => ({ name, seat: whose }));
  return [
    ...of(seat, ['points']),
    ...seats.flatMap((role) => of(role, ROLE[role])),
    ...of(null, POLITICS),
    ...of('working', ['wages']),
    ...of('middle', ['wages']),
    ...of('state', COMPANIES),
  ];
}
