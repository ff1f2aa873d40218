/** The face of a card, an event, a company or a policy: one pictogram on a ground that says whose it is. */
import { cardOfCopy } from '@polity/hegemony/page';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { AccentSign } from './accent.js';
import { groundClasses, groundOf } from './ground.js';
import { useDrawn } from './use-drawn.js';

export interface FaceProps {
  readonly of: string;
  /** How wide and high it is, in points of the usual text size: 24 in a line, 34 in a strip, 40 in a list, 64 on a stage. */
  readonly size?: number;
}

/** Small and square. Decoration: the name stands beside it. */
export const Face = memo(function Face({ of, size = 40 }: FaceProps) {
  const style = { '--face': `${size / 16}rem` } as CSSProperties;
  return (
    <span className={`heg-face ${groundClasses(groundOf(of))}`} style={style} aria-hidden="true">
      <Pictogram of={of} />
    </span>
  );
});

export interface PictureProps {
  readonly of: string;
  /** What stands in its upper right corner. */
  readonly children?: ReactNode;
}

/** As wide as the card that it is the head of, with what the card works with. */
export const Picture = memo(function Picture({ of, children }: PictureProps) {
  const accent = useDrawn(cardOfCopy(of))?.accent;
  return (
    <span className={`heg-face heg-picture ${groundClasses(groundOf(of))}`} aria-hidden="true">
      <Pictogram of={of} />
      {accent !== undefined && <AccentSign accent={accent} />}
      {children}
    </span>
  );
});

/** The drawing alone, in the colour of the text around it. */
export function Pictogram({ of }: { readonly of: string }) {
  const drawn = useDrawn(cardOfCopy(of));
  return (
    <svg className="heg-pictogram" viewBox="0 0 512 512" aria-hidden="true">
      {drawn && <path d={drawn.path} />}
    </svg>
  );
}
