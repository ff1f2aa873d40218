/** The numbers printed on a card, by the names under which its text speaks of them. */
import { CORPORATION } from '../data/corporations.js';
import { DEMANDS } from '../data/demands.js';
import { EVENTS, type UpperHalf } from '../data/events.js';
import { INVESTMENTS, type PrintedInvestment } from '../data/investments.js';
import { ACTION_NUMBERS, ASSET_NUMBERS } from '../data/numbers.js';

type Numbers = Readonly<Record<string, number>>;

export function cardNumbers(id: string): Numbers | undefined {
  return (
    of<Numbers>(ACTION_NUMBERS, id) ??
    of<Numbers>(ASSET_NUMBERS, id) ??
    ofEvent(of<{ upper: UpperHalf }>(EVENTS, id)?.upper) ??
    ofDemand(id) ??
    ofInvestment(of<PrintedInvestment>(INVESTMENTS, id)) ??
    ofContract(id)
  );
}

function of<Card>(cards: Readonly<Record<string, Card>>, id: string): Card | undefined {
  return Object.hasOwn(cards, id) ? cards[id] : undefined;
}

function ofEvent(upper: UpperHalf | undefined): Numbers | undefined {
  switch (upper?.kind) {
    case undefined:
      return undefined;
    case 'moves':
      return { times: upper.times };
    case 'in-tier-or-moves':
      return { tier: upper.tier, threat: upper.threat };
    case 'each':
      return { threat: upper.threat };
    case 'at-least':
      return { number: upper.number, threat: upper.threat };
    case 'highest-tier': {
      const [worse, less] = upper.threat;
      return {
        worseTier: worse?.tier ?? 0,
        worse: worse?.threat ?? 0,
        tier: less?.tier ?? 0,
        threat: less?.threat ?? 0,
      };
    }
  }
}

/** What is asked of something that is not asked for is not said. */
function ofDemand(id: string): Numbers | undefined {
  const card = of<{ demand: Numbers; failThreat: number }>(DEMANDS, id);
  if (card === undefined) return undefined;
  const asked = Object.entries(card.demand).filter(([, amount]) => amount > 0);
  return { ...Object.fromEntries(asked), failThreat: card.failThreat };
}

const ROWS = ['first', 'second', 'third'] as const;

function ofInvestment(card: PrintedInvestment | undefined): Numbers | undefined {
  switch (card?.kind) {
    case undefined:
      return undefined;
    case 'table':
      return Object.fromEntries(
        card.table.flatMap(({ atLeast, capital }, row) => [
          [`${ROWS[row]}`, capital],
          [`${ROWS[row]}At`, atLeast],
        ]),
      );
    case 'sector':
      return { base: card.base, perUnit: card.perUnit, cap: card.cap };
    case 'per-district':
      return { perUnit: card.perUnit };
  }
}

function ofContract(id: string): Numbers | undefined {
  const corporation = of<{ contract: { capital: number } }>(CORPORATION, id);
  return corporation && { capital: corporation.contract.capital };
}
