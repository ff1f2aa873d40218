/** Buy Goods & Services Criteria, as far as the Working and the Middle Class Automa share them. */
import type { Source } from '../../rules/asks.js';
import type { WorkerClass } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import { amountFrom, healthRaisesPopulation, type Purchase, type Wanted } from './buy.js';
import { type Bullet, type Criteria, fewest, inOrder, most, that } from './criteria.js';

type Preferred = Bullet<Purchase>;
type Seller = Exclude<Source, 'working'>;

const MANY_UNSKILLED = 3;

const label = ({ resource, lots }: Purchase) => [resource, ...lots.map(({ source }) => source)];
const cheapestOf = fewest<Purchase>('cheapest', ({ pays }) => pays);

/** Luxury from the State's board counts as Public Services. */
const FROM: Readonly<Record<Seller, string>> = {
  state: 'from-services',
  'foreign-market': 'from-foreign-market',
  capitalist: 'from-capitalist',
  middle: 'from-middle',
};

/** Most from a source, so that a second one is not preferred to it for being another. */
const mostFrom = (source: Seller): Preferred => most(FROM[source], (way) => amountFrom(way, source));

export const byKind = (name: string, kinds: readonly Wanted[]): Preferred =>
  inOrder(name, kinds, ({ resource }, of) => Number(resource === of));

export function buyingCriteria(
  state: HegemonyState,
  buyer: WorkerClass,
  kinds: Preferred,
  sellers: readonly Seller[],
): Criteria<Purchase> {
  const wantsEducation = state.unemployed[buyer].unskilled >= MANY_UNSKILLED;
  const raises = healthRaisesPopulation(state, buyer);
  return {
    name: 'buy-goods',
    label,
    bullets: [
      that('free', ({ pays }) => pays === 0),
      that('education-for-unskilled', ({ resource }) => wantsEducation && resource === 'education'),
      {
        name: 'cheapest',
        keep(ways, t) {
          const others = raises ? ways.filter(({ resource }) => resource !== 'health') : ways;
          return cheapestOf.keep(others.length > 0 ? others : ways, t);
        },
      },
      kinds,
      ...sellers.map(mostFrom),
    ],
  };
}

export const secondLotCriteria = (sellers: readonly Seller[]): Criteria<Purchase> => ({
  name: 'second-lot',
  label,
  bullets: [cheapestOf, ...sellers.map(mostFrom)],
});
