/** What is printed for Automas besides the 30 cards of each class: priority cards and instruction cards. */
import type { Catalog, JsonObject } from '@polity/kernel';
import { list } from '../../rules/catalog.js';
import { type Class, POLICIES, type Policy } from '../../rules/names.js';
import type { AutomaClass } from './automa.js';
import { DESIRED } from './desired.js';
import type { AutomaAction, Mode } from './kinds.js';
import { OPTION } from './lay-out.js';

const ACTION_COLOURS: Readonly<Record<AutomaAction, string>> = {
  'assign-workers': 'yellow',
  'buy-goods-and-services': 'green',
  'propose-bill': 'gray',
  strike: 'red',
  demonstration: 'dark red',
  'build-company': 'blue',
  'sell-company': 'orange',
  'sell-to-foreign-market': 'red',
  lobby: 'purple',
  'special-action': 'pink',
};

const POLICY_COLOURS: Readonly<Record<Policy, string>> = {
  'fiscal-policy': 'blue',
  'labor-market': 'violet',
  taxation: 'magenta',
  'welfare-health': 'red',
  'welfare-education': 'orange',
  'foreign-trade': 'brown',
  immigration: 'gray',
};

/** What an instruction card is for: when an action is possible, what a check moves, how one of several is chosen. */
type Instruction = 'conditions' | 'check' | 'criteria' | 'reaction' | 'votes' | 'policies';

interface InstructionCard {
  readonly name: string;
  readonly kind: Instruction;
  /** The actions that it speaks of, where it is about actions of the class. */
  readonly actions: readonly AutomaAction[];
}

const both: readonly Mode[] = ['simplified', 'advanced'];
const conditions = (...actions: readonly AutomaAction[]): InstructionCard => ({
  name: 'Action Criteria',
  kind: 'conditions',
  actions,
});
const check = (name: string, action: AutomaAction): InstructionCard => ({ name, kind: 'check', actions: [action] });
const criteria = (name: string, ...actions: readonly AutomaAction[]): InstructionCard => ({
  name,
  kind: 'criteria',
  actions,
});

const INSTRUCTIONS: Readonly<Record<Class, Readonly<Record<string, InstructionCard>>>> = {
  working: {
    'action-criteria-1': conditions('assign-workers', 'buy-goods-and-services'),
    'action-criteria-2': conditions('propose-bill', 'strike'),
    'check-workers': check('Check Workers', 'assign-workers'),
    'check-policies': check('Check Policies', 'propose-bill'),
    'check-goods-services': check('Check Goods & Services', 'buy-goods-and-services'),
    'check-strike': check('Check Strike', 'strike'),
    'assign-workers-criteria': criteria('Assign Workers Criteria', 'assign-workers'),
    'skilled-worker-criteria': criteria('Skilled Worker Criteria'),
    'buy-goods-services-criteria': criteria('Buy Goods & Services Criteria', 'buy-goods-and-services'),
    'strike-token-placement-criteria': criteria('Strike Token Placement Criteria', 'strike'),
  },
  middle: {
    'action-criteria-1': conditions('buy-goods-and-services', 'build-company', 'assign-workers'),
    'action-criteria-2': conditions('propose-bill', 'sell-to-foreign-market', 'special-action'),
    'check-goods-services': check('Check Goods & Services', 'buy-goods-and-services'),
    'check-companies': check('Check Companies', 'build-company'),
    'check-workers': check('Check Workers', 'assign-workers'),
    'check-foreign-market': check('Check Foreign Market', 'sell-to-foreign-market'),
    'check-policies': check('Check Policies', 'propose-bill'),
    'buy-goods-services-criteria': criteria('Buy Goods & Services Criteria', 'buy-goods-and-services'),
    'building-company-criteria': criteria('Building Company Criteria', 'build-company'),
    'assign-middle-class-workers-criteria': criteria('Assign Middle Class Workers Criteria', 'assign-workers'),
    'assign-working-class-workers-criteria': criteria('Assign Working Class Workers Criteria'),
    'skilled-worker-criteria': criteria('Skilled Worker Criteria'),
    'extra-shift-criteria': criteria('Extra Shift Criteria'),
  },
  capitalist: {
    'action-criteria-1': conditions('build-company', 'sell-company', 'sell-to-foreign-market'),
    'action-criteria-2': conditions('propose-bill', 'lobby', 'special-action'),
    'check-companies': check('Check Companies', 'build-company'),
    'check-policies': check('Check Policies', 'propose-bill'),
    'check-foreign-market': check('Check Foreign Market', 'sell-to-foreign-market'),
    'check-influence': check('Check Influence', 'lobby'),
    'building-company-criteria': criteria('Building Company Criteria', 'build-company'),
    'sell-company-criteria': criteria('Sell Company Criteria', 'sell-company'),
    'assign-workers-criteria': criteria('Assign Workers Criteria'),
    'place-machinery-criteria': criteria('Place Machinery Criteria'),
    'response-to-strike': { name: 'Response to Strike', kind: 'reaction', actions: [] },
  },
};

