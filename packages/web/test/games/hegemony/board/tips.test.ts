/** What the tips say: of companies, of policies at the end, and of every action. */
import { ACTION, cardById, LOAN, VOTE } from '@polity/hegemony/page';
import { describe, expect, it } from 'vitest';
import { boardTexts } from '../../../../src/games/hegemony/board/board-context.js';
import {
  companyInWords,
  offeredCompanyInWords,
  struckWages,
} from '../../../../src/games/hegemony/economy/company-words.js';
import { hegemonyWords as words } from '../words.js';

const texts = boardTexts(words);

describe('the tip of a company', () => {
  it('says what workers it needs, and that committed ones stay', () => {
    const hospital = {
      id: 'university-hospital',
      card: 'university-hospital',
      owner: 'state',
      wage: 2,
      workers: [
        { class: 'working', skill: 'healthcare', committed: true },
        { class: 'working', skill: 'unskilled', committed: true },
        { class: 'working', skill: 'unskilled', committed: false },
      ],
      onStrike: false,
      machinery: false,
    } as const;
    const lines = companyInWords({ ...hospital, workers: [...hospital.workers] }, texts);
    expect(lines).toContain('Needs: 1 Healthcare, 2 unskilled');
    expect(lines).toContain('3 of 3 places filled, 2 committed (lying): stay until production');
  });

  it('says what the bonus place of a Middle Class company is for', () => {
    const id = 'convenience-store-start';
    const bonus = cardById(id).slots.find(({ role }) => role === 'employee')?.bonus;
    const lines = offeredCompanyInWords(id, texts);
    expect(lines).toContain('Needs, from the Middle Class: 1 Agriculture');
    expect(lines).toContain(`Bonus place: an employee of the Working Class makes ${bonus} more, and earns the wage.`);
  });

  it('knows which wages are below the minimum', () => {
    const company = { card: 'supermarket-start' } as Parameters<typeof struckWages>[0];
    const [low, mid] = cardById('supermarket-start').wages ?? [];
    expect(struckWages(company, 1)).toEqual([]);
    expect(struckWages(company, 3)).toEqual([low, mid]);
    expect(texts.say('company.minimum', { struck: [low ?? 0, mid ?? 0] })).toBe(
      `Struck through: ${low} and ${mid}, below the minimum wage.`,
    );
  });
});

describe('a section that counts at the end', () => {
  it('says with how many points', () => {
    expect(texts.say('effect.wanted', { count: 2, points: 4, more: 3 })).toBe(
      '2 policies where you want them: 4 points at the end, 3 more than now',
    );
    expect(texts.say('effect.wanted', { count: 1, points: 1, more: 0 })).toBe(
      'One policy where you want it: 1 point at the end',
    );
  });
});

describe('the tip of an action', () => {
  it('gives the numbers of the game', () => {
    const text = (action: string) => words.name(action, 'actionText');
    expect(text('propose-bill')).toContain(
      `for ${VOTE.immediateCost} influence; if it passes you get ${VOTE.proposerVP} points`,
    );
    expect(text('lobby')).toContain(`Pay ${ACTION.lobbyCost} for ${ACTION.lobbyInfluence} influence`);
    expect(text('pay-off-loan')).toContain(`Pay ${LOAN.payOff} `);
    expect(text('pay-off-loan')).toContain(`interest of ${LOAN.interest} `);
    expect(text('demonstration')).toContain(`at least ${ACTION.demonstrationSurplus} more`);
    expect(text('strike')).toContain(`${ACTION.strikeInfluence} influence`);
    expect(text('apply-political-pressure')).toContain(`${ACTION.pressureCubes} of your cubes`);
    expect(text('buy-storage')).toContain(`Pay ${ACTION.storageCost}`);
  });
});
