/** A company as a small card: name, who works there, what it makes, the three wages with the one in force. */
import {
  type Company,
  cardById,
  cardOf,
  MINIMUM_WAGE,
  outputOfCompany,
  PRODUCT,
  type Slot as PrintedSlot,
  WAGE_LEVELS,
  type WageLevel,
  type Worker,
} from '@polity/hegemony/page';
import { memo } from 'react';
import { useBoard, useTexts } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Spot } from '../board/parts.js';
import { EmptySlot, IndustryGlyph, WorkerFigure } from '../board/workers.js';
import { Pictogram } from '../faces/face.js';
import { companyInWords, struckWages } from './company-words.js';
import { useTouched } from './touched.js';

export const CompanyTile = memo(function CompanyTile({ company }: { readonly company: Company }) {
  const texts = useTexts();
  const { say, name } = texts;
  const card = cardOf(company);
  const words = companyInWords(company, texts);
  const output = outputOfCompany(company);
  const title = name(company.id);
  const touched = useTouched(company.id);
  return (
    <Spot
      name={`company:${company.id}`}
      label={texts.words.row(words)}
      anchor={`company:${company.id}`}
      className={`heg-company heg-of-${card.industry} ${company.onStrike ? 'on-strike' : ''} ${output.strike === 'settled' ? 'settled' : ''} ${output.works ? '' : 'idle'} ${touched ? 'touched' : ''}`}
      tip={() => (
        <>
          <WithMeantWage company={company} />
          <MinimumWage company={company} />
        </>
      )}
    >
      <div className="heg-company-band">
        {company.onStrike ? <Glyph name="strike" size={18} className="heg-strike" /> : <Pictogram of={company.card} />}
        <span className="heg-company-name">{title}</span>
      </div>
      <div className="heg-company-body">
        {card.automated ? (
          <span className="heg-automated">
            <Glyph name="automated" size={15} /> <span>{say('company.automated')}</span>
          </span>
        ) : (
          <span className="heg-slots">
            {card.slots.map((slot, index) => (
              <SlotPlace
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place on the card
                key={index}
                company={company}
                slot={slot}
                index={index}
                worker={company.workers[index] ?? null}
              />
            ))}
          </span>
        )}
        <span className="heg-output">
          {output.printed}
          {output.employee > 0 && <small>+{output.employee}</small>}
          {output.machinery > 0 && (
            <small>
              +{output.machinery}
              <Glyph name="machinery" size={10} />
            </small>
          )}
          {card.machinery > output.machinery && <CouldHaveMachinery amount={card.machinery} />}
          <IndustryGlyph of={card.industry} size={12} />
        </span>
      </div>
      <Wages company={company} />
    </Spot>
  );
});

/** Faint, because no machinery lies there yet. */
function CouldHaveMachinery({ amount }: { readonly amount: number }) {
  return (
    <span className="heg-could" aria-hidden="true">
      +{amount}
      <Glyph name="machinery" size={9} />
    </span>
  );
}

export function CompanyTip({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <>
      <h4>{title}</h4>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** The tip, with the wage that is previewed, which may be gathered and not confirmed yet. */
function WithMeantWage({ company }: { readonly company: Company }) {
  const { previewed, ...texts } = useBoard();
  const wage = previewed?.companies.find(({ id }) => id === company.id)?.wage ?? company.wage;
  const [, ...lines] = companyInWords({ ...company, wage }, texts);
  return <CompanyTip title={texts.name(company.card)} lines={lines} />;
}

/** In the tip, which is drawn when it is shown: the card itself does not change with the policies. */
function MinimumWage({ company }: { readonly company: Company }) {
  const { view, say } = useBoard();
  const struck = struckWages(company, MINIMUM_WAGE[view.policies['labor-market']]);
  return struck.length === 0 ? null : <p>{say('company.minimum', { struck: [...struck] })}</p>;
}

interface SlotPlaceProps {
  readonly company: Company;
  readonly slot: PrintedSlot;
  readonly index: number;
  readonly worker: Worker | null;
}

const SlotPlace = memo(function SlotPlace({ company, slot, index, worker }: SlotPlaceProps) {
  const { say, name } = useTexts();
  const at = { company: company.id, place: index + 1 };
  const label = worker
    ? say('slot.worker', { ...at, class: worker.class, skill: worker.skill, committed: worker.committed })
    : say(slot.role === 'worker' ? 'slot.worker-needed' : `slot.${slot.role}`, { ...at, skill: slot.kind });
  return (
    <Spot
      name={`slot:${company.id}:${index}`}
      label={label}
      anchor={`slot:${company.id}:${index}`}
      className={`heg-slot ${slot.role} ${slot.kind === 'unskilled' ? '' : `asks heg-of-${slot.kind}`}`}
    >
      {worker ? (
        <WorkerFigure of={worker.class} skill={worker.skill} committed={worker.committed} />
      ) : (
        <EmptySlot kind={slot.kind} />
      )}
      {slot.role === 'employee' && worker === null && <span className="heg-slot-bonus">+{slot.bonus}</span>}
      <span className="heg-sr">{name(slot.kind)}</span>
    </Spot>
  );
});

function Wages({ company }: { readonly company: Company }) {
  const { view } = useBoard();
  return <WageLevels company={company} least={MINIMUM_WAGE[view.policies['labor-market']]} />;
}

interface WageLevelsProps {
  readonly company: Company;
  readonly least: WageLevel;
}

const WageLevels = memo(function WageLevels({ company, least }: WageLevelsProps) {
  const { say } = useTexts();
  const { wages } = cardOf(company);
  if (wages === null) return <div className="heg-wages none">{say('company.no-wage')}</div>;
  return (
    <div className="heg-wages">
      {WAGE_LEVELS.map((level) => {
        const pay = wages[level - 1] ?? 0;
        const inForce = company.wage === level;
        return (
          <Spot
            key={level}
            name={`wage:${company.id}:${level}`}
            label={say('company.wage', { company: company.id, level, pay })}
            className={`heg-wage ${inForce ? 'holds' : ''} ${level < least ? 'forbidden' : ''}`}
          >
            {pay}
          </Spot>
        );
      })}
    </div>
  );
});

/** A Public company that lies face down: it can be opened. */
export const ClosedCompany = memo(function ClosedCompany({ id }: { readonly id: string }) {
  const { say, name } = useTexts();
  const card = cardById(id);
  const title = name(id);
  return (
    <Spot
      name={`closed:${id}`}
      label={say('company.closed.label', { company: id, cost: card.cost })}
      anchor={`company:${id}`}
      className={`heg-company closed heg-of-${card.industry}`}
      tip={() => <CompanyTip title={title} lines={[say('company.closed.label', { company: id, cost: card.cost })]} />}
    >
      <div className="heg-company-band">
        <Pictogram of={id} />
        <span className="heg-company-name">{title}</span>
      </div>
      <div className="heg-company-body">
        <span className="heg-faint">{say('company.closed')}</span>
        <span className="heg-output">
          {card.produces}
          <Glyph name={PRODUCT[card.industry]} size={12} />
        </span>
      </div>
    </Spot>
  );
});
