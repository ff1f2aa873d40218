/** A company told in words: for tips, and for those who hear the page. */
import {
  type Company,
  type CompanyCard,
  cardById,
  cardOf,
  outputOfCompany,
  PRODUCT,
  type WageLevel,
} from '@polity/hegemony/page';
import { needs as needed } from '@polity/hegemony/telling';
import type { BoardValue } from '../board/board-context.js';

type Words = Pick<BoardValue, 'say' | 'name'>;

/** Its name first, then a line for each thing worth knowing. */
export function companyInWords(company: Company, { say, name }: Words): readonly string[] {
  const card = cardOf(company);
  const { total, printed, employee, machinery, strike } = outputOfCompany(company);
  const lines = [
    name(company.id),
    say('company.of', { seat: company.owner, industry: card.industry }),
    say('company.makes', { amount: total, printed, employee, machinery, resource: PRODUCT[card.industry] }),
  ];
  if (card.automated) lines.push(say('company.automated.tip'));
  else {
    const places = company.workers.length;
    const filled = company.workers.filter((worker) => worker !== null).length;
    const committed = company.workers.filter((worker) => worker?.committed).length;
    lines.push(...needs(card, say), say('company.staff', { filled, places, committed }));
  }
  if (card.wages)
    lines.push(
      say('company.pays', { level: company.wage, pay: card.wages[company.wage - 1] ?? 0, ...levels(card.wages) }),
    );
  if (strike !== 'none') lines.push(say(`company.strike.${strike}`));
  if (card.machinery > 0) lines.push(machineryInWords(card.machinery, company.machinery, say));
  return lines;
}

/** A company that is not on the board yet. */
export function offeredCompanyInWords(
  id: string,
  { say, name }: Words,
  cost: number = cardById(id).cost,
): readonly string[] {
  const card = cardById(id);
  return [
    name(id),
    say('company.costs', { cost }),
    say('company.prints', { amount: card.produces, resource: PRODUCT[card.industry] }),
    ...(card.automated ? [say('company.automated.tip')] : needs(card, say)),
    ...(card.wages ? [say('company.wages', levels(card.wages))] : []),
    ...(card.machinery > 0 ? [machineryInWords(card.machinery, false, say)] : []),
  ];
}

/** Who has to work there, and what the bonus place of a Middle Class company is for. */
function needs(card: Pick<CompanyCard, 'slots'>, say: Words['say']): readonly string[] {
  const { slots } = card;
  const required = slots.filter(({ role }) => role !== 'employee');
  const owner = required.some(({ role }) => role === 'owner') ? 'middle' : null;
  const bonuses = slots.filter(({ role }) => role === 'employee');
  return [
    say('company.needs', { owner, needs: { row: needed(card) } }),
    ...bonuses.map(({ kind, bonus }) => say('company.bonus', { kind, bonus: bonus ?? 0 })),
  ];
}

/** What the Labor Market does not allow the company to pay; nothing where it allows every wage. */
export function struckWages(company: Company, least: WageLevel): readonly number[] {
  return cardOf(company).wages?.slice(0, least - 1) ?? [];
}

function machineryInWords(amount: number, there: boolean, say: Words['say']): string {
  return say(there ? 'company.machinery' : 'company.machinery.could', { amount });
}

function levels([low, mid, high]: readonly [number, number, number]) {
  return { low, mid, high };
}
