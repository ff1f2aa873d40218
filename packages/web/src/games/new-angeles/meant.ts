/** What has been chosen for the city and has not happened yet, as marks on the map: what would come, go, move or calm down. */
import {
  type AndroidMove,
  type ChosenBefore,
  type DistrictId,
  type NewAngelesView,
  type OfferedCard,
  PIECES,
  type Piece,
  type PieceAt,
  STAGES,
  type Unrest,
} from '@polity/new-angeles/page';
import type { OpenAsk } from '../../board/board-rules.js';

export interface Meant {
  readonly moves: readonly AndroidMove[];
  /** From where an android is about to move. */
  readonly from: DistrictId | null;
  readonly comes: readonly PieceAt[];
  readonly goes: readonly PieceAt[];
  /** The stage at which unrest would be. */
  readonly unrest: Readonly<Partial<Record<DistrictId, Unrest>>>;
}

export const NOTHING_MEANT: Meant = { moves: [], from: null, comes: [], goes: [], unrest: {} };

interface Changes {
  readonly moves?: readonly AndroidMove[];
  readonly from?: DistrictId;
  readonly comes?: readonly PieceAt[];
  readonly goes?: readonly PieceAt[];
  /** Once for each stage. */
  readonly falls?: readonly DistrictId[];
  readonly rises?: readonly DistrictId[];
}

/** @param picked the options that are picked for the open question, or the one that waits for a second press. */
export function meantOf(ask: OpenAsk | null, picked: readonly unknown[], view: NewAngelesView): Meant {
  if (ask === null) return NOTHING_MEANT;
  const before = changesBefore(ask);
  const now = picked.map((option) => changesBy(ask, option, view));
  const all = [before, ...now];
  const gathered = {
    moves: all.flatMap(({ moves = [] }) => moves),
    comes: all.flatMap(({ comes = [] }) => comes),
    goes: all.flatMap(({ goes = [] }) => goes),
  };
  const from = all.findLast((changes) => changes.from !== undefined)?.from ?? null;
  return {
    ...gathered,
    from: gathered.moves.some((move) => move.from === from) ? null : from,
    unrest: unrestAfter(
      view,
      all.flatMap(({ falls = [] }) => falls),
      all.flatMap(({ rises = [] }) => rises),
    ),
  };
}

/** What the question itself tells of earlier choices for the same card. */
function changesBefore({ kind, about }: OpenAsk): Changes {
  const { moves, removed, placed, calmed }: ChosenBefore = { ...about, ...(about.before as ChosenBefore | undefined) };
  const from = kind === 'android-to' ? (about.from as DistrictId) : undefined;
  return {
    ...(moves && { moves }),
    ...(placed && { comes: placed }),
    ...(removed && { goes: removed }),
    ...(calmed && { falls: calmed }),
    ...(from && { from }),
  };
}

function changesBy(ask: OpenAsk, option: unknown, view: NewAngelesView): Changes {
  switch (ask.kind) {
    case 'pieces':
      return { goes: [option as PieceAt] };
    case 'move-android':
      return { from: option as DistrictId };
    case 'android-to':
      return { moves: [{ from: ask.about.from as DistrictId, to: option as DistrictId }] };
    case 'lower-unrest':
      return { falls: [option as DistrictId] };
    case 'live-feed': {
      const { district, do: feed } = option as { readonly district: DistrictId; readonly do: string };
      return feed === 'lower-unrest' ? { falls: [district] } : { goes: [{ district, piece: 'orgcrime' }] };
    }
    case 'district':
    case 'districts':
      return changesIn(option as DistrictId, ask, view);
    default:
      return {};
  }
}

const ENEMIES: readonly Piece[] = ['human-first', 'orgcrime'];

/** What a card does in the district that is chosen for one of its steps. */
function changesIn(district: DistrictId, { about }: OpenAsk, view: NewAngelesView): Changes {
  const card = about.card as OfferedCard;
  const step = about.step as string;
  const there = (...pieces: readonly Piece[]) =>
    pieces.filter((piece) => view.city[district][piece]).map((piece) => ({ district, piece }));
  switch (`${card} ${step}`) {
    case 'clinical-trials illness':
      return { goes: there('illness') };
    case 'gentrification outage':
      return { goes: there('outage'), comes: [{ district, piece: 'prisec' }] };
    case 'riot-control prisec':
      return { goes: there('prisec') };
    case 'arrest-orders prisec':
      return { goes: there(...ENEMIES), comes: [{ district, piece: 'prisec' }] };
    case 'scorched-earth outage':
      return { goes: there(...ENEMIES, 'prisec'), comes: [{ district, piece: 'outage' }] };
    case 'scorched-earth other':
      return { goes: there(...ENEMIES, 'prisec') };
    case 'media-circus unrest':
      return { falls: [district, district] };
    case 'spin-doctors unrest':
      return { falls: [district] };
    case 'riot-control unrest':
    case 'ruthless-tactics unrest':
      return { rises: [district] };
    case 'liquidation production':
      return { rises: [district, district] };
    default:
      return isPiece(step) ? { comes: [{ district, piece: step }] } : {};
  }
}

function isPiece(step: string): step is Piece {
  return (PIECES as readonly string[]).includes(step);
}

function unrestAfter(
  view: NewAngelesView,
  falls: readonly DistrictId[],
  rises: readonly DistrictId[],
): Readonly<Partial<Record<DistrictId, Unrest>>> {
  const after: Partial<Record<DistrictId, Unrest>> = {};
  for (const district of new Set([...falls, ...rises])) {
    const steps = countOf(rises, district) - countOf(falls, district);
    const stage = STAGES.indexOf(view.city[district].unrest) + steps;
    const unrest = STAGES[Math.min(Math.max(stage, 0), STAGES.length - 1)];
    if (unrest !== undefined && unrest !== view.city[district].unrest) after[district] = unrest;
  }
  return after;
}

function countOf(districts: readonly DistrictId[], district: DistrictId): number {
  return districts.filter((one) => one === district).length;
}
