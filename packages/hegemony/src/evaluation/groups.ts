/** What each feature is about, in the order of the features: so that a judgement can be told in words. */
import type { Part } from '@polity/kernel';
import { CLASSES, GOODS, INDUSTRIES, POLICIES, type Seat } from '../rules/names.js';
import type { OpenState } from '../rules/state.js';

/** What features are called together; the words have a name for each. */
export type Group =
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
const SERVICES = 3;
const PEOPLE = 3;

const ROLE: Readonly<Record<Seat, readonly Group[]>> = {
  working: [
    ...BOARD,
    ...many('money', 2),
    ...many('goods', GOODS.length + SERVICES),
    ...many('prosperity', 2),
    'unions',
    ...many('people', PEOPLE),
  ],
  middle: [
    ...BOARD,
    'money',
    ...many('goods', 2 * GOODS.length + SERVICES),
    ...many('prices', GOODS.length),
    'prosperity',
    ...many('people', PEOPLE),
    ...COMPANIES,
    'companies',
  ],
  capitalist: [
    ...BOARD,
    ...many('money', 3),
    ...GOODS.flatMap((): readonly Group[] => ['goods', 'prices']),
    ...many('goods', 3),
    ...COMPANIES,
  ],
  state: [...BOARD, 'money', ...many('goods', 4), ...many('legitimacy', 3 + CLASSES.length), 'events'],
};

const POLITICS: readonly Group[] = [
  ...many('policies', 2 * POLICIES.length + CLASSES.length),
  ...many('votes', CLASSES.length),
  'policies',
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
