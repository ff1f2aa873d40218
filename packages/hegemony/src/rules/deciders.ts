/** Who decides for a role: a player, who is asked, or a module, which answers by rules of its own before anybody is. */
import { Ask, AskAll, NotAnAnswer } from '@polity/kernel';
import type { HegemonyAsk } from './asks.js';
import type { Hegemony, Play } from './context.js';
import { contentsOf, type Decider } from './modules.js';
import type { Seat } from './names.js';
import type { HegemonyState } from './state.js';

/** What decides for the role, if no player does. */
export function deciderFor(state: Pick<HegemonyState, 'options'>, role: Seat): Decider | undefined {
  for (const decides of contentsOf(state).deciders) {
    const decider = decides(state.options, role);
    if (decider) return decider;
  }
  return undefined;
}

/** Plays on, and answers what is asked of roles that no player decides for. What is left goes to the players. */
export function answered(t: Hegemony, play: Play): Play {
  return contentsOf(t.state).deciders.length === 0 ? play : answeredByRules(t, play);
}

function* answeredByRules(t: Hegemony, play: Play): Play {
  let step = play.next();
  while (!step.done) {
    const request = step.value;
    if (request instanceof AskAll) step = play.next(yield* answeredTogether(t, request));
    else if (request instanceof Ask) step = play.next(yield* answeredAlone(t, request));
    else step = play.next(yield request);
  }
}

function* answeredAlone(t: Hegemony, ask: Ask): Play<unknown> {
  const decider = deciderFor(t.state, ask.seat as Seat);
  return decider ? accepted(ask, decider.answer(t, ask.describe() as HegemonyAsk)) : yield ask;
}

/** The players answer first, in secret; what the others then decide cannot depend on it. */
function* answeredTogether(t: Hegemony, { asks }: AskAll): Play<unknown[]> {
  const players = asks.filter(({ seat }) => !deciderFor(t.state, seat as Seat));
  const given = players.length === 0 ? [] : ((yield new AskAll(players)) as readonly unknown[]);
  const answers = new Map(players.map((ask, i) => [ask, given[i]]));
  for (const [decider, open] of byDecider(t.state, asks)) {
    const found = decider.answerTogether(
      t,
      open.map((ask) => ask.describe() as HegemonyAsk),
    );
    open.forEach((ask, i) => {
      answers.set(ask, accepted(ask, found[i]));
    });
  }
  return asks.map((ask) => answers.get(ask));
}

function byDecider(state: HegemonyState, asks: readonly Ask[]): Map<Decider, Ask[]> {
  const groups = new Map<Decider, Ask[]>();
  for (const ask of asks) {
    const decider = deciderFor(state, ask.seat as Seat);
    if (decider) groups.set(decider, [...(groups.get(decider) ?? []), ask]);
  }
  return groups;
}

function accepted(ask: Ask, answer: unknown): unknown {
  const own = ask.accept(answer);
  if (own instanceof NotAnAnswer) throw new Error(`'${ask.kind}' of ${ask.seat} is answered wrongly: ${own.reason}`);
  return own;
}
