/** What would come, go or move, drawn in dashes where it would be seen. */
import type { AndroidMove, DistrictId, Piece } from '@polity/new-angeles/page';
import { arcBetween, BOX } from './geometry.js';
import { PieceMark } from './icons.js';
import type { Meant } from './meant.js';
import { useCity } from './parts.js';

/** Where androids would move to, over the whole map. */
export function MeantMoves({ moves }: { readonly moves: readonly AndroidMove[] }) {
  if (moves.length === 0) return null;
  return (
    <svg className="na-ground na-ways na-moves" viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      <marker id="na-move-end" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 0 10 5 0 10z" />
      </marker>
      {moves.map(({ from, to }) => (
        <g key={`${from} ${to}`}>
          <path d={arcBetween(from, to)} className="na-move-edge" />
          <path d={arcBetween(from, to)} className="na-move" markerEnd="url(#na-move-end)" />
        </g>
      ))}
    </svg>
  );
}

/** A piece as it stands, crossed where it would go. */
export function Standing({ piece, goes }: { readonly piece: Piece; readonly goes: boolean }) {
  const { words } = useCity();
  if (!goes) return <PieceMark of={piece} />;
  return (
    <span className="na-goes-away">
      <PieceMark of={piece} />
      <span className="visually-hidden">{words.say('meant.goes', { piece })}</span>
    </span>
  );
}

/** A piece that would come. */
export function Ghost({ piece }: { readonly piece: Piece }) {
  const { words } = useCity();
  return (
    <span className="na-ghost">
      <PieceMark of={piece} />
      <span className="visually-hidden">{words.say('meant.comes', { piece })}</span>
    </span>
  );
}

/** Whether a piece that stands in a district would go. */
export function wouldGo({ goes, moves, from }: Meant, district: DistrictId, piece: Piece): boolean {
  if (piece === 'android') return from === district || moves.some((move) => move.from === district);
  return goes.some((gone) => gone.district === district && gone.piece === piece);
}

/** The pieces that would come into a district. */
export function comingInto({ comes }: Meant, district: DistrictId): readonly Piece[] {
  return comes.filter((coming) => coming.district === district).map(({ piece }) => piece);
}
