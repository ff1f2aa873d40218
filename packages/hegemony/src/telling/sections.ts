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

const welfare = (section: Section) => ({ price: WELFARE_PRICE[section], modifier: WELFARE_MODIFIER[section] });

const NUMBERS: Readonly<Record<Policy, (section: Section) => JsonObject>> = {
  'fiscal-policy': (section) => ({ companies: PUBLIC_COMPANIES[section], loans: IMF_LOANS[section] }),
  'labor-market': (section) => ({ wage: MINIMUM_WAGE[section] }),
  taxation: (section) => ({ ...TAX_MULTIPLIER[section] }),
  'welfare-health': welfare,
  'welfare-education': welfare,
  'foreign-trade': (section) => ({ ...TARIFF[section], deals: DEALS_PER_ROUND[section] }),
  immigration: (section) => ({ immigrants: IMMIGRANTS[section] }),
};

/** The numbers of the message `part.section.<policy>`. */
export function sectionNumbers(policy: Policy, section: Section): JsonObject {
  return NUMBERS[policy](section);
}

/** What a section of a policy says, as a message with its numbers; nothing where a question speaks of none. */
export function sectionText(about: Readonly<Record<'policy' | 'section', Json | undefined>>): JsonObject {
  const policy = POLICIES.find((one) => one === about.policy);
  const section = SECTIONS.find((one) => one === about.section);
  if (policy === undefined || section === undefined) return {};
  return { sectionText: { say: `section.${policy}`, ...sectionNumbers(policy, section) } };
}
