/** Whom a card can pay by the contracts, and how much at most, as the city stands. */
import { COMPONENTS } from '../data/board.js';
import { CORPORATION } from '../data/corporations.js';
import { ACTION_NUMBERS } from '../data/numbers.js';
import { type CorporationId, DISTRICTS, type DistrictId, ENEMIES, type Piece, STAGES } from '../names.js';
import type { OfferedCard } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';

export interface Payment {
  readonly corporation: CorporationId;
  readonly capital: number;
}

/** What the card itself pays, to whom whoever carries it out chooses, or to himself. */
export type PrintedPayment =
  | { readonly kind: 'capital-to-one'; readonly capital: number; readonly forSupport: number }
  | { readonly kind: 'capital-to-three'; readonly first: number; readonly second: number; readonly third: number }
  | { readonly kind: 'capital-to-winner'; readonly capital: number };

type Counted = readonly [corporation: CorporationId, times: number];

const N = ACTION_NUMBERS;

export function printedPayment(card: OfferedCard): PrintedPayment | undefined {
  if (card === 'vanity-project') return { kind: 'capital-to-one', ...N[card] };
  if (card === 'high-risk-investments') return { kind: 'capital-to-three', ...N[card] };
  return card === 'unpaid-overclocked' ? { kind: 'capital-to-winner', capital: N[card].capital } : undefined;
}

/** Those whose corporation somebody leads, and who can be paid at all. */
export function mostPaid(view: NewAngelesView, card: OfferedCard): readonly Payment[] {
  return (COUNTS[card]?.(view) ?? [])
    .filter(([corporation, times]) => times > 0 && isLed(view, corporation))
    .map(([corporation, times]) => ({ corporation, capital: times * CORPORATION[corporation].contract.capital }));
}

function isLed({ seats, players }: NewAngelesView, corporation: CorporationId): boolean {
  return seats.some((seat) => players[seat].corporation === corporation);
}

const COUNTS: Readonly<Partial<Record<OfferedCard, (view: NewAngelesView) => readonly Counted[]>>> = {
  'clean-slate': removed('jinteki', N['clean-slate'].removes, 'illness'),
  'clinical-trials': removed('jinteki', 1, 'illness'),
  'budget-renovations': removed('weyland-consortium', N['budget-renovations'].removes, 'outage'),
  gentrification: removed('weyland-consortium', 1, 'outage'),
  'efficiency-experts': moved,
  'labor-solutions': moved,
  '24-7-live-feeds': (view) => [
    ['nbn', Math.min(1, stagesIn(view).length)],
    ['globalsec', Math.min(1, count(view, 'orgcrime'))],
  ],
  'media-circus': (view) => [['nbn', Math.min(N['media-circus'].stages, Math.max(0, ...stagesIn(view)))]],
  'spin-doctors': (view) => [['nbn', Math.min(N['spin-doctors'].districts, stagesIn(view).length)]],
  'arrest-orders': (view) => [['globalsec', Math.max(0, ...arrestable(view).map((id) => enemiesIn(view, id)))]],
  'riot-control': (view) =>
    count(view, 'prisec') === 0 ? [] : [['globalsec', Math.min(N['riot-control'].removes, count(view, ...ENEMIES))]],
  'scorched-earth': (view) => [
    [
      'globalsec',
      Math.max(0, ...scorchable(view).map((pair) => pair.reduce((sum, id) => sum + enemiesIn(view, id), 0))),
    ],
  ],
  'mandatory-quarantine': removed('jinteki', N['mandatory-quarantine'].removes, 'illness'),
  'massive-reconstruction': removed('weyland-consortium', N['massive-reconstruction'].removes, 'outage'),
  'sweeps-week': (view) => {
    const stages = stagesIn(view).reduce((sum, one) => sum + one, 0);
    return [['nbn', Math.min(N['sweeps-week'].stages, stages)]];
  },
  'ruthless-tactics': removed('globalsec', N['ruthless-tactics'].removes, ...ENEMIES),
};

/** Once, however many are moved. */
function moved(view: NewAngelesView): readonly Counted[] {
  return [['haas-bioroid', Math.min(1, count(view, 'android'))]];
}

/** Where Arrest Orders can place their prisec unit; without one in the reserve nowhere (NA19). */
export function arrestable(view: NewAngelesView): readonly DistrictId[] {
  const left = COMPONENTS.prisec - count(view, 'prisec');
  return left > 0 ? DISTRICTS.filter((id) => !view.city[id].prisec) : [];
}

/** What Scorched Earth can be for: a district without an outage, and another of its tier if there is one. */
export function scorchable({ city, board }: NewAngelesView): readonly (readonly DistrictId[])[] {
  return DISTRICTS.filter((id) => !city[id].outage).flatMap((id) => {
    const others = DISTRICTS.filter((other) => other !== id && board.tiers[other] === board.tiers[id]);
    return others.length === 0 ? [[id]] : others.map((other) => [id, other]);
  });
}

function removed(corporation: CorporationId, most: number, ...pieces: readonly Piece[]) {
  return (view: NewAngelesView): readonly Counted[] => [[corporation, Math.min(most, count(view, ...pieces))]];
}

function count({ city }: NewAngelesView, ...pieces: readonly Piece[]): number {
  return DISTRICTS.reduce((sum, id) => sum + pieces.filter((piece) => city[id][piece]).length, 0);
}

function enemiesIn({ city }: NewAngelesView, district: DistrictId): number {
  return ENEMIES.filter((enemy) => city[district][enemy]).length;
}

/** The stages of unrest of all districts that have any. */
function stagesIn({ city }: NewAngelesView): readonly number[] {
  return DISTRICTS.map((id) => STAGES.indexOf(city[id].unrest)).filter((stage) => stage > 0);
}
