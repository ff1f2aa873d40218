/** The economy: three sectors of companies with their markets, and below them the people, the State and the world. */
import { COMPANY_SPACES, type Company, cardById } from '@polity/hegemony/page';
import type { CSSProperties } from 'react';
import { memo } from 'react';
import { useBoard, useTexts } from './board-context.js';
import { ClosedCompany, CompanyTile, CompanyTip } from './company-card.js';
import { offeredCompanyInWords } from './company-words.js';
import { publicSpaces, sectorOf } from './derive.js';
import { ForeignMarket } from './foreign.js';
import { Glyph } from './icons.js';
import { PublicServices } from './services.js';
import { Spot } from './spot.js';
import { Unemployed } from './unemployed.js';
import { ClassMark, IndustryGlyph, SkillDot } from './workers.js';

/** Names of more letters than this are set smaller where there is little room. */
const LONG = 15;

export const Economy = memo(function Economy({ columns }: { readonly columns: number }) {
  const { view } = useBoard();
  const withMiddle = view.seats.includes('middle');
  const half = Math.max(2, Math.floor(columns / 2));
  return (
    <div className={`heg-economy ${withMiddle ? '' : 'two'}`}>
      <OwnerSector owner="capitalist" columns={columns} />
      <div className="heg-lower">
        {withMiddle && <OwnerSector owner="middle" columns={half} />}
        <PublicSector columns={withMiddle ? half : columns} />
      </div>
      <div className="heg-world">
        <Unemployed />
        <PublicServices />
        <ForeignMarket />
      </div>
    </div>
  );
});

function grid(columns: number): CSSProperties {
  return { '--columns': columns } as CSSProperties;
}

interface SectorProps {
  readonly owner: 'capitalist' | 'middle';
  readonly columns: number;
}

function OwnerSector({ owner, columns }: SectorProps) {
  const { view, t, name } = useBoard();
  const { companies, spaces, empty } = sectorOf(view, owner);
  return (
    <section className={`heg-sector heg-sector-${owner}`} aria-label={t(`sector.${owner}`)}>
      <header className="heg-sector-head">
        <h3 className="heg-title">
          <ClassMark of={owner} /> {name(owner)}
          <span className="heg-faint">
            {companies.length}/{spaces}
          </span>
        </h3>
        <Market owner={owner} />
      </header>
      <div className="heg-companies" style={grid(columns)}>
        <Companies companies={companies} />
        {Array.from({ length: empty }, (_, i) => (
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

function PublicSector({ columns }: { readonly columns: number }) {
  const { view, t, name } = useBoard();
  const spaces = publicSpaces(view);
  const open = spaces.filter(({ company }) => company !== null).length;
  return (
    <section className="heg-sector heg-sector-state" aria-label={t('sector.state')}>
      <header className="heg-sector-head">
        <h3 className="heg-title">
          <ClassMark of="state" /> {name('state')}
          <span className="heg-faint">
            {open}/{COMPANY_SPACES.state}
          </span>
        </h3>
      </header>
      <div className="heg-companies" style={grid(columns)}>
        {spaces.map(({ id, company }) =>
          company ? <CompanyTile key={id} company={company} /> : <ClosedCompany key={id} id={id} />,
        )}
      </div>
    </section>
  );
}

/** The companies that the owner can build now. */
function Market({ owner }: Pick<SectorProps, 'owner'>) {
  const board = useBoard();
  const { view, t } = board;
  const { market } = view[owner];
  return (
    <div className="heg-market" data-anchor={`market:${owner}`}>
      <span className="heg-faint heg-market-word">
        <span>{t('market')}</span>
      </span>
      {market.map((id) => (
        <MarketChip key={id} id={id} />
      ))}
    </div>
  );
}

export const MarketChip = memo(function MarketChip({ id }: { readonly id: string }) {
  const words = offeredCompanyInWords(id, useTexts());
  const { industry, cost, produces, automated, slots } = cardById(id);
  const [title = id, ...lines] = words;
  return (
    <Spot
      name={`market:${id}`}
      label={words.join(', ')}
      className={`heg-chip heg-of-${industry}`}
      anchor={`market:${id}`}
      tip={() => <CompanyTip title={title} lines={lines} />}
    >
      <span className="heg-chip-badge">
        {produces}
        <IndustryGlyph of={industry} size={11} />
      </span>
      <span className={title.length > LONG ? 'heg-chip-name long' : 'heg-chip-name'}>{title}</span>
      <span className="heg-chip-slots" aria-hidden="true">
        {automated ? (
          <Glyph name="automated" size={11} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place on the card
          slots.map(({ kind }, index) => <SkillDot key={index} kind={kind} />)
        )}
      </span>
      <b>{cost}</b>
    </Spot>
  );
});
