/** The companies that an owner can build now, each with what it makes and costs. */
import { cardById } from '@polity/hegemony/page';
import { memo } from 'react';
import { Term } from '../../../board/term.js';
import { useBoard, useTexts } from '../board/board-context.js';
import { Spot } from '../board/parts.js';
import { IndustryGlyph } from '../board/workers.js';
import { Pictogram } from '../faces/face.js';
import { CompanyTip } from './company-card.js';
import { offeredCompanyInWords } from './company-words.js';

export function Market({ owner }: { readonly owner: 'capitalist' | 'middle' }) {
  const { view, say } = useBoard();
  return (
    <div className="heg-market" data-anchor={`market:${owner}`}>
      <span className="heg-faint heg-market-word">
        <span>
          <Term rule="market">{say('market')}</Term>
        </span>
      </span>
      {view[owner].market.map((id) => (
        <MarketChip key={id} id={id} />
      ))}
    </div>
  );
}

export const MarketChip = memo(function MarketChip({ id }: { readonly id: string }) {
  const texts = useTexts();
  const words = offeredCompanyInWords(id, texts);
  const { industry, cost, produces } = cardById(id);
  const [title = id, ...lines] = words;
  return (
    <Spot
      name={`market:${id}`}
      label={texts.words.row(words)}
      className={`heg-chip heg-of-${industry}`}
      anchor={`market:${id}`}
      tip={() => <CompanyTip title={title} lines={lines} />}
    >
      <span className="heg-chip-badge">
        <Pictogram of={id} />
      </span>
      <span className="heg-chip-name">{title}</span>
      <span className="heg-chip-makes">
        {produces}
        <IndustryGlyph of={industry} size={11} />
      </span>
      <b>{cost}</b>
    </Spot>
  );
});
