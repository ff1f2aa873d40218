/** What a thing looks like while it travels. */
import { cardById, type Seat } from '@polity/hegemony/page';
import type { ReactNode } from 'react';
import { useTexts } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { ClassMark, Cube, IndustryGlyph, WorkerFigure } from '../board/workers.js';
import { Picture } from '../faces/face.js';
import type { Moved } from './moved.js';

type Looks = { readonly [Kind in Moved['kind']]: (what: Extract<Moved, { readonly kind: Kind }>) => ReactNode };

const LOOKS: Looks = {
  worker: ({ of, skill }) => <WorkerFigure of={of} skill={skill} size={22} />,
  cube: ({ of }) => <Cube of={of} size={18} />,
  money: () => <Glyph name="money" size={13} />,
  resource: ({ resource }) => (
    <span className={`heg-res-${resource}`}>
      <Glyph name={resource} size={14} />
    </span>
  ),
  card: ({ of, card }) => <CarriedCard of={of} card={card} />,
  company: ({ company }) => <CarriedCompany company={company} />,
  bill: ({ of }) => (
    <span className={`heg-carried-bill heg-${of}`}>
      <ClassMark of={of} size={12} />
    </span>
  ),
  policy: () => <span className="heg-carried-policy" />,
};

export function drawCarried(what: Moved): ReactNode {
  const look: (what: never) => ReactNode = LOOKS[what.kind];
  return look(what as never);
}

function CarriedCard({ of, card }: { readonly of: Seat; readonly card: string | null }) {
  const { name } = useTexts();
  return card === null ? (
    <span className={`heg-carried-card back heg-edge-${of}`}>
      <ClassMark of={of} size={14} />
    </span>
  ) : (
    <span className={`heg-carried-card heg-edge-${of}`}>
      <Picture of={card} />
      {name(card)}
    </span>
  );
}

function CarriedCompany({ company }: { readonly company: string }) {
  const { name } = useTexts();
  const { industry } = cardById(company);
  return (
    <span className={`heg-carried-company heg-of-${industry}`}>
      <IndustryGlyph of={industry} /> {name(company)}
    </span>
  );
}
