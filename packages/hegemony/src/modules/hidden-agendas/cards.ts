/** The 20 Hidden Agendas, five for each class. */

import { agendaMatches } from '../../rules/agenda.js';
import { cardOf, isFullyOperational, isOperational } from '../../rules/companies.js';
import { population, unemployedCount, unionCount, workersIn } from '../../rules/labour.js';
import { GOODS, IDEOLOGIES, INDUSTRIES, type Seat, type Section } from '../../rules/names.js';
import type { Company, OpenState } from '../../rules/state.js';
import { atLeast, atMost, type HiddenAgenda } from './agenda.js';
import type { HiddenAgendas } from './kinds.js';

type Counter = 'events' | 'wages' | 'exported';

function counted({ hiddenAgendas }: OpenState, what: Counter): number {
  return (hiddenAgendas as HiddenAgendas)[what];
}

/** Every policy is voted on once in an Elections Phase: a bill has passed if its policy stands there now. */
function passedBills({ hiddenAgendas, policies }: OpenState): number {
  const { bills } = hiddenAgendas as HiddenAgendas;
  return bills.filter(({ policy, section }) => policies[policy] === section).length;
}

function companies(state: OpenState, owner: Seat, which: (company: Company) => boolean = () => true): number {
  return state.companies.filter((company) => company.owner === owner && which(company)).length;
}

/** How many of Policies 1 to 5 stand in the section. */
function policiesAt({ policies }: OpenState, section: Section): number {
  return IDEOLOGIES.filter((policy) => policies[policy] === section).length;
}

/** Public and Capitalist Class companies in which the Middle Class works. */
function workplaces(state: OpenState): number {
  const works = (company: Company) => workersIn(company, 'middle') > 0;
  return companies(state, 'state', works) + companies(state, 'capitalist', works);
}

/** Industries in which the Capitalist Class has at least two companies, operational or not. */
function doubledIndustries(state: OpenState): number {
  return INDUSTRIES.filter(
    (industry) => companies(state, 'capitalist', (company) => cardOf(company).industry === industry) >= 2,
  ).length;
}

