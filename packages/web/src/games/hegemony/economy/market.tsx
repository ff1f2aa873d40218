/** The companies that an owner can build now, each with who would work there, what it makes and costs. */
import { cardById } from '@polity/hegemony/page';
import { memo } from 'react';
import { Term } from '../../../board/term.js';
import { lazyPart } from '../../../shell/ui/lazy-part.js';
import { useBoard, useTexts } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Spot } from '../board/parts.js';
import { EmptySlot, IndustryGlyph } from '../board/workers.js';
import { Pictogram } from '../faces/face.js';
import { CompanyTip } from './company-card.js';
import { offeredCompanyInWords } from './company-words.js';

const Leaving = lazyPart(() => import('./leaving.js'));

export function Market({ owner }: { readonly owner: 'capitalist' | 'middle' }) {
  const { view, say, ask } = useBoard();
  const costs = ask?.kind === 'build-company' ? (ask.about.costs as Record<string, number> | undefined) : undefined;
  return (
    <div className="heg-market" data-anchor={`market:${owner}`}>
      <span className="heg-faint heg-market-word">
        <span>
          <Term rule="market">{say('market')}</Term>
        </span>
      </span>
      {view[owner].market.map((id) => (
        <MarketChip key={id} id={id} cost={costs?.[id]} />
      ))}
    </div>
  );
}

interface MarketChipProps {
  readonly id: string;
  /** What a card makes of its cost. */
  readonly cost: number | undefined;
}

const MarketChip = memo(function MarketChip({ id, cost: now }: MarketChipProps) {
  const texts = useTexts();
  const { industry, cost: printed, produces, automated, slots } = cardById(id);
  const cost = now ?? printed;
  const words = offeredCompanyInWords(id, texts, cost);
  const [title = id, ...lines] = words;
  return (
    <Spot
      name={`market:${id}`}
      label={texts.words.row(words)}
      className={`heg-chip heg-of-${industry}`}
      anchor={`market:${id}`}
      tip={() => (
        <>
          <CompanyTip title={title} lines={lines} />
          {slots.some(({ role }) => role === 'owner') && <Leaving id={id} />}
        </>
      )}
    >
      <span className="heg-chip-badge">
        <Pictogram of={id} />
      </span>
      <span className="heg-chip-name">{title}</span>
      <span className="heg-chip-slots">
        {automated && <Glyph name="automated" size={14} />}
        {slots.map(({ kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place on the card
          <EmptySlot key={index} kind={kind} size={12} />
        ))}
      </span>
      <span className="heg-chip-makes">
        {produces}
        <IndustryGlyph of={industry} size={11} />
      </span>
      <b>{cost}</b>
    </Spot>
  );
});
