/** The deals of a game as its log tells them: what was proposed, who supported what, who won, and what came of it. */
import type { LogEntry } from '@polity/kernel';
import type { AssetId } from '../data/assets.js';
import type { Seat, Side } from '../names.js';
import type { OfferedCard } from '../rules/state.js';

export interface OfferTold {
  readonly seat: Seat;
  readonly card: OfferedCard;
}

export interface DealWon {
  readonly seat: Seat;
  readonly side: Side;
  readonly main: number;
  readonly counter: number;
  /** More cards, nobody against it, a tie that the active player wins, or an asset whatever the cards say. */
  readonly by: 'count' | 'unopposed' | 'tie' | AssetId;
}

export interface DealStory {
  /** The entry of the log with which it begins, and the one after its last. */
  readonly start: number;
  readonly end: number;
  readonly asset: AssetId;
  readonly main: OfferTold | null;
  /** The counteroffer on top, if it stands. */
  readonly counter: OfferTold | null;
  readonly support: readonly { readonly seat: Seat; readonly side: Side; readonly count: number }[];
  readonly abstained: readonly Seat[];
  readonly won: DealWon | null;
  /** The entry that tells who has won. */
  readonly wonAt: number;
}

/** With these a deal is over, if it was not before. */
const AFTER: ReadonlySet<string> = new Set(['turn', 'production', 'event', 'demand-round', 'round', 'game-over']);

export function dealsIn(log: readonly LogEntry[]): readonly DealStory[] {
  const starts = log.flatMap(({ kind }, at) => (kind === 'asset-revealed' ? [at] : []));
  return starts.map((start) => storyFrom(log, start));
}

/** The deal to which an entry of the log belongs. */
export function dealAt(log: readonly LogEntry[], at: number): DealStory | undefined {
  const start = log.findLastIndex(({ kind }, index) => index <= at && kind === 'asset-revealed');
  return start < 0 ? undefined : storyFrom(log, start);
}

/** What the last deal came to, from who has won it to its end; nothing where none was won. */
export function lastOutcome(log: readonly LogEntry[]): readonly LogEntry[] {
  const story = dealAt(log, log.length - 1);
  return story === undefined || story.won === null ? [] : log.slice(story.wonAt, story.end);
}

function storyFrom(log: readonly LogEntry[], start: number): DealStory {
  const next = log.findIndex(({ kind }, at) => at > start && (AFTER.has(kind) || kind === 'asset-revealed'));
  const end = next < 0 ? log.length : next;
  const told = log.slice(start, end);
  const last = (kind: string) => told.findLast((entry) => entry.kind === kind)?.params;
  const all = (kind: string) => told.filter((entry) => entry.kind === kind).map(({ params }) => params);
  const wonAt = told.findIndex(({ kind }) => kind === 'deal-won');
  const main = last('main-offer');
  const counter = standing(told);
  return {
    start,
    end,
    asset: told[0]?.params.asset as AssetId,
    main: main ? { seat: main.seat as Seat, card: main.card as OfferedCard } : null,
    counter,
    support: [...all('support'), ...all('blind-support')].map(({ seat, side, count = 1 }) => ({
      seat: seat as Seat,
      side: side as Side,
      count: Number(count),
    })),
    abstained: all('abstained').map(({ seat }) => seat as Seat),
    won: wonIn(told.slice(0, wonAt + 1), main !== undefined && counter !== null),
    wonAt: wonAt < 0 ? -1 : start + wonAt,
  };
}

function wonIn(told: readonly LogEntry[], opposed: boolean): DealWon | null {
  const won = told.at(-1)?.params;
  if (won === undefined) return null;
  const [main, counter] = [Number(won.main), Number(won.counter)];
  const chosen = told.findLastIndex(({ kind }) => kind === 'winner-chosen');
  const used = told.findLast(({ kind }, at) => kind === 'used' && at < chosen);
  const unaided = !opposed ? 'unopposed' : main === counter ? 'tie' : 'count';
  return {
    seat: won.seat as Seat,
    side: won.side as Side,
    main,
    counter,
    by: chosen < 0 ? unaided : (used?.params.asset as AssetId),
  };
}

/** The last counteroffer, unless it was sent back (25.8). */
function standing(told: readonly LogEntry[]): OfferTold | null {
  const last = told.findLast(({ kind }) => kind === 'counteroffer' || kind === 'sent-back');
  if (last?.kind !== 'counteroffer') return null;
  return { seat: last.params.seat as Seat, card: last.params.card as OfferedCard };
}
