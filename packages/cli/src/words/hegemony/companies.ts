/** Companies and workers as text: what each makes and pays, who works there, who is out of work. */
import { type Company, cardOf, isOperational, PRODUCT, SKILLS, type Slot, TURN_ORDER, wageOf } from '@polity/hegemony';
import type { JsonObject } from '@polity/kernel';
import type { Telling } from './telling.js';

export function companyLines(telling: Telling): string[] {
  const { view, words, line } = telling;
  const owned = TURN_ORDER.flatMap((owner) => {
    const companies = view.companies.filter((company) => company.owner === owner);
    if (companies.length === 0) return [];
    return [` ${words.name(owner)}`, ...companies.map((company) => companyLine(telling, company))];
  });
  return [line('companies'), ...owned];
}

function companyLine({ words, line }: Telling, company: Company): string {
  const { industry, produces, machinery, wages, automated } = cardOf(company);
  const amount = produces + (company.machinery ? machinery : 0);
  const marks = [
    ...(company.onStrike ? [words.part('mark.strike')] : []),
    ...(company.machinery ? [words.part('mark.machinery')] : []),
  ];
  const columns = [
    words.name(company.id).padEnd(29),
    words.part('amount', { amount, resource: PRODUCT[industry] }).padEnd(12),
    (wages === null ? '' : words.part('pay', { level: company.wage, pay: wageOf(company) })).padEnd(6),
    words.row([automated ? line('staff.automated') : staff(line, company), ...marks]),
  ];
  return `  ${columns.join(' ')}`;
}

function staff(line: Telling['line'], company: Company): string {
  const workers = company.workers
    .filter((worker) => worker !== null)
    .map((worker) => ({ say: `worker.${worker.class}`, skill: worker.skill, committed: worker.committed }));
  const needs = cardOf(company)
    .slots.filter((_, slot) => company.workers[slot] === null)
    .map(place);
  const params = { workers: { row: workers }, needs: { row: needs } };
  if (workers.length === 0) return line('staff.empty', params);
  if (needs.length === 0) return line('staff.full', params);
  return line(isOperational(company) ? 'staff.free' : 'staff.short', params);
}

function place({ kind, role }: Slot): JsonObject {
  return { say: 'place', kind, role };
}

export function unemployedLines({ view, line }: Telling): string[] {
  return (['working', 'middle'] as const)
    .filter((of) => view.seats.includes(of))
    .map((of) => {
      const workers = SKILLS.filter((skill) => view.unemployed[of][skill] > 0).map((skill) => ({
        say: 'amount',
        amount: view.unemployed[of][skill],
        resource: skill,
      }));
      return line('unemployed', { class: of, workers: { row: workers } });
    });
}
