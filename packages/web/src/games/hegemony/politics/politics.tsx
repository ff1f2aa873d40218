/** The politics table: seven policies, three sections each, what holds, what is proposed, and the Tax Multiplier. */
import {
  CLASSES,
  DEALS_PER_ROUND,
  IMF_LOANS,
  IMMIGRANTS,
  isLocked,
  MINIMUM_WAGE,
  POLICIES,
  type Policy,
  PUBLIC_COMPANIES,
  SECTIONS,
  type Seat,
  type Section,
  signsOf,
  TARIFF,
  TAX_MULTIPLIER,
  taxMakeUp,
  WELFARE_PRICE,
} from '@polity/hegemony/page';
import type { JsonObject } from '@polity/kernel';
import { memo } from 'react';
import { Term } from '../../../board/term.js';
import { useLoadedWhenIdle } from '../../../shell/ui/lazy-part.js';
import { useBoard, useTexts } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Num, Spot } from '../board/parts.js';
import { ClassMark, Cube } from '../board/workers.js';
import { PolicyEffects } from './policy-effects.js';

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
  const { say } = useBoard();
  useLoadedWhenIdle(PolicyEffects);
  return (
    <section className="heg-panel heg-politics" aria-label={say('politics')}>
      <div className="heg-policies" data-tips-beside>
        <div className="heg-policy heg-policy-head">
          <h3 className="heg-title">
            <Term rule="bill">{say('politics')}</Term>
          </h3>
          {SECTIONS.map((section) => (
            <span key={section} aria-hidden="true">
              {section}
            </span>
          ))}
        </div>
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
  const { view, previewed, say, name } = useBoard();
  const bill = view.bills[policy];
  const now = view.policies[policy];
  const then = previewed?.policies[policy] ?? now;
  const { vote } = view;
  const signs = signsOf(view).filter((one) => one.policy === policy);
  return (
    <div className="heg-policy" data-anchor={`policy:${policy}`}>
      <div className="heg-policy-name" title={name(policy)}>
        <b>{number}</b> <Term rule={policy}>{say(`policy.short.${policy}`)}</Term>
      </div>
      {SECTIONS.map((section) => (
        <SectionCell
          key={section}
          policy={policy}
          section={section}
          holds={now === section}
          would={then === section && now !== section}
          proposed={bill?.section === section ? bill.by : undefined}
          signs={now === section ? signs.map(({ by }) => by).join(' ') : ''}
          locked={now === section && isLocked(view, policy)}
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
  /** All who have put a sign on it that nobody may propose a bill for the policy, as one word, which is equal where they are. */
  readonly signs: string;
  /** Whether a Lock token lies on it. */
  readonly locked: boolean;
  readonly voted: boolean;
}

const SectionCell = memo(function SectionCell(props: SectionCellProps) {
  const { policy, section, holds, would, proposed, signs, locked, voted } = props;
  const protectors = protectorsIn(signs);
  const { words, say } = useTexts();
  const text = say(`cell.${policy}`, PRINTED[policy](section));
  const state = [
    holds ? say('policy.holds') : '',
    proposed === undefined ? '' : say('policy.proposed', { seat: proposed }),
    ...protectors.map((seat) => say('policy.protected', { seat })),
    locked ? say('policy.locked') : '',
  ].filter((part) => part !== '');
  const label = words.row([say('policy.label', { policy, section }), text, ...state]);
  const classes = ['heg-section', holds ? 'holds' : '', would ? 'would' : '', voted ? 'voted' : ''];
  if (proposed !== undefined) classes.push('proposed', `heg-${proposed}`);
  return (
    <Spot
      name={`policy:${policy}:${section}`}
      label={label}
      className={classes.join(' ')}
      anchor={`policy:${policy}:${section}`}
      tip={() => <SectionTip policy={policy} proposed={proposed} signs={signs} locked={locked} />}
    >
      {text}
      {(proposed !== undefined || protectors.length > 0 || locked) && (
        <span className="heg-section-marks">
          {proposed !== undefined && <ClassMark of={proposed} size={10} />}
          {protectors.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one seat can have two signs here, which are alike
            <span key={i} className={`heg-sign heg-${seat}`}>
              <ClassMark of={seat} size={9} />
            </span>
          ))}
          {locked && <Glyph name="lock" size={10} />}
        </span>
      )}
    </Spot>
  );
});

function protectorsIn(signs: string): readonly Seat[] {
  return signs === '' ? [] : (signs.split(' ') as Seat[]);
}

type TipProps = Pick<SectionCellProps, 'policy' | 'proposed' | 'signs' | 'locked'>;

function SectionTip({ policy, proposed, signs, locked }: TipProps) {
  const { view, seat, words, say } = useBoard();
  return (
    <>
      <PolicyEffects view={view} policy={policy} seat={seat} words={words} />
      {proposed !== undefined && <p className="heg-faint">{say('policy.proposed', { seat: proposed })}</p>}
      {[...new Set(protectorsIn(signs))].map((by) => (
        <p key={by} className="heg-faint">
          {say('policy.protected', { seat: by })}
        </p>
      ))}
      {locked && <p className="heg-faint">{say('policy.locked')}</p>}
    </>
  );
}

function TaxLine() {
  const { view, say } = useBoard();
  const { base, factor, health, education } = taxMakeUp(view);
  return (
    <div className="heg-tax" title={say('tax.tip', { base, factor, health, education })}>
      <span className="heg-label">
        <Term rule="tax-multiplier">{say('tax')}</Term>
      </span>
      <Num of={(position) => taxMakeUp(position).total} className="heg-big" />
      <span className="heg-made">
        = {base}
        {factor > 0 && (
          <>
            {' + '}
            {factor > 1 && `${factor}×`}
            {'('}
            <Glyph name="health" size={10} />
            {health}
            {' + '}
            <Glyph name="education" size={10} />
            {education}
            {')'}
          </>
        )}
      </span>
    </div>
  );
}

function BagLine() {
  const { view, say, name } = useBoard();
  return (
    <div className="heg-bag" data-anchor="bag" title={say('bag.tip')}>
      <span className="heg-label">
        <Glyph name="bag" size={12} /> <Term rule="bag">{say('bag')}</Term>
      </span>
      {CLASSES.map((role) => (
        <span key={role} className="heg-bag-of" data-anchor={`bag:${role}`} title={name(role)}>
          <Cube of={role} size={14} />
          <span className="heg-sr">{name(role)}</span>
          <Num of={({ bag }) => bag[role]} />
        </span>
      ))}
      {view.vote === null && <span className="heg-faint">{say('bag.drawn')}</span>}
    </div>
  );
}
