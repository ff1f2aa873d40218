/** The politics table: seven policies, three sections each, what holds, what is proposed, and the Tax Multiplier. */
import {
  DEALS_PER_ROUND,
  IMF_LOANS,
  IMMIGRANTS,
  MINIMUM_WAGE,
  POLICIES,
  type Policy,
  PUBLIC_COMPANIES,
  SECTIONS,
  type Seat,
  type Section,
  TARIFF,
  TAX_MULTIPLIER,
  WELFARE_PRICE,
} from '@polity/hegemony/page';
import type { JsonObject } from '@polity/kernel';
import { memo } from 'react';
import { useBoard, useTexts } from './board-context.js';
import { taxMakeUp } from './derive.js';
import { Glyph } from './icons.js';
import { Num } from './num.js';
import { PolicyEffects } from './policy-effects-panel.js';
import { Spot } from './spot.js';
import { ClassMark, Cube } from './workers.js';

/** What stands on a section of the table. */
const PRINTED: Readonly<Record<Policy, (section: Section) => JsonObject>> = {
  'fiscal-policy': (section) => ({ companies: PUBLIC_COMPANIES[section], loans: IMF_LOANS[section] }),
  'labor-market': (section) => ({ wage: MINIMUM_WAGE[section] }),
  taxation: (section) => ({ ...TAX_MULTIPLIER[section] }),
  'welfare-health': (section) => ({ price: WELFARE_PRICE[section] }),
  'welfare-education': (section) => ({ price: WELFARE_PRICE[section] }),
  'foreign-trade': (section) => ({ ...TARIFF[section], deals: DEALS_PER_ROUND[section] }),
  immigration: (section) => ({ workers: IMMIGRANTS[section] }),
};

export const Politics = memo(function Politics() {
  const { t } = useBoard();
  return (
    <section className="heg-panel heg-politics" aria-label={t('politics')}>
      <h3 className="heg-title">{t('politics')}</h3>
      <div className="heg-policies" data-tips-beside>
        {POLICIES.map((policy, index) => (
          <PolicyRow key={policy} policy={policy} number={index + 1} />
        ))}
      </div>
      <div className="heg-politics-foot">
        <TaxLine />
        <BagLine />
      </div>
    </section>
  );
});

function PolicyRow({ policy, number }: { readonly policy: Policy; readonly number: number }) {
  const { view, previewed, name } = useBoard();
  const bill = view.bills[policy];
  const now = view.policies[policy];
  const then = previewed?.policies[policy] ?? now;
  const { vote } = view;
  return (
    <div className="heg-policy" data-anchor={`policy:${policy}`}>
      <div className="heg-policy-name">
        <b>{number}</b> {name(policy)}
      </div>
      {SECTIONS.map((section) => (
        <SectionCell
          key={section}
          policy={policy}
          section={section}
          holds={now === section}
          would={then === section && now !== section}
          proposed={bill?.section === section ? bill.by : undefined}
          voted={vote?.policy === policy && vote.section === section}
        />
      ))}
    </div>
  );
}

interface SectionCellProps {
  readonly policy: Policy;
  readonly section: Section;
  readonly holds: boolean;
  /** Whether it would hold after what is previewed. */
  readonly would: boolean;
  /** Who has a bill for it on the table. */
  readonly proposed: Seat | undefined;
  readonly voted: boolean;
}

const SectionCell = memo(function SectionCell({ policy, section, holds, would, proposed, voted }: SectionCellProps) {
  const { name, t } = useTexts();
  const text = t(`cell.${policy}`, PRINTED[policy](section));
  const state = [
    holds ? t('policy.holds') : '',
    proposed === undefined ? '' : t('policy.proposed', { seat: proposed }),
  ].filter((part) => part !== '');
  const label = [`${name(policy)} ${section}`, text, ...state].join(', ');
  const classes = ['heg-section', holds ? 'holds' : '', would ? 'would' : '', voted ? 'voted' : ''];
  if (proposed !== undefined) classes.push('proposed', `heg-${proposed}`);
  return (
    <Spot
      name={`policy:${policy}:${section}`}
      label={label}
      className={classes.join(' ')}
      anchor={`policy:${policy}:${section}`}
      tip={() => <SectionTip policy={policy} proposed={proposed} />}
    >
      <span className="heg-section-letter">
        {section}
        {proposed !== undefined && <ClassMark of={proposed} size={9} />}
      </span>
      <span className="heg-section-text">{text}</span>
    </Spot>
  );
});

function SectionTip({ policy, proposed }: Pick<SectionCellProps, 'policy' | 'proposed'>) {
  const { view, seat, words, t } = useBoard();
  return (
    <>
      <PolicyEffects view={view} policy={policy} seat={seat} words={words} />
      {proposed !== undefined && <p className="heg-faint">{t('policy.proposed', { seat: proposed })}</p>}
    </>
  );
}

function TaxLine() {
  const { view, t } = useBoard();
  const { base, factor, health, education } = taxMakeUp(view);
  return (
    <div className="heg-tax" title={t('tax.tip', { base, factor, health, education })}>
      <span className="heg-label">{t('tax')}</span>
      <Num of={(of) => taxMakeUp(of).total} className="heg-big" />
      <span className="heg-made">
        = {base}
        {factor > 0 && (
          <>
            {' + '}
            {factor > 1 && `${factor}×`}
            {'('}
            <Glyph name="health" size={9} />
            {health}
            {' + '}
            <Glyph name="education" size={9} />
            {education}
            {')'}
          </>
        )}
      </span>
    </div>
  );
}

function BagLine() {
  const { view, t, name } = useBoard();
  return (
    <div className="heg-bag" data-anchor="bag" title={t('bag.tip')}>
      <span className="heg-label">
        <Glyph name="bag" size={12} /> {t('bag')}
      </span>
      {(['working', 'middle', 'capitalist'] as const).map((of) => (
        <span key={of} className="heg-bag-of" data-anchor={`bag:${of}`} title={name(of)}>
          <Cube of={of} size={14} />
          <span className="heg-sr">{name(of)}</span>
          <Num of={({ bag }) => bag[of]} />
        </span>
      ))}
      {view.vote === null && <span className="heg-faint">{t('bag.drawn')}</span>}
    </div>
  );
}
