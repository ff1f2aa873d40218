/** What is drawn on the faces of cards: loaded after the board, which does not wait for its pictures. */

import { type Accent, isAccent } from './accent.js';
import FACES from './card-faces.json';
import PATHS from './card-faces.json?pictograms';

/** What the face of a card shows: a pictogram, and beside it what the card works with. */
export interface Drawn {
  readonly path: string;
  readonly accent: Accent | undefined;
}

interface Face {
  readonly icon: string;
  readonly accent?: string;
}

const ALL: Readonly<Record<string, Face>> = {
  ...FACES.actions,
  ...FACES.events,
  ...FACES.companies,
  ...FACES.policies,
};

export function drawnOn(card: string): Drawn | undefined {
  const { [card]: face } = ALL;
  if (face === undefined) return undefined;
  const { icon, accent } = face;
  return { path: PATHS[icon] ?? '', accent: accent !== undefined && isAccent(accent) ? accent : undefined };
}
