/** The table of Hegemony as text: the politics table, every board in a few lines, companies, markets, one's hand. */
import {
  CLASSES,
  type HegemonyView,
  POLICIES,
  type Policy,
  signsOf,
  TURN_ORDER,
  taxMultiplier,
} from '@polity/hegemony';
import type { GameWords } from '@polity/words';
import { WIDTH, wrap } from '../../text.js';
import { boardLines } from './boards.js';
import { companyLines, unemployedLines } from './companies.js';
import { historyLines } from './history.js';
import { handLines, marketLines } from './markets.js';
import type { Telling } from './telling.js';

export function stateText(view: HegemonyView, words: GameWords, width = WIDTH): string {
  const me = TURN_ORDER.find((seat) => Array.isArray(view[seat].hand));
  const telling: Telling = { view, words, line: (key, params) => words.text(`terminal.${key}`, params) };
  const lines = [
    ...header(telling),
    '',
    ...politics(telling),
    '',
    ...boardLines(telling, me),
    '',
    ...companyLines(telling),
    ...unemployedLines(telling),
    '',
    ...marketLines(telling),
    ...(me ? ['', ...handLines(telling, me)] : []),
  ];
  return lines.flatMap((text) => wrap(text, width)).join('\n');
}

function header({ view, line }: Telling): string[] {
  const { round, phase, turn, seats } = view;
  const scores = seats.map((seat) => ({ say: 'score', seat, points: view[seat].vp }));
  return [
    phase === 'action' ? line('turn', { round, turn: turn.number, seat: turn.seat }) : line('phase', { round, phase }),
    line('points', { scores: { row: scores } }),
  ];
}

const FIRST_POLICIES = 5;

function politics(telling: Telling): string[] {
  const { view, line } = telling;
  const { policies, bag, cubes, drawn, vote } = view;
  const shown = POLICIES.map((policy, i) => ({
    say: 'policy.numbered',
    number: i + 1,
    policy,
    section: policies[policy],
  }));
  const multiplier = taxMultiplier(view);
  const inBag = CLASSES.map((of) => ({ say: 'cubes', class: of, bag: bag[of], supply: cubes[of] }));
  const lines = [
    line('policies', { policies: { row: shown.slice(0, FIRST_POLICIES) } }),
    `          ${line('policies.more', { policies: { row: shown.slice(FIRST_POLICIES) }, multiplier })}`,
    ...POLICIES.flatMap((policy) => billLine(telling, policy)),
    line('bag', { cubes: { row: inBag } }),
  ];
  if (vote) lines.push(line('election', { policy: vote.policy, section: vote.section, by: vote.by }));
  const onTable = CLASSES.filter((of) => drawn[of] > 0);
  if (onTable.length > 0) {
    const row = onTable.map((of) => ({ say: 'cubes.drawn', class: of, count: drawn[of] }));
    lines.push(line('drawn', { cubes: { row } }));
  }
  if (view.demonstration) lines.push(line('demonstration'));
  if (view.paidUnder) lines.push(line('paid-under', { section: view.paidUnder }));
  return [...lines, ...historyLines(telling)];
}

function billLine({ view, line }: Telling, policy: Policy): string[] {
  const bill = view.bills[policy];
  const signs = signsOf(view).filter((sign) => sign.policy === policy);
  return [
    ...(bill ? [line('bill', { policy, section: bill.section, by: bill.by })] : []),
    ...signs.map(({ by }) => line('sign', { policy, by })),
  ];
}
