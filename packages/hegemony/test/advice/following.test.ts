/** A hint does something for whoever follows it: what it leads to is never advised against, in positions of all roles. */
import { randomBot } from '@polity/bots';
import { type Advice, type AskDescription, clone, type JsonObject, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { hegemony } from '../../src/index.js';
import type { TurnOption } from '../../src/rules/asks.js';
import { decksOf } from '../../src/rules/cards/decks.js';
import { isPlayable } from '../../src/rules/cards/playable.js';
import { TURN_ORDER } from '../../src/rules/names.js';
import { turnOptions } from '../../src/rules/round/action.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { seeds } from '../games.js';
import { position } from '../support.js';
import { type Followed, follow } from './following.js';

interface Hint extends Followed {
  readonly advice: Advice;
  readonly option: TurnOption;
  readonly where: string;
}

const GAMES = 12;
/** How many cards of its deck a seat is given in turn, one at a time, wherever it stands. */
const CARDS = 2;

const hints: Hint[] = [];
const playable = new Set<string>();

/** What is advised in a position, followed; nothing where it is something else than what is looked for. */
function look(state: HegemonyState, asked: AskDescription, where: string, card?: string): void {
  const { seat } = state.turn;
  const options = turnOptions(state) as unknown as JsonObject[];
  const instead = ({ action }: JsonObject) => action === 'apply-political-pressure' || action === 'campaign';
  const offered = card === undefined ? options : options.filter((one) => one.card === card || instead(one));
  const advice = advise({ ...asked, options: offered }, view(state, seat));
  const option = advice.answer as unknown as TurnOption;
  if (option.do === 'end' || (card !== undefined && option.do !== 'play')) return;
  hints.push({ advice, option, where: `${where}, ${JSON.stringify(option)}`, ...follow(state, option, where) });
}

for (const { seats, seed } of seeds(GAMES, 'followed')) {
  let turns = 0;
  simulate(hegemony, { seats }, seed, () => randomBot, {
    watch: (run) => {
      const state = run.state as HegemonyState;
      const [ask] = run.asks();
      if (ask?.kind !== 'turn' || state.turn.main) return;
      const { seat } = state.turn;
      const where = `${seed}, round ${state.round}, turn ${state.turn.number}, ${seat}`;
      const asked = ask.describe();
      if (turns % 3 === 0) look(clone(state), asked, where);
      const deck = decksOf(state)[seat];
      const cards = Object.keys(deck);
      for (let i = 0; i < CARDS; i++) {
        const card = cards[(turns * CARDS + i) % cards.length] as string;
        const held = clone(state);
        held[seat].hand.push(card);
        const printed = deck[card];
        if (printed === undefined || !isPlayable(held, printed)) continue;
        playable.add(card);
        look(held, asked, where, card);
      }
      turns++;
    },
  });
}

describe('a hint that is followed', () => {
  it('is looked at for all roles, and for every card that can be played', () => {
    expect(hints.length).toBeGreaterThan(300);
    const followed = new Set(hints.flatMap(({ option }) => (option.do === 'play' ? [option.card] : [])));
    for (const seat of TURN_ORDER) {
      const deck = Object.keys(decksOf(position(4))[seat]);
      expect(deck.filter((card) => !playable.has(card)).length, seat).toBeLessThan(4);
      expect([...followed].filter((card) => deck.includes(card)).length, seat).toBeGreaterThan(10);
    }
  });

  it('does something', () => {
    expect(hints.filter(({ didSomething }) => !didSomething).map(({ where }) => where)).toEqual([]);
  });

  it('leads to nothing that is better taken back', () => {
    const regretted = hints.filter(({ steps }) => steps.some(({ advice }) => advice.undo));
    expect(regretted.map(({ where }) => where)).toEqual([]);
  });

  it('is one plan: the company and the bill that it speaks of are the ones that are advised then', () => {
    let plans = 0;
    for (const { advice, steps, where } of hints) {
      const { company, policy, section } = advice.reason.params ?? {};
      const chosen = (kind: string) => steps.find(({ ask }) => ask.kind === kind)?.advice.answer;
      const [built, proposed] = [chosen('build-company'), chosen('propose-bill')];
      if (built !== undefined && company !== undefined) expect(built, where).toBe(company);
      if (proposed !== undefined && policy !== undefined) expect(proposed, where).toEqual({ policy, section });
      if ((built ?? proposed) !== undefined && (company ?? policy) !== undefined) plans++;
    }
    expect(plans).toBeGreaterThan(30);
  });
});
