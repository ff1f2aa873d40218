/** What the sections of a policy say, in numbers. */
import type { Json, JsonObject } from '@polity/kernel';
import {
  DEALS_PER_ROUND,
  IMF_LOANS,
  IMMIGRANTS,
  MINIMUM_WAGE,
  PUBLIC_COMPANIES,
  TARIFF,
  TAX_MULTIPLIER,
  WELFARE_MODIFIER,
  WELFARE_PRICE,
} from '../rules/data/board.js';
import { POLICIES, type Policy, SECTIONS, type Section } from '../rules/names.js';

/**
 * What it adds to the Tax Multiplier depends on Taxation: nothing where that does not count welfare. Where it is not
 * known, it is told as it is printed.
 */
function welfare(section: Section, taxation?: Section): JsonObject {
  const factor = taxation && TAX_MULTIPLIER[taxation].factor;
  const modifier = WELFARE_MODIFIER[section];
  const counts = modifier === 0 || factor === 0 ? 'nothing' : factor === undefined ? 'printed' : 'added';
  return { price: WELFARE_PRICE[section], modifier: modifier * (factor ?? 1), counts };
}

const NUMBERS: Readonly<Record<Policy, (section: Section, taxation?: Section) => JsonObject>> = {
  'fiscal-policy': (section) => ({ companies: PUBLIC_COMPANIES[section], loans: IMF_LOANS[section] }),
  'labor-market': (section) => ({ wage: MINIMUM_WAGE[section] }),
  taxation: (section) => {
    const { base, factor } = TAX_MULTIPLIER[section];
    return { base, factor, half: factor * WELFARE_MODIFIER.B, free: factor * WELFARE_MODIFIER.A };
  },
  'welfare-health': welfare,
  'welfare-education': welfare,
  'foreign-trade': (section) => ({ ...TARIFF[section], deals: DEALS_PER_ROUND[section] }),
  immigration: (section) => ({ immigrants: IMMIGRANTS[section] }),
};

/** The numbers of the message `part.section.<policy>`, at a table with where its Taxation is. */
export function sectionNumbers(policy: Policy, section: Section, taxation?: Section): JsonObject {
  return NUMBERS[policy](section, taxation);
}

/** The same of a bill: what becomes of the Tax Multiplier by it is told beside it as a whole, once. */
export function billNumbers(policy: Policy, section: Section): JsonObject {
  return { ...sectionNumbers(policy, section), counts: 'nothing' };
}

/** What a section of a policy says, as a message with its numbers; nothing where a question speaks of none. */
export function sectionText(about: Readonly<Record<'policy' | 'section', Json | undefined>>): JsonObject {
  const policy = POLICIES.find((one) => one === about.policy);
  const section = SECTIONS.find((one) => one === about.section);
  if (policy === undefined || section === undefined) return {};
  return { sectionText: { say: `section.${policy}`, ...billNumbers(policy, section) } };
}
