/** CHECK GOODS & SERVICES of the classes that have workers. */
import type { WorkerClass } from '../../rules/names.js';
import type { Check, Finding } from './automa.js';
import { cheapest, helpFrom, purchasesOf, WANTED } from './buy.js';

const CHEAP = 6;
const ROWS = { free: 3, cheap: 2, dear: 1 } as const;
const PRICED = {
  health: { free: 'health-free', cheap: 'health-cheap', dear: 'health-dear' },
  education: { free: 'education-free', cheap: 'education-cheap', dear: 'education-dear' },
  luxury: { free: 'luxury-free', cheap: 'luxury-cheap', dear: 'luxury-dear' },
} as const;

/** For each resource that can be had, by what one piece costs after the bonus's money. */
export const checkGoodsOf =
  (buyer: WorkerClass): Check =>
  ({ t }, bonus) => {
    const help = helpFrom(t, buyer, bonus?.buy);
    const ways = purchasesOf(t.state, buyer, bonus?.buy, help);
    const findings: Finding[] = [
      { condition: 'nothing-to-buy', action: 'special-action', rows: ways.length === 0 ? 1 : 0 },
    ];
    for (const resource of WANTED) {
      const way = cheapest(ways, resource);
      if (way === undefined) continue;
      const cost = Math.max(0, way.pays - help.money);
      const price = cost === 0 ? 'free' : cost <= CHEAP * way.amount ? 'cheap' : 'dear';
      findings.push({ condition: PRICED[resource][price], action: 'buy-goods-and-services', rows: ROWS[price] });
    }
    return findings;
  };
