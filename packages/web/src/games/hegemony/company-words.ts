/** A company told in words: for tips, and for those who hear the page. */
import { type Company, type CompanyCard, cardById, cardOf, PRODUCT, type WageLevel } from '@polity/hegemony/page';
import type { BoardValue } from './board-context.js';
import { outputOfCompany } from './derive.js';

type Words = Pick<BoardValue, 't' | 'name'>;

/** Its name first, then a line for each thing worth knowing. */
export function companyInWords(company: Company, { t, name }: Words): readonly string[] {
  const card = cardOf(company);
  const { total, printed, employee, machinery, strike } = outputOfCompany(company);
  const lines = [
    name(company.card),
    t('company.of', { seat: company.owner, industry: card.industry }),
    t('company.makes', { amount: total, printed, employee, machinery, resource: PRODUCT[card.industry] }),
  ];
  if (card.automated) lines.push(t('company.automated.tip'));
  else {
    const places = company.workers.length;
    const filled = company.workers.filter((worker) => worker !== null).length;
    const committed = company.workers.filter((worker) => worker?.committed).length;
    lines.push(...needs(card, t), t('company.staff', { filled, places, committed }));
  }
  if (card.wages)
    lines.push(
      t('company.pays', { level: company.wage, pay: card.wages[company.wage - 1] ?? 0, ...levels(card.wages) }),
    );
  if (strike !== 'none') lines.push(t(`company.strike.${strike}`));
  if (card.machinery > 0) lines.push(machineryInWords(card.machinery, company.machinery, t));
  return lines;
}

/** A company that is not on the board yet. */
export function offeredCompanyInWords(id: string, { t, name }: Words): readonly string[] {
  const card = cardById(id);
  return [
    name(id.split('/')[0] ?? id),
    t('company.costs', { cost: card.cost }),
    t('company.prints', { amount: card.produces, resource: PRODUCT[card.industry] }),
    ...(card.automated ? [t('company.automated.tip')] : needs(card, t)),
    ...(card.wages ? [t('company.wages', levels(card.wages))] : []),
    ...(card.machinery > 0 ? [machineryInWords(card.machinery, false, t)] : []),
  ];
}

/** Who has to work there, and what the bonus place of a Middle Class company is for. */
function needs({ slots }: Pick<CompanyCard, 'slots'>, t: Words['t']): readonly string[] {
  const required = slots.filter(({ role }) => role !== 'employee');
  const kinds = [...new Set(required.map(({ kind }) => kind))];
  const each = kinds.map((kind) =>
    t('company.need', { kind, count: required.filter((slot) => slot.kind === kind).length }),
  );
  const owner = required.some(({ role }) => role === 'owner') ? 'middle' : null;
  const bonuses = slots.filter(({ role }) => role === 'employee');
  return [
    `${t('company.needs', { owner })} ${each.join(', ')}`,
    ...bonuses.map(({ kind, bonus }) => t('company.bonus', { kind, bonus: bonus ?? 0 })),
  ];
}

/** What the Labor Market does not allow the company to pay; nothing where it allows every wage. */
export function struckWages(company: Company, least: WageLevel): readonly number[] {
  return cardOf(company).wages?.slice(0, least - 1) ?? [];
}

function machineryInWords(amount: number, there: boolean, t: Words['t']): string {
  return t(there ? 'company.machinery' : 'company.machinery.could', { amount });
}

function levels([low, mid, high]: readonly [number, number, number]) {
  return { low, mid, high };
}
