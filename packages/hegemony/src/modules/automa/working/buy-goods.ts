/** Buy Goods & Services as the Working Class Automa does it. */
import { buyFrom, SOURCES, stockAt } from '../../../rules/actions/buy.js';
import type { Source } from '../../../rules/asks.js';
import type { Hegemony } from '../../../rules/context.js';
import { population } from '../../../rules/labour.js';
import { moneyOf } from '../../../rules/money.js';
import { priceAt } from '../../../rules/prices.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Attempt, Turn } from '../automa.js';
import type { Bonus } from '../bonus.js';
import { amountFrom, buy, healthRaisesPopulation, helpFrom, type Purchase, purchasesOf, WANTED } from '../buy.js';
import { checkGoodsOf } from '../check-goods.js';
import { type Criteria, choose, fewest, inOrder, most, that } from '../criteria.js';

/** G-28: whether it buys a second lot of its Population's size from another source. As ruled it does not. */
export const SECOND_LOT: boolean = false;

const MANY_UNSKILLED = 3;

/** Most from a source, so that a second one is not preferred to it for being another. */
const mostFrom = (name: string, source: Source) => most<Purchase>(name, (way) => amountFrom(way, source));

/** Buy Goods & Services Criteria. Luxury from the State's board counts as Public Services. */
function criteria(state: HegemonyState): Criteria<Purchase> {
  const wantsEducation = state.unemployed.working.unskilled >= MANY_UNSKILLED;
  const raises = healthRaisesPopulation(state, 'working');
  const cheapestOf = fewest<Purchase>('cheapest', ({ pays }) => pays);
  return {
    name: 'buy-goods',
    label: ({ resource, lots }) => [resource, ...lots.map(({ source }) => source)],
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
      inOrder('health-education-luxury', WANTED, ({ resource }, of) => Number(resource === of)),
      mostFrom('from-services', 'state'),
      mostFrom('from-foreign-market', 'foreign-market'),
      mostFrom('from-capitalist', 'capitalist'),
      mostFrom('from-middle', 'middle'),
    ],
  };
}

export function considerBuying({ t }: Turn, bonus: Bonus | undefined): Attempt {
  const help = helpFrom(t, 'working', bonus?.buy);
  const ways = purchasesOf(t.state, 'working', bonus?.buy, help);
  if (ways.length === 0) return { because: 'nothing-to-buy' };
  return {
    *perform() {
      const way = choose(t, 'working', criteria(t.state), ways);
      const used = buy(t, 'working', bonus?.buy, help, way);
      if (SECOND_LOT) buySecondLot(t, way);
      return used;
    },
  };
}

function buySecondLot(t: Hegemony, { resource, lots }: Purchase): void {
  const amount = population(t.state, 'working');
  if (lots.length !== 1 || lots[0]?.amount !== amount) return;
  const able = SOURCES.filter(
    (source) =>
      source !== lots[0]?.source &&
      stockAt(t.state, source, resource) >= amount &&
      priceAt(t.state, source, resource) * amount <= moneyOf(t.state, 'working'),
  );
  const [source] = able.toSorted((a, b) => priceAt(t.state, a, resource) - priceAt(t.state, b, resource));
  if (source) buyFrom(t, 'working', source, resource, amount);
}

/** CHECK GOODS & SERVICES. */
export const checkGoods = checkGoodsOf('working');
