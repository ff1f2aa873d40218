/** An Automa's turn, in Simplified Mode (section 4) and in Advanced Mode (section 5). */
import type { Action, Actions } from '../../rules/actions/action.js';
import { basicActions, freeActions } from '../../rules/actions/index.js';
import { addCubes } from '../../rules/bag.js';
import { isMet } from '../../rules/cards/playable.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { ACTION } from '../../rules/data/board.js';
import type { Class } from '../../rules/names.js';
import { changeLegitimacy } from '../../rules/points.js';
import type { HegemonyState } from '../../rules/state.js';
import type { Attempt, Check, Finding, Special, Turn } from './automa.js';
import type { Bonus } from './bonus.js';
import { classRules } from './classes.js';
import { automaOf, turnOver } from './deck.js';
import type { AutomaAction, Priorities } from './kinds.js';
import { byStrength, close, lower, raise, remove, rowOf } from './rows.js';

/**
 * G-1: whether the policy before a bonus binds the action itself in Simplified Mode. As ruled it does not: without it the
 * bonus does not exist, and the first symbol is an ordinary action.
 */
export const POLICY_BINDS_ACTION: boolean = false;

export function* takeTurn(t: Hegemony): Play {
  const seat = t.state.turn.seat as Class;
  const rules = classRules(seat);
  const automa = automaOf(t.state, seat);
  t.state.turn.main = true;
  yield* rules.startTurn(t);
  const card = turnOver(t, seat);
  const turn: Turn = { t, seat, automa, rules, card };
  yield* automa.priorities ? advanced(turn, automa.priorities) : simplified(turn);
  yield* rules.endTurn(t);
  yield* takeUnbidden(turn);
  automa.discard.push(automa.card as number);
}

/** The bonus of the card, if its policy holds. */
function bonusOf({ t, rules, card, seat }: Turn): Bonus | undefined {
  const bonus = rules.bonuses[card.bonus];
  if (bonus?.needs === undefined || isMet(t.state, bonus.needs)) return bonus;
  t.log('automa-no-bonus', { seat, bonus: card.bonus });
  return undefined;
}

function isBound({ t, rules, card }: Turn): boolean {
  const needs = rules.bonuses[card.bonus]?.needs;
  return POLICY_BINDS_ACTION && needs !== undefined && !isMet(t.state, needs);
}

/** The four symbols from left to right, then the Special Action, then pressure (AU-4.3 to AU-4.7). */
function* simplified(turn: Turn): Play {
  const bonus = bonusOf(turn);
  for (const [i, action] of turn.card.symbols.entries()) {
    if (i === 0 && isBound(turn)) continue;
    const own = i === 0 ? bonus : undefined;
    const done = action === 'special-action' ? yield* trySymbolOfSpecial(turn) : yield* trySymbol(turn, action, own);
    if (done) return;
  }
  if (yield* trySpecial(turn)) return;
  applyPressure(turn);
}

/** An action, or what its card names in its place (AU-4.10). */
function* trySymbol(turn: Turn, action: AutomaAction, bonus: Bonus | undefined): Play<boolean> {
  const bonusFor = (of: AutomaAction) => (bonus?.for === of ? bonus : undefined);
  if (yield* tryAction(turn, action, bonusFor(action))) return true;
  const instead = turn.rules.actions[action]?.instead;
  return instead !== undefined && (yield* tryAction(turn, instead, bonusFor(instead)));
}

/** The first of the conditions in place of the bonus must hold (AU-4.9). */
function* trySymbolOfSpecial(turn: Turn): Play<boolean> {
  const { t, seat, card, rules } = turn;
  const [first] = rules.conditions[card.bonus]?.(turn, undefined) ?? [];
  if (first === undefined || first.rows === 0) {
    t.log('automa-failed', { seat, action: 'special-action', because: first?.condition ?? 'no-condition' });
    return false;
  }
  return yield* tryAction(turn, 'special-action', undefined);
}

function* tryAction(turn: Turn, action: AutomaAction, bonus: Bonus | undefined): Play<boolean> {
  const { t, seat, card } = turn;
  const attempt = consider(turn, action, bonus);
  if ('because' in attempt) {
    t.log('automa-failed', { seat, action, because: attempt.because });
    return false;
  }
  t.log('automa-action', { seat, action, bonus: bonus ? card.bonus : null });
  const used = yield* attempt.perform();
  if (bonus?.legitimacy && used) changeLegitimacy(t, seat, bonus.legitimacy);
  return true;
}

/**
 * A Special Action to which no symbol of the card has led: if it can be performed, a basic action that is taken unbidden
 * is performed in its place (AU-14.4, HE-7).
 */
