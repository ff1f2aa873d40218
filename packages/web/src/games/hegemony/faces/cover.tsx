/** Hegemony on the first page: a card of each class over the companies. It needs nothing of the game but its pictures. */
import { AccentSign } from './accent.js';
import './cover.css';
import { useDrawn } from './use-drawn.js';

const CARDS = {
  working: 'wc-general-strike',
  middle: 'mc-new-theme-park',
  capitalist: 'cc-buy-private-island',
  state: 'st-literacy-program',
} as const;

const COMPANIES = {
  supermarket: 'agriculture',
  stadium: 'luxury',
  hospital: 'healthcare',
  academy: 'education',
  'tv-station': 'media',
  'game-store': 'luxury',
  'organic-farm': 'agriculture',
  pharmacy: 'healthcare',
} as const;

export default function Cover() {
  return (
    <div className="heg-cover">
      <div className="heg-cover-companies">
        {Object.entries(COMPANIES).map(([company, industry]) => (
          <span key={company} className={`heg-face heg-face-company heg-of-${industry}`}>
            <Drawing of={company} />
          </span>
        ))}
      </div>
      <div className="heg-cover-cards">
        {Object.entries(CARDS).map(([seat, card]) => (
          <span key={card}>
            <CardHead seat={seat} card={card} />
          </span>
        ))}
      </div>
    </div>
  );
}

function CardHead({ seat, card }: { readonly seat: string; readonly card: string }) {
  const accent = useDrawn(card)?.accent;
  return (
    <span className={`heg-face heg-picture heg-face-${seat}`}>
      <Drawing of={card} />
      {accent !== undefined && <AccentSign accent={accent} />}
    </span>
  );
}

function Drawing({ of }: { readonly of: string }) {
  return (
    <svg className="heg-pictogram" viewBox="0 0 512 512" aria-hidden="true">
      <path d={useDrawn(of)?.path ?? ''} />
    </svg>
  );
}
