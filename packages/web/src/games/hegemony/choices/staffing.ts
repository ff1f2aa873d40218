/** Who points at a whole company has said who works there, as far as that is nobody's dilemma. */
import { cardById, type HegemonyAsks, type HegemonyView } from '@polity/hegemony/page';
import type { AskOf } from '@polity/kernel';
import type { FollowUp, OpenAsk, Plan, Planned, WishRules } from '../../../board/board-rules.js';
import type { Path } from '../../../board/path.js';
import type { Spot } from '../board/spots.js';
import { workerAt } from '../board/worker-seen.js';

/** The wish to fill a company with those who have no work. */
export interface Staffing {
  readonly company: string;
  /** One who is to be among them, and on which slot if that was said. */
  readonly goer?: Goer | undefined;
}
interface Goer {
  readonly skill: string;
  /** The company that is left for it; nobody leaves one who has no work. */
  readonly from: string | undefined;
  readonly slot: number | undefined;
}

const staffing = (wish: Staffing): Planned => ({ kind: 'assign-worker', wish });

/** Whoever points at a seller's offer of a resource has said from whom to buy it. */
export function buyingFrom(path: Path<Spot>): Plan {
  const [place, seller] = path.at(-1)?.split(':') ?? [];
  return place === 'offer' && seller !== undefined ? [{ kind: 'buy-source', answer: seller }] : [];
}

/** What having pointed at a place, and perhaps first at one who goes there, means for who is assigned. */
export function staffingOf(path: Path<Spot>, _ask: OpenAsk, view: HegemonyView): Plan {
  const [place, first, second] = path.at(-1)?.split(':') ?? [];
  if (first === undefined) return [];
  const goer = path.length > 1 ? path[0] && workerAt(view, path[0]) : undefined;
  if (place === 'union') {
    return [{ kind: 'assign-worker', answer: { from: goer?.from ?? 'unemployed', skill: first } }];
  }
  if (goer === undefined) return place === 'company' ? [staffing({ company: first })] : [];
  const { skill, from } = goer;
  const slot = second === undefined ? undefined : Number(second);
  return [staffing({ company: first, goer: { skill, from, slot } })];
}

type AskForWorker = AskOf<HegemonyAsks, 'assign-worker'>;

export const staffingWishes: WishRules<AskForWorker> = {
  answer: answerTo,
  /** One who was sent to a later slot of the company goes there yet. */
  outlasts({ company, goer }: Staffing, { about }) {
    return 'company' in about && about.company === company && (goer?.slot ?? -1) > about.slot;
  },
};

/** Who was sent there, and unemployed workers of just the kind that a place wants, are nobody's dilemma; others are asked. */
function answerTo(wish: Staffing, { about, options }: AskForWorker): FollowUp | undefined {
  const { company, goer } = wish;
  if (!('company' in about) || about.company !== company) return undefined;
  const { slot } = about;
  const idle = (wanted: string | undefined, from = 'unemployed') =>
    options.find((one) => one.from === from && one.skill === wanted);
  const sent = goer && (goer.slot ?? slot) === slot ? idle(goer.skill, goer.from) : undefined;
  if (sent !== undefined) return { answer: sent, rest: [staffing({ company })] };
  const fitting = idle(cardById(company).slots[slot]?.kind);
  return fitting === undefined ? undefined : { answer: fitting, rest: [staffing(wish)] };
}