export const HIDDEN_AGENDAS: Readonly<Record<string, HiddenAgenda>> = {
  'ha-wc-rally-the-masses': {
    name: 'Rally the Masses',
    class: 'working',
    vp: 4,
    time: 'anytime',
    chance: 9,
    task: ({ working }) => [atLeast('influence', working.influence, 6)],
  },
  'ha-wc-workers-unite': {
    name: 'Workers, Unite!',
    class: 'working',
    vp: 8,
    time: 'anytime',
    chance: 4,
    task: (state) => [atLeast('unions', unionCount(state), 4)],
  },
  'ha-wc-working-class-push': {
    name: 'Working Class Push',
    class: 'working',
    vp: 10,
    time: 'elections',
    chance: 3,
    task: (state) => [atLeast('bills-passed', passedBills(state), 3)],
  },
  'ha-wc-small-labor-force': {
    name: 'Small Labor Force',
    class: 'working',
    vp: 5,
    time: 'game-end',
    chance: 4,
    task: (state) => [atMost('population', population(state, 'working'), 7)],
  },
  'ha-wc-the-surplus-value-is-ours': {
    name: 'The Surplus Value Is Ours!',
    class: 'working',
    vp: 8,
    time: 'production',
    chance: 4,
    task: (state) => [atLeast('wages', counted(state, 'wages'), 240)],
  },

  'ha-mc-entrepreneur': {
    name: 'Entrepreneur',
    class: 'middle',
    vp: 8,
    time: 'anytime',
    chance: 2,
    task: ({ middle }) => GOODS.map((good) => atLeast(good, middle.storage[good], 8)),
  },
  'ha-mc-successful-startup': {
    name: 'Successful Startup',
    class: 'middle',
    vp: 8,
    time: 'anytime',
    rounds: [1, 3],
    chance: 5,
    task: (state) => [atLeast('full-companies', companies(state, 'middle', isFullyOperational), 5)],
  },
  'ha-mc-growing-middle-class': {
    name: 'Growing Middle Class',
    class: 'middle',
    vp: 10,
    time: 'anytime',
    chance: 2,
    task: (state) => [
      atLeast('full-companies', companies(state, 'middle', isFullyOperational), 8),
      atLeast('workplaces', workplaces(state), 5),
    ],
  },
  'ha-mc-golden-compromise': {
    name: 'Golden Compromise',
    class: 'middle',
    vp: 4,
    time: 'anytime',
    onPolicies: true,
    chance: 3,
    task: (state) => [atLeast('policies-b', policiesAt(state, 'B'), 5)],
  },
  'ha-mc-we-work-we-thrive': {
    name: 'We Work, We Thrive',
    class: 'middle',
    vp: 5,
    time: 'game-end',
    chance: 7,
    task: (state) => [atMost('unemployed', unemployedCount(state, 'middle'), 0)],
  },

  'ha-cc-corporate-empire': {
    name: 'Corporate Empire',
    class: 'capitalist',
    vp: 10,
    time: 'anytime',
    chance: 3,
    task: (state) => [
      atLeast('companies', companies(state, 'capitalist'), 12),
      atLeast('operational', companies(state, 'capitalist', isOperational), 11),
    ],
  },
  'ha-cc-toward-a-neoliberal-state': {
    name: 'Toward a Neoliberal State',
    class: 'capitalist',
    vp: 4,
    time: 'anytime',
    rounds: [2, 5],
    onPolicies: true,
    chance: 6,
    task: (state) => [atLeast('policies-c', policiesAt(state, 'C'), 3)],
  },
  'ha-cc-export-tycoon': {
    name: 'Export Tycoon',
    class: 'capitalist',
    vp: 8,
    time: 'action',
    chance: 3,
    task: (state) => [atLeast('exported', counted(state, 'exported'), 240)],
  },
  'ha-cc-diversified-portfolio': {
    name: 'Diversified Portfolio',
    class: 'capitalist',
    vp: 8,
    time: 'game-end',
    chance: 4,
    task: (state) => [atLeast('doubled-industries', doubledIndustries(state), INDUSTRIES.length)],
  },
  'ha-cc-venture-capitalist': {
    name: 'Venture Capitalist',
    class: 'capitalist',
    vp: 5,
    time: 'game-end',
    chance: 6,
    task: ({ capitalist }) => [atLeast('capital', capitalist.capital, 320)],
  },

  'ha-st-leviathan': {
    name: 'Leviathan',
    class: 'state',
    vp: 8,
    time: 'anytime',
    chance: 4,
    task: (state) => [atLeast('events', counted(state, 'events'), 10)],
  },
  'ha-st-expert-budgeter': {
    name: 'Expert Budgeter',
    class: 'state',
    vp: 4,
    time: 'game-end',
    chance: 6,
    task: ({ state }) => [atMost('loans', state.loans, 0)],
    lost: ({ state }) => state.loans > 0,
  },
  'ha-st-according-to-plan': {
    name: 'According to Plan',
    class: 'state',
    vp: 5,
    time: 'scoring',
    chance: 5,
    task: (state) => [atLeast('agenda-matches', agendaMatches(state), 4)],
  },
  'ha-st-strong-welfare-state': {
    name: 'Strong Welfare State',
    class: 'state',
    vp: 10,
    time: 'anytime',
    onPolicies: true,
    chance: 2,
    task: ({ state, policies }) => [
      atLeast('treasury', state.treasury, 150),
      atLeast(
        'welfare-a',
        Number(policies['welfare-health'] === 'A') + Number(policies['welfare-education'] === 'A'),
        2,
      ),
    ],
  },
  'ha-st-state-led-economy': {
    name: 'State-led Economy',
    class: 'state',
    vp: 8,
    time: 'anytime',
    onPolicies: true,
    chance: 4,
    task: (state) => [
      atLeast('fiscal-a', Number(state.policies['fiscal-policy'] === 'A'), 1),
      atLeast('operational', companies(state, 'state', isOperational), 6),
    ],
  },
};

/** The ids of a class's cards. */
export function agendasOf(role: Seat): readonly string[] {
  return BY_CLASS[role];
}

const idsOf = (role: Seat) => Object.keys(HIDDEN_AGENDAS).filter((id) => HIDDEN_AGENDAS[id]?.class === role);

const BY_CLASS: Readonly<Record<Seat, readonly string[]>> = {
  working: idsOf('working'),
  middle: idsOf('middle'),
  capitalist: idsOf('capitalist'),
  state: idsOf('state'),
};