/** Those that all Automas share. */
const SHARED: Readonly<Record<string, InstructionCard>> = {
  'desired-policies': { name: 'Desired Policies', kind: 'policies', actions: [] },
  'spending-influence-when-winning': { name: 'Spending Influence (When Winning)', kind: 'votes', actions: [] },
  'spending-influence-when-losing-alone': {
    name: 'Spending Influence (When Losing)',
    kind: 'votes',
    actions: [],
  },
  'spending-influence-when-losing-with-allies': {
    name: 'Spending Influence (When Losing)',
    kind: 'votes',
    actions: [],
  },
};

const instructions = (cards: Readonly<Record<string, InstructionCard>>, of: Class | null): JsonObject[] =>
  list(cards, ({ name, kind, actions }) => ({
    class: of,
    name,
    kind,
    modes: kind === 'check' ? ['advanced'] : [...both],
    actions: [...actions],
    copies: 1,
  }));

/** Each in its row at the start, counted from the marker. */
function actionPriorities({ seat, layout }: AutomaClass): JsonObject[] {
  return layout.flatMap((row, i) =>
    row.map((action, place) => ({
      id: `${OPTION[seat]}-${action}`,
      class: seat,
      action,
      colour: ACTION_COLOURS[action],
      row: i + 1,
      place: place + 1,
      copies: 1,
    })),
  );
}

function policyPriorities({ seat }: AutomaClass): JsonObject[] {
  return POLICIES.map((policy) => ({
    id: `${OPTION[seat]}-${policy}`,
    class: seat,
    policy,
    colour: POLICY_COLOURS[policy],
    desired: DESIRED[seat][policy],
    copies: 1,
  }));
}

/** What is printed on the cards of a class; what bonuses and Special Actions do is a rule. */
function cardRecords({ seat, cards }: AutomaClass): JsonObject[] {
  const byId = Object.fromEntries(cards.map((card, i) => [`${OPTION[seat]}-${i + 1}`, card]));
  return list(byId, ({ symbols, policies, bonus, special, influence }) => ({
    class: seat,
    symbols: [...symbols],
    policies: [...policies],
    bonus,
    special,
    influence,
  }));
}

export function automaComponents(classes: readonly AutomaClass[]): Catalog {
  return {
    ...Object.fromEntries(classes.map((rules) => [`${rules.seat}Automa`, cardRecords(rules)])),
    actionPriorityCards: classes.flatMap(actionPriorities),
    policyPriorityCards: classes.flatMap(policyPriorities),
    instructionCards: [
      ...classes.flatMap(({ seat }) =>
        instructions(
          Object.fromEntries(Object.entries(INSTRUCTIONS[seat]).map(([id, card]) => [`${OPTION[seat]}-${id}`, card])),
          seat,
        ),
      ),
      ...instructions(SHARED, null),
    ],
  };
}
