/** What is drawn on the cards of New Angeles: loaded after the board, which does not wait for its pictures. */
import FACES from './card-faces.json';
import PATHS from './card-faces.json?pictograms';

const ALL: Readonly<Record<string, { readonly icon: string }>> = {
  ...FACES.actions,
  ...FACES.emergencies,
  ...FACES.assets,
  ...FACES.events,
  ...FACES.demands,
  ...FACES.investments,
};

/** Nothing for what has no picture. */
export function pathOf(card: string): string | undefined {
  const { [card]: face } = ALL;
  return face && PATHS[face.icon];
}

export default function DrawnPictogram({ of }: { readonly of: string }) {
  const path = pathOf(of);
  return path === undefined ? null : (
    <svg className="na-pictogram" viewBox="0 0 512 512" preserveAspectRatio="xMaxYMax" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
