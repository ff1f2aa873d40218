/** What could be begun in a turn by pointing at what it would be done with: companies to build, bills, places to staff. */
import type { AskDescription, JsonObject } from '@polity/kernel';
import { assignTargets } from '../rules/actions/assign-workers.js';
import { buildable } from '../rules/actions/build-company.js';
import { basicActions, freeActions } from '../rules/actions/index.js';
import type { BasicAction, FreeAction, Proposal, TurnOption } from '../rules/asks.js';
import { ACTION } from '../rules/data/board.js';
import type { Industry, Seat } from '../rules/names.js';
import type { HegemonyState } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { possibleBills } from '../rules/vote.js';
import { stateOf } from './forecast.js';

export interface Intents {
  /** The actions that can be begun now. */
  readonly actions: ReadonlySet<BasicAction | FreeAction>;
  readonly build: readonly string[];
  readonly bills: readonly Proposal[];
  readonly staff: readonly ({ readonly company: string } | { readonly union: Industry })[];
  /** Actions for a card on the table. */
  readonly cards: readonly ForCard[];
}

export interface ForCard {
  readonly do: 'basic' | 'free';
  readonly action: BasicAction | FreeAction;
  readonly card: string;
}

const known = new WeakMap<AskDescription, Intents | null>();

/** Nothing for a question that is not that of a turn. */
export function intentsOf(ask: AskDescription, view: HegemonyView): Intents | null {
  const before = known.get(ask);
  if (before !== undefined) return before;
  const intents = ask.kind === 'turn' ? lookedUp(ask, view) : null;
  known.set(ask, intents);
  return intents;
}

function lookedUp({ seat, options }: AskDescription, view: HegemonyView): Intents {
  const offered = options.flatMap((option) => ((option as JsonObject).action as BasicAction | undefined) ?? []);
  const actions = new Set<BasicAction | FreeAction>(offered);
  const state = stateOf(view);
  return {
    actions,
    build: actions.has('build-company') ? buildable(state, seat as 'middle' | 'capitalist') : [],
    bills: actions.has('propose-bill') ? possibleBills(state, seat as Seat) : [],
    staff: actions.has('assign-workers')
      ? assignTargets(state, seat as 'working' | 'middle', { atMost: ACTION.assign, from: 'anywhere' })
      : [],
    cards: options.flatMap((option) => forCards(option as TurnOption, state, seat as Seat)),
  };
}

function forCards(option: TurnOption, state: HegemonyState, seat: Seat): ForCard[] {
  if (option.do !== 'basic' && option.do !== 'free') return [];
  const { do: type, action } = option;
  const taken = type === 'basic' ? basicActions(state, seat)[action] : freeActions(state, seat)[action];
  return (taken?.with?.(state) ?? []).map((card) => ({ do: type, action, card }));
}
