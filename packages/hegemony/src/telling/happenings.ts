/** What a log entry speaks of by an id alone, spelled out; kinds that say all themselves are not here. */
import type { JsonObject } from '@polity/kernel';
import type { CrisisCard } from '../modules/crisis-response/cards.js';
import { catalog } from '../rules/catalog.js';
import '../modules/as-wanted.js';
import { cardIdOf, wageAt } from '../rules/companies.js';
import { AGENDAS } from '../rules/data/agendas.js';
import { COMPANIES } from '../rules/data/companies.js';
import type { HegemonyLog } from '../rules/log.js';
import { allManifests } from '../rules/modules.js';
import {
  type Agenda,
  type CompanyCard,
  IDEOLOGIES,
  type Policy,
  type Section,
  type WageLevel,
} from '../rules/names.js';
import { amounts, dealDetails, dealPart, salesOf } from './cards.js';
import { otherPolicy } from './details.js';

const companies: Readonly<Record<string, CompanyCard>> = COMPANIES;
const agendas: Readonly<Record<string, Agenda>> = AGENDAS;

export const HAPPENINGS: { readonly [Kind in keyof HegemonyLog]?: (params: HegemonyLog[Kind]) => JsonObject } = {
  'exports-revealed': ({ cards }) => ({ cards: cards.map((card) => ({ say: 'export-card', ...salesOf(card) })) }),
  deals: ({ cards }) => ({ cards: cards.map(dealPart) }),
  deal: ({ card, storage, zone, lost }) => ({
    ...dealDetails(card),
    storage: amounts(storage),
    zone: amounts(zone),
    lost: amounts(lost),
  }),
  bought: ({ seat, from }) => ({ own: seat === from }),
  assigned: ({ from, to, ...owners }) => ({ ...ownerOf('owner', from), ...ownerOf('joined', to), ...owners }),
  dismissed: ({ from, ...owners }) => ({ ...ownerOf('owner', from), ...owners }),
  wage: ({ company, wage }) => ({ pays: wageAt(company, wage) }),
  'wage-shifted': ({ company, wage }) => ({ pays: wageAt(company, wage) }),
  opened: ({ company, ...besides }) => ('wage' in besides ? { pays: wageAt(company, besides.wage as WageLevel) } : {}),
  produced: ({ made, stored }) => ({ full: made === stored }),
  agenda: ({ card }) => ({ wanted: agendaParts(card) }),
  vote: ({ with: other }) => otherPolicy(other),
  'vote-result': ({ with: other }) => otherPolicy(other),
  'history-start': ({ card }) => ({ text: card, policies: moveParts(card) }),
  history: ({ card }) => ({ text: card, policies: moveParts(card) }),
  'crisis-response': ({ card }) => ({ text: card, policies: policyParts(policiesOfCrisis(card)) }),
};

/** Whose the company is that somebody leaves or comes to, by its card; a worker may also come from nowhere. */
function ownerOf(as: string, id: string): JsonObject {
  const card = companies[cardIdOf(id)];
  return card ? { [as]: card.owner } : {};
}

/** Where a card of a module moves policies: to a section, or a step towards one end. */
export function moveParts(card: string): JsonObject[] {
  const moves = allManifests()
    .find((manifest) => manifest.moves?.(card))
    ?.moves?.(card);
  return Object.entries(moves ?? {}).map(([policy, move]) => ({ say: 'move', policy, move }));
}

/** As the catalogue has them, so that only a table with crises knows their cards. */
function policiesOfCrisis(id: string): CrisisCard['policies'] {
  const printed = catalog().crisisResponses?.find((card) => card.id === id);
  return (printed?.policies ?? {}) as CrisisCard['policies'];
}

/** Where policies are put. */
export function policyParts(sections: Readonly<Partial<Record<Policy, Section>>>): JsonObject[] {
  return (Object.entries(sections) as [Policy, Section][]).map(([policy, section]) => ({
    say: 'policy',
    policy,
    section,
  }));
}

/** The section that an agenda wants for each policy. */
export function agendaParts(id: string): JsonObject[] {
  const agenda = agendas[id];
  return agenda ? IDEOLOGIES.map((policy) => ({ say: 'policy', policy, section: agenda[policy] })) : [];
}
