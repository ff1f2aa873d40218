/** The economy: three sectors of companies with their markets, and below them the people, the State and the world. */
import { COMPANY_SPACES, type Company, publicSpaces, sectorOf } from '@polity/hegemony/page';
import { type CSSProperties, memo, useState } from 'react';
import { usePointer } from '../../../board/spot-context.js';
import { Term } from '../../../board/term.js';
import { useBoard } from '../board/board-context.js';
import { ClassMark } from '../board/workers.js';
import { ClosedCompany, CompanyTile } from './company-card.js';
import { ForeignMarket } from './foreign.js';
import { Market } from './market.js';
import { PublicServices } from './services.js';
import { Unemployed } from './unemployed.js';

type SectorName = 'capitalist' | 'middle' | 'state';

export const Economy = memo(function Economy({ columns }: { readonly columns: number }) {
  const { view } = useBoard();
  const unfolding = useUnfolding();
  const withMiddle = view.seats.includes('middle');
  const half = Math.max(2, Math.floor(columns / 2));
  const lower = withMiddle ? half : columns;
  const rowsOf = (sector: SectorName, wide: number) => {
    const { shown, folded } = spacesOf(view, sector);
    return Math.max(1, Math.ceil((shown + (unfolding.of(sector) ? folded : 0)) / wide));
  };
  const above = rowsOf('capitalist', columns);
  const below = Math.max(withMiddle ? rowsOf('middle', lower) : 1, rowsOf('state', lower));
  return (
    <div className={`heg-economy rows-${above + below}`} style={rowsStyle(above, below)}>
      <OwnerSector owner="capitalist" columns={columns} unfolding={unfolding} />
      <div className="heg-lower">
        {withMiddle && <OwnerSector owner="middle" columns={lower} unfolding={unfolding} />}
        <PublicSector columns={lower} unfolding={unfolding} />
      </div>
      <div className="heg-world">
        <Unemployed />
        <PublicServices />
        <ForeignMarket />
      </div>
    </div>
  );
});

/** How many of a sector's spaces are built upon, and how many are folded into one chip until they are wanted. */
function spacesOf(view: Parameters<typeof publicSpaces>[0], sector: SectorName) {
  if (sector === 'state') {
    const spaces = publicSpaces(view);
    const shown = spaces.filter(({ company }) => company !== null).length;
    return { shown, folded: spaces.length - shown };
  }
  const { companies, empty } = sectorOf(view, sector);
  return { shown: companies.length, folded: empty };
}

interface Unfolding {
  /** Whether all of the sector's empty spaces are shown: one of them can be chosen now, or somebody wants to see them. */
  of(sector: SectorName): boolean;
  /** Whether a company can be put there now. */
  placing(sector: 'capitalist' | 'middle'): boolean;
  toggle(sector: SectorName): void;
}

function useUnfolding(): Unfolding {
  const { view } = useBoard();
  const { choices } = usePointer();
  const [wanted, setWanted] = useState<ReadonlySet<SectorName>>(new Set());
  const choosable = [...(choices?.spots.keys() ?? [])];
  return {
    of: (sector) => wanted.has(sector) || (sector === 'state' && choosable.some((spot) => spot.startsWith('closed:'))),
    placing: (sector) => view[sector].market.some((id) => choosable.includes(`market:${id}`)),
    toggle: (sector) => setWanted((now) => new Set([...now, sector].filter((one) => one !== sector || !now.has(one)))),
  };
}

/** Companies are as high above as below: the rooms share the height by their rows, and by the line above each. */
function rowsStyle(above: number, below: number): CSSProperties {
  return { '--above': `${above + 0.35}fr`, '--below': `${below + 0.7}fr` } as CSSProperties;
}

function grid(columns: number): CSSProperties {
  return { '--columns': columns } as CSSProperties;
}

interface SectorProps {
  readonly columns: number;
  readonly unfolding: Unfolding;
}

function OwnerSector({ owner, columns, unfolding }: SectorProps & { readonly owner: 'capitalist' | 'middle' }) {
  const { view, say, name } = useBoard();
  const { companies, spaces, empty } = sectorOf(view, owner);
  // What is built moves for nobody who only looks for a place: the row that is begun is filled up, and no other opened.
  const begun = Math.max(1, Math.ceil(companies.length / columns)) * columns - companies.length;
  const drawn = unfolding.of(owner) ? empty : unfolding.placing(owner) ? Math.min(empty, begun) : 0;
  return (
    <section className={`heg-sector heg-sector-${owner}`} aria-label={say(`sector.${owner}`)}>
      <header className="heg-sector-head">
        <h3 className="heg-title">
          <ClassMark of={owner} /> <Term rule="company">{name(owner)}</Term>
          <span className="heg-faint">
            {companies.length}/{spaces}
          </span>
        </h3>
        <Folded sector={owner} count={empty} unfolding={unfolding} />
        <Market owner={owner} />
      </header>
      <div className="heg-companies" style={grid(columns)}>
        <Companies companies={companies} />
        {Array.from({ length: drawn }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty spaces are all alike
          <div key={`empty${i}`} className="heg-space" />
        ))}
      </div>
    </section>
  );
}

function Companies({ companies }: { readonly companies: readonly Company[] }) {
  return companies.map((company) => <CompanyTile key={company.id} company={company} />);
}

function PublicSector({ columns, unfolding }: SectorProps) {
  const { view, say, name } = useBoard();
  const spaces = publicSpaces(view);
  const { shown, folded } = spacesOf(view, 'state');
  return (
    <section className="heg-sector heg-sector-state" aria-label={say('sector.state')}>
      <header className="heg-sector-head">
        <h3 className="heg-title">
          <ClassMark of="state" /> <Term rule="fiscal-policy">{name('state')}</Term>
          <span className="heg-faint">
            {shown}/{COMPANY_SPACES.state}
          </span>
        </h3>
        <Folded sector="state" count={folded} unfolding={unfolding} />
      </header>
      <div className="heg-companies" style={grid(columns)}>
        {spaces.map(({ id, company }) => {
          if (company) return <CompanyTile key={id} company={company} />;
          return unfolding.of('state') ? <ClosedCompany key={id} id={id} /> : null;
        })}
      </div>
    </section>
  );
}

interface FoldedProps {
  readonly sector: SectorName;
  readonly count: number;
  readonly unfolding: Unfolding;
}

/** Empty spaces in one chip, so that what is built has the room; pressed, it shows them. */
function Folded({ sector, count, unfolding }: FoldedProps) {
  const { say } = useBoard();
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="heg-folded"
      aria-expanded={unfolding.of(sector)}
      onClick={() => unfolding.toggle(sector)}
    >
      {say(sector === 'state' ? 'spaces.closed' : 'spaces.free', { count })}
    </button>
  );
}
