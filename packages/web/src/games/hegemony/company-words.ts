/** A company told in words: for tips, and for those who hear the page. */
import { type Company, cardById, cardOf, PRODUCT } from '@polity/hegemony/page';
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
    lines.push(t('company.staff', { filled, places, committed }));
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
  const slots = card.slots.map(({ kind, role }) => t(`slot.needs.${role}`, { skill: kind }));
  return [
    name(id.split('/')[0] ?? id),
    t('company.costs', { cost: card.cost }),
    t('company.prints', { amount: card.produces, resource: PRODUCT[card.industry] }),
    card.automated ? t('company.automated.tip') : slots.join(' · '),
    ...(card.wages ? [t('company.wages', levels(card.wages))] : []),
    ...(card.machinery > 0 ? [machineryInWords(card.machinery, false, t)] : []),
  ];
}

function machineryInWords(amount: number, there: boolean, t: Words['t']): string {
  return t(there ? 'company.machinery' : 'company.machinery.could', { amount });
}

function levels([low, mid, high]: readonly [number, number, number]) {
  return { low, mid, high };
}