function* trySpecial(turn: Turn): Play<boolean> {
  const { t, seat } = turn;
  const [name, action] = unbidden(basicActions(t.state, seat), t.state) ?? [];
  if (name === undefined || action === undefined || 'because' in considerSpecial(turn))
    return yield* tryAction(turn, 'special-action', undefined);
  t.log('automa-instead', { seat, action: name });
  yield* action.take(t);
  return true;
}

/** What is taken unbidden as a Free Action, one after the other (AU-14.4, HE-7). */
function* takeUnbidden({ t, seat }: Turn): Play {
  for (;;) {
    const [name, action] = unbidden(freeActions(t.state, seat), t.state) ?? [];
    if (name === undefined || action === undefined) return;
    t.log('free', { seat, action: name });
    yield* action.take(t);
  }
}

/** The first action that is taken whenever it can be. */
function unbidden<Name extends string>(
  actions: Actions<Name>,
  state: HegemonyState,
): readonly [Name, Action] | undefined {
  const all = Object.entries(actions) as [Name, Action][];
  return all.find(([, action]) => action.unbidden && action.can(state));
}

function consider(turn: Turn, action: AutomaAction, bonus: Bonus | undefined): Attempt {
  if (action === 'special-action') return considerSpecial(turn);
  return turn.rules.actions[action]?.consider(turn, bonus) ?? { because: 'no-such-action' };
}

/** AU-5.12. */
function considerSpecial({ t, seat, rules, card }: Turn): Attempt {
  const special = rules.specials[card.special] as Special;
  if (special.needs && !isMet(t.state, special.needs)) return { because: 'special-policy' };
  if (!special.can(t.state, seat)) return { because: 'special-impossible' };
  return {
    *perform() {
      t.log('automa-special', { seat, special: card.special });
      const more = yield* special.perform(t, seat);
      changeLegitimacy(t, seat, (special.legitimacy ?? 0) + (more ?? 0));
      return false;
    },
  };
}

/** Apply Political Pressure (AU-4.7, AU-5.11). */
function applyPressure({ t, seat }: Turn): void {
  t.log('automa-pressure', { seat });
  addCubes(t, seat, ACTION.pressureCubes);
}

/** All four checks, then the strongest card or the second, then pressure (AU-5.2 to AU-5.11). */
function* advanced(turn: Turn, cards: Priorities): Play {
  const { t, seat, card } = turn;
  const bonus = bonusOf(turn);
  for (const [i, symbol] of card.symbols.entries()) carryOutCheck(turn, cards, symbol, i === 0 ? bonus : undefined);
  close(cards.actions);
  close(cards.policies);
  const order = byStrength(cards.actions);
  t.log('automa-rows', { seat, actions: order, policies: byStrength(cards.policies) });
  for (const action of order.slice(0, 2)) {
    // The bonus is its action's, wherever the rows have put that (AU-5.13, G-26).
    const own = bonus?.for === action ? bonus : undefined;
    if (yield* action === 'special-action' ? trySpecial(turn) : tryAction(turn, action, own)) {
      moveDown(turn, cards, action);
      return;
    }
  }
  applyPressure(turn);
}

/** Each condition that holds moves its card up, one after the other (AU-5.3, AU-5.4, AU-6.6). */
function carryOutCheck(turn: Turn, cards: Priorities, symbol: AutomaAction, bonus: Bonus | undefined): void {
  const { t, seat, rules, card } = turn;
  const check: Check | undefined = symbol === 'special-action' ? rules.conditions[card.bonus] : rules.checks[symbol];
  t.log('automa-check', { seat, check: symbol });
  for (const finding of check?.(turn, bonus) ?? []) raiseBy(t, seat, cards, finding);
}

function raiseBy(t: Hegemony, seat: Class, cards: Priorities, finding: Finding): void {
  const { condition, rows } = finding;
  if (rows === 0) t.log('automa-not-raised', { seat, condition });
  else if ('policy' in finding) {
    const { policy } = finding;
    const from = rowOf(cards.policies, policy);
    raise(cards.policies, policy, rows);
    t.log('automa-raised-policy', { seat, condition, policy, rows, from, to: rowOf(cards.policies, policy) });
  } else {
    const { action } = finding;
    const from = rowOf(cards.actions, action);
    raise(cards.actions, action, rows);
    t.log('automa-raised', { seat, condition, action, rows, from, to: rowOf(cards.actions, action) });
  }
}

/** The card of the action performed goes down, or aside where its action is out of the question now (AU-5.14). */
function moveDown({ t, seat, rules }: Turn, cards: Priorities, action: AutomaAction): void {
  if (rules.away?.[action]?.when(t.state)) {
    remove(cards.actions, action);
    cards.actionsAside.push(action);
    close(cards.actions);
    t.log('automa-aside', { seat, action });
    return;
  }
  const from = rowOf(cards.actions, action);
  lower(cards.actions, action);
  t.log('automa-lowered', { seat, action, from, to: rowOf(cards.actions, action) });
}
