/** Buy Goods & Services as the Middle Class Automa does it: from its own storage first, which costs nothing. */
import { SOURCES } from '../../../rules/actions/buy.js';
import type { Source } from '../../../rules/asks.js';
import type { Hegemony } from '../../../rules/context.js';
import { population } from '../../../rules/labour.js';
import { moneyOf } from '../../../rules/money.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Attempt, Turn } from '../automa.js';
import type { Bonus, BuyBonus } from '../bonus.js';
import {
  amountFrom,
  buy,
  fromEverySource,
  type Help,
  healthRaisesPopulation,
  helpFrom,
  NO_HELP,
  type Purchase,
  purchase,
  purchasesOf,
  stockOf,
} from '../buy.js';
import { checkGoodsOf } from '../check-goods.js';
import { type Criteria, choose, fewest, inOrder, most, that } from '../criteria.js';

const MANY_UNSKILLED = 3;

/** Most from a source, so that a second one is not preferred to it for being another. */
const mostFrom = (name: string, source: Source) => most<Purchase>(name, (way) => amountFrom(way, source));
const cheapestOf = fewest<Purchase>('cheapest', ({ pays }) => pays);
const label = ({ resource, lots }: Purchase) => [resource, ...lots.map(({ source }) => source)];

/** Luxury from the State's board counts as Public Services. */
const SELLERS = [
  mostFrom('from-services', 'state'),
  mostFrom('from-foreign-market', 'foreign-market'),
  mostFrom('from-capitalist', 'capitalist'),
];

/** Buy Goods & Services Criteria. */
function criteria(state: HegemonyState): Criteria<Purchase> {
  const wantsEducation = state.unemployed.middle.unskilled >= MANY_UNSKILLED;
  const raises = healthRaisesPopulation(state, 'middle');
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
      inOrder('education-health-luxury', ['education', 'health', 'luxury'] as const, ({ resource }, of) =>
        Number(resource === of),
      ),
      ...SELLERS,
    ],
  };
}

const SECOND: Criteria<Purchase> = { name: 'second-lot', label, bullets: [cheapestOf, ...SELLERS] };

export function considerBuying({ t }: Turn, bonus: Bonus | undefined): Attempt {
  const help = helpFrom(t, 'middle', bonus?.buy);
  const ways = purchasesOf(t.state, 'middle', bonus?.buy, help);
  if (ways.length === 0) return { because: 'nothing-to-buy' };
  return {
    *perform() {
      const way = choose(t, 'middle', criteria(t.state), ways);
      if (bonus?.buy?.everySource)
        return buy(t, 'middle', undefined, help, fromEverySource(t.state, 'middle', way.resource));
      const second = secondLot(t, way, bonus?.buy, help);
      const used = buy(t, 'middle', bonus?.buy, help, way);
      return second ? buy(t, 'middle', bonus?.buy, NO_HELP, second) || used : used;
    },
  };
}

/** Where its own storage covers everything, as much as its Population from another who sells so much, if it can pay that. */
function secondLot(t: Hegemony, { resource, lots }: Purchase, bonus: BuyBonus | undefined, help: Help) {
  const { state } = t;
  if (lots.length > 1 || lots[0]?.source !== 'middle') return undefined;
  const amount = population(state, 'middle');
  const able = SOURCES.filter((source) => source !== 'middle' && stockOf(state, source, resource, help) >= amount)
    .map((source) => purchase(state, 'middle', resource, [[source, amount]], bonus))
    .filter(({ pays }) => pays <= moneyOf(state, 'middle') + help.money);
  return able.length === 0 ? undefined : choose(t, 'middle', SECOND, able);
}

/** CHECK GOODS & SERVICES. */
export const checkGoods = checkGoodsOf('middle');
