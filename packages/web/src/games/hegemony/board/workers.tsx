/** People: a worker has the shape and colour of its class, and a badge with the sign of its skill. */
import type { Industry, Seat, Skill, WorkerClass } from '@polity/hegemony/page';
import { memo } from 'react';
import { Glyph } from './icons.js';

/** A head on a triangle works for wages; a head on a round body is of the Middle Class. */
const BODY: Readonly<Record<WorkerClass, string>> = {
  working: 'M12 9.200c1.500 0 2.600.800 3.400 2.400L21.500 22.800h-19l6.100-11.200C9.400 10 10.500 9.200 12 9.200z',
  middle:
    'M12 9.400c5.800 0 9.300 4.800 9.300 10.200v1.700c0 .900-.600 1.500-1.500 1.500H4.200c-.900 0-1.500-.600-1.500-1.500v-1.700C2.700 14.200 6.200 9.400 12 9.400z',
};

/** Signs that can still be told apart at the size of a fingertip. */
const SIGN: Readonly<Record<Industry, string>> = {
  agriculture: 'M5 1.500C8 3 8.500 6 5 8.500 1.500 6 2 3 5 1.500z',
  luxury: 'M2.200 1.300h5.600L9.600 4 5 9 .4 4z',
  healthcare: 'M3.700 1.300h2.600v2.400h2.400v2.600H6.300v2.400H3.700V6.300H1.300V3.700h2.400z',
  education:
    'M.8 2c1.600-.5 3.100-.3 4.200.600C6.100 1.700 7.600 1.500 9.200 2v5.800c-1.600-.5-3.100-.3-4.200.600-1.100-.9-2.600-1.100-4.200-.6z',
  media: 'M1.200 3.600h1.900v2.800H1.200zM4.050 2.400h1.900v5.200h-1.900zM6.900 1.200h1.900v7.600H6.900z',
};

export interface WorkerProps {
  readonly of: WorkerClass;
  readonly skill: Skill;
  readonly committed?: boolean;
  readonly size?: number;
}

export const WorkerFigure = memo(function WorkerFigure({ of, skill, committed = false, size = 22 }: WorkerProps) {
  return (
    <svg
      className={`heg-worker heg-${of} ${committed ? 'lying' : ''}`}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <g className="heg-worker-body">
        <circle cx="12" cy="5.200" r="4.300" />
        <path d={BODY[of]} />
      </g>
      {skill !== 'unskilled' && (
        <g transform="translate(11.500 11.500)" className={`heg-worker-skill heg-of-${skill}`}>
          <circle cx="6.200" cy="6.200" r="6.200" />
          <path d={SIGN[skill]} transform="translate(2.200 2.200) scale(.8)" />
        </g>
      )}
    </svg>
  );
});

/** An empty place: dashed, with the sign of the skill that it asks for. */
export const EmptySlot = memo(function EmptySlot({
  kind,
  size = 22,
}: {
  readonly kind: Skill;
  readonly size?: number;
}) {
  return (
    <svg
      className={`heg-empty-slot ${kind === 'unskilled' ? '' : `heg-of-${kind}`}`}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <rect x="2.500" y="2.500" width="19" height="19" rx="4" />
      {kind !== 'unskilled' && <path d={SIGN[kind]} transform="translate(7 7)" />}
    </svg>
  );
});

const MARKS: Readonly<Record<Seat, string>> = {
  working: 'M8 1.500 15 14.500H1z',
  middle: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
  capitalist: 'M8 .5 15.500 8 8 15.500.5 8z',
  state: 'M1.500 1.500h13v13h-13z',
};

/** Who it is, by shape and colour. */
export const ClassMark = memo(function ClassMark({ of, size = 11 }: { readonly of: Seat; readonly size?: number }) {
  return (
    <svg
      className={`heg-mark heg-${of}`}
      viewBox="0 0 16 16"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <path d={MARKS[of]} />
    </svg>
  );
});

/** A voting cube with its class's shape cut into its face. */
export const Cube = memo(function Cube({ of, size = 16 }: { readonly of: Seat; readonly size?: number }) {
  return (
    <svg
      className={`heg-cube heg-${of}`}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <path className="top" d="M5 2h17l-3.500 4H1.500z" />
      <path className="side" d="M22 2v16.500L18.500 22V6z" />
      <rect className="face" x="1.500" y="6" width="17" height="16" />
      <path className="sign" d={MARKS[of]} transform="translate(5.500 9.500) scale(.56)" />
    </svg>
  );
});

const PRODUCT_ICON = {
  agriculture: 'food',
  luxury: 'luxury',
  healthcare: 'health',
  education: 'education',
  media: 'influence',
} as const;

export function IndustryGlyph({ of, size = 12 }: { readonly of: Industry; readonly size?: number }) {
  return <Glyph name={PRODUCT_ICON[of]} size={size} />;
}
