/** The Preparation Phase of rounds 2 to 5, step by step as on the General Aid, each in turn order (H4). */
import { revealEvents } from '../cards/event-pile.js';
import type { Hegemony, Play } from '../context.js';
import { DEALS_PER_ROUND, HAND, IMMIGRANTS, LOAN, MARKET_SIZE, PROSPERITY_DROP } from '../data/board.js';
import { IMMIGRATION } from '../data/immigration.js';
import { addWorker, availableSkills } from '../labour.js';
import { moneyOf, pay, payOffLoan } from '../money.js';
import type { ImmigrationCard, WorkerClass } from '../names.js';
import { isAsked, isPlayed } from '../roles.js';
import { endPhase, startPhase } from './phase.js';

const STEPS: readonly ((t: Hegemony) => Play)[] = [
  payInterest,
  dropProsperity,
  revealEventsAndAgenda,
  drawActionCards,
  revealCompanies,
  revealTrade,
  getNewWorkers,
];

/** Does one step and goes on to the next. */
export function* prepare(t: Hegemony): Play {
  const { state } = t;
  if (state.step === 0) {
    t.log('round', { round: state.round });
    yield* startPhase(t, 'preparation');
  }
  const step = STEPS[state.step];
  if (step) yield* step(t);
  state.step++;
  if (state.step === STEPS.length) {
    yield* endPhase(t, 'action');
    state.step = 0;
    state.turn = { number: 1, seat: 'working', main: false, free: false };
  }
}

/** 5 for every loan. An unplayed State then pays loans off while it has more than 50 (p. 33, H15). */
function* payInterest(t: Hegemony): Play {
  const { state } = t;
  for (const seat of state.seats) payInterestOf(t, seat);
  if (isPlayed(state, 'state')) return;
  payInterestOf(t, 'state');
  while (state.state.loans > 0 && moneyOf(state, 'state') > LOAN.payOff) payOffLoan(t, 'state', LOAN.payOff);
}

function payInterestOf(t: Hegemony, seat: Parameters<typeof pay>[1]): void {
  pay(t, seat, 'supply', t.state[seat].loans * LOAN.interest, 'interest', 'capital');
}

function* dropProsperity(t: Hegemony): Play {
  for (const seat of ['working', 'middle'] as const) {
    if (!isPlayed(t.state, seat)) continue;
    const board = t.state[seat];
    board.prosperity = Math.max(0, board.prosperity - PROSPERITY_DROP[seat]);
    t.log('prosperity', { seat, space: board.prosperity });
  }
}

function* revealEventsAndAgenda(t: Hegemony): Play {
  const { state: board } = t.state;
  if (!isPlayed(t.state, 'state')) return;
  revealEvents(t);
  board.agenda = t.draw(board.agendaDeck)[0] ?? null;
  if (board.agenda) t.log('agenda', { card: board.agenda });
}

function* drawActionCards(t: Hegemony): Play {
  const { state } = t;
  for (const seat of state.seats) {
    if (!isAsked(state, seat)) continue;
    const cards = t.draw(state[seat].deck, HAND.drawn);
    state[seat].hand.push(...cards);
    t.log('drew', { seat, count: cards.length });
    t.tell([seat], 'drew-cards', { seat, cards });
  }
}

/** Owners may clear their markets, then fill them; a pile that has run out leaves the market short (H16). */
function* revealCompanies(t: Hegemony): Play {
  const { state } = t;
  for (const seat of ['middle', 'capitalist'] as const) {
    if (!isPlayed(state, seat)) continue;
    const board = state[seat];
    const discarded = yield* t.askSome(seat, 'discard-companies', () => board.market);
    board.market = board.market.filter((id) => !discarded.includes(id));
    board.companyDiscard.push(...discarded);
    if (discarded.length > 0) t.log('companies-discarded', { seat, companies: [...discarded] });
    revealForMarket(t, seat, MARKET_SIZE[seat] - board.market.length);
  }
}

/** Adds companies of its pile to an owner's market. */
export function revealForMarket(t: Hegemony, seat: 'middle' | 'capitalist', count: number): void {
  const board = t.state[seat];
  const companies = t.draw(board.companyDeck, count);
  board.market.push(...companies);
  if (companies.length > 0) t.log('companies-revealed', { seat, companies });
}

function* revealTrade(t: Hegemony): Play {
  const { deals, exports, policies } = t.state;
  deals.discard.push(...deals.open);
  const count = DEALS_PER_ROUND[policies['foreign-trade']];
  if (deals.deck.length < count) deals.deck.unshift(...t.random.shuffle(deals.discard.splice(0)));
  deals.open = t.draw(deals.deck, count);
  t.log('deals', { cards: [...deals.open] });
  exports.discard.push(exports.current);
  exports.current = drawExport(t);
  t.log('export-card', { card: exports.current });
}

/** The next Business Deal; the discards are shuffled when the pile has run out. */
export function drawDeal(t: Hegemony): string | undefined {
  const { deals } = t.state;
  if (deals.deck.length === 0) deals.deck.push(...t.random.shuffle(deals.discard.splice(0)));
  return t.draw(deals.deck)[0];
}

/** The next Export card; the discards are shuffled when the pile has run out (H16). */
export function drawExport(t: Hegemony): string {
  const { exports } = t.state;
  if (exports.deck.length === 0) exports.deck.push(...t.random.shuffle(exports.discard.splice(0)));
  return t.draw(exports.deck)[0] as string;
}

function* getNewWorkers(t: Hegemony): Play {
  const { state } = t;
  yield* addWorker(t, 'working', 'unskilled');
  yield* addWorker(t, 'working', 'unskilled');
  yield* drawImmigrants(t, 'working', IMMIGRANTS[state.policies.immigration]);
  if (!isPlayed(state, 'middle')) return;
  yield* addWorker(t, 'middle', 'unskilled');
  if (availableSkills(state, 'middle').length > 0) {
    const about = { from: 'preparation' } as const;
    const skill = yield* t.ask('middle', 'new-worker', () => availableSkills(state, 'middle'), { about });
    yield* addWorker(t, 'middle', skill);
  } else yield* addWorker(t, 'middle', 'unskilled');
  yield* drawImmigrants(t, 'middle', IMMIGRANTS[state.policies.immigration]);
}

const CARDS: Readonly<Record<string, ImmigrationCard>> = IMMIGRATION;

/** Draws cards of its own for a class and puts them under the pile. */
export function* drawImmigrants(t: Hegemony, of: WorkerClass, count: number): Play {
  const { immigration } = t.state;
  for (let i = 0; i < count; i++) {
    const [card] = t.draw(immigration);
    if (card === undefined) return;
    immigration.unshift(card);
    t.log('immigrant', { class: of, card });
    yield* addWorker(t, of, CARDS[card]?.[of] ?? 'unskilled');
  }
}
