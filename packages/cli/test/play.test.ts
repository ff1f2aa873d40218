import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lanternMarket } from '@polity/lantern-market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polity } from './run.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polity-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Types the lines at a table of the tiny game, where ann is asked first. */
function type(...lines: string[]) {
  return polity(['play', 'tiny', '--seed', 'table'], lines);
}

/** What a round of the tiny game asks ann: take, lay, pay, vote. */
const ROUND = ['3', '0', '4', '1'];

describe('polity play', () => {
  it('plays a whole game and shows how it ended', async () => {
    const { code, out, err } = await type('3', '1,2', '4', '1', '2', '0', '2', '2');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('tiny: you are ann; bob played by random');
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/seat {2}place {2}score\n(?:.*\n)*ann +\d +6/);
    expect(out).toContain('The seed was table\n');
  });

  it('puts each question with its options by number', async () => {
    const { out } = await type('3', '0');
    expect(out).toContain(
      'ann: take (round 1)\n   1  coins 1, colour silver\n   2  coins 2, colour silver\n   3  coins 3, colour gold\n   0  stop\n[1 to 3, or 0 to stop; ? for help]\n> ',
    );
    expect(out).toMatch(
      /ann: lay\n {3}1 {2}card-\d+\n.*\n.*\n\[0 to 2 of the numbers 1 to 3, as in 1,2; 0 for none; \? for help\]/,
    );
    expect(out).toContain('ann: pay\n[an amount from 0 to 4; ? for help]');
    expect(out).toContain('* took: seat ann, coins 3\n');
  });

  it('shows the table when others have played, and on a key, but not after every answer', async () => {
    const tables = (out: string) => out.split('order: ann, bob').length - 1;
    expect(tables((await type('3', '0')).out)).toBe(1);
    expect(tables((await type('3', 'v', '0')).out)).toBe(2);
    expect(tables((await type('3', '0', '4')).out)).toBe(2);
  });

  it('tells what happened last, nearest to the question', async () => {
    const { out } = await type(...ROUND);
    expect(out).toMatch(/order: ann, bob(?:.*\n)*\* voted: yes \d\n\nann: take \(round 2\)\n/);
  });

  it.each([
    { columns: undefined, from: 80, to: 100 },
    { columns: 80, from: 60, to: 80 },
    { columns: 50, from: 40, to: 50 },
    { columns: 300, from: 101, to: 140 },
  ])('fits a terminal of $columns columns, as far as that can be read', async ({ columns, from, to }) => {
    const argv = ['play', 'hegemony', '--seats', '4', '--as', 'state', '--seed', 'wide'];
    const { out } = await polity(argv, ['1', '1', '1'], { columns });
    const widest = Math.max(
      ...out
        .split('\n')
        .slice(3)
        .map((line) => line.length),
    );
    expect(widest).toBeGreaterThanOrEqual(from);
    expect(widest).toBeLessThanOrEqual(to);
  });

  it('advises what to type, and says why, where the game has an opinion', async () => {
    const { out } = await polity(['play', 'hegemony', '--seed', 'advised'], ['a', 'q']);
    expect(out).toContain('> 9: 2 of your workers have no work and earn nothing.\n> ');
    expect((await type('a')).out).toContain('> There is no advice for this.\n> ');
  });

  it('sets questions and headings in bold where that can be seen, and nothing elsewhere', async () => {
    const argv = ['play', 'hegemony', '--seed', 'bold'];
    const { out } = await polity(argv, [], { bold: true });
    expect(out).toContain('\u001b[1mYour hand:\u001b[22m\n');
    expect(out).toContain('\u001b[1mWorking Class: Round 1, turn 1');
    expect((await polity(argv, [])).out).not.toContain('\u001b');
  });

  it('plays the same game from the same seed', async () => {
    const lines = [...ROUND, '1', '0', '0', '1'];
    expect(await type(...lines)).toEqual(await type(...lines));
  });

  it('lays a card in the hand of its class, and says so', async () => {
    const { code, out } = await polity(['play', 'hegemony', '--seed', 'a', '--lay', 'wc-general-strike'], ['q']);
    expect(code).toBe(0);
    expect(out).toContain('The table is laid: it begins with wc-general-strike.\n');
    expect(out).toContain('General Strike');
    const plain = await polity(['play', 'hegemony', '--seed', 'a'], ['q']);
    expect(plain.out).not.toContain('The table is laid');
    expect(plain.out).not.toContain('General Strike');
  });

  it.each([
    ['hegemony', 'sc-no-such-card'],
    ['hegemony', 'taxation'],
    ['hegemony', 'wcx-momentum-for-change'],
    ['tiny', 'card-1'],
  ])('refuses to lay what has no place at a table of %s: %s', async (game, component) => {
    const { code, err } = await polity(['play', game, '--lay', component]);
    expect(code).toBe(2);
    expect(err).toContain(`"${component}" has no place at a table with these options; polity catalog ${game}`);
  });

  it('stops where the input ends, and that is fine', async () => {
    const { code, out } = await type('3');
    expect(code).toBe(0);
    expect(out).toContain('The input ends here; the game is not over.');
  });

  it('stops when asked to', async () => {
    const { code, out } = await type('q', '3', '0');
    expect(code).toBe(0);
    expect(out).not.toContain('took');
  });

  it.each([
    { typed: ['4'], says: 'Type 1 to 3, or 0 to stop.' },
    { typed: [''], says: 'Type 1 to 3' },
    { typed: ['-1'], says: 'Type 1 to 3' },
    { typed: ['constructor'], says: 'Type 1 to 3' },
    { typed: ['3', '1,2,3'], says: 'Type 0 to 2 of the numbers 1 to 3' },
    { typed: ['3', '1,9'], says: 'Type 0 to 2 of the numbers 1 to 3' },
    { typed: ['3', '2,2'], says: 'Each number can be picked once.' },
    { typed: ['3', '0', '5'], says: 'Type an amount from 0 to 4.' },
    { typed: ['3', '0', '1.5'], says: 'Type an amount from 0 to 4.' },
    { typed: ['u'], says: 'There is nothing of yours to take back.' },
    { typed: [...ROUND, 'u'], says: 'Something has come to light since: it cannot be taken back.' },
  ])('answers $typed with a sentence and asks again', async ({ typed, says }) => {
    const { code, out } = await type(...typed);
    expect(code).toBe(0);
    expect(out).toContain(`> ${says}`);
  });

  it('takes back the last answer, or all of a turn', async () => {
    const once = await type('3', '0', 'u');
    expect(once.out.split('ann: take').length - 1).toBe(1);
    expect(once.out.split('ann: lay').length - 1).toBe(2);
    const all = await type('3', '0', 'U');
    expect(all.out.split('ann: take').length - 1).toBe(2);
  });

  it('lets something be put in out of turn', async () => {
    const { out } = await type('t', '1', 't', '3', 't', '0', '1', '0');
    expect(out).toContain('Out of turn:\n   1  give: 1\n   0  nothing\nout of turn> ');
    expect(out).toContain('* gave: seat ann\n');
    expect(out).toContain('There is nothing to put in out of turn now.');
    expect(out).toContain('Nothing was put in.');
    expect(out).toContain('an amount from 0 to 3;');
  });

  it('saves a table that can be replayed, and overwrites no file that it has not written', async () => {
    const path = join(folder, 'saved table.json');
    const { out } = await type('3', `s ${path}`, '0', `s ${path}`);
    expect(out.split('Saved to').length - 1).toBe(2);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ game: 'tiny', seed: 'table' });
    expect((await polity(['replay', path])).out).toContain('same: tiny, 2 entries');
    const before = await readFile(path, 'utf8');
    expect((await type(`s ${path}`)).out).toContain('there is a file of that name already');
    expect(await readFile(path, 'utf8')).toBe(before);
    expect((await type(`s ${join(folder, 'no', 'where.json')}`)).out).toContain('there is no such file or folder');
  });

  it('explains itself', async () => {
    const { out } = await type('?');
    for (const word of ['take back', 'out of turn', 'save', 'quit']) expect(out).toContain(word);
  });

  it('takes the seat that is asked for', async () => {
    const { out } = await polity(['play', 'tiny', '--as', 'bob', '--seats', '3'], ['1']);
    expect(out).toContain('you are bob; ann, cyd played by random');
    expect(out).toContain('bob: take');
    expect(out).not.toContain('ann: take');
  });

  it('says when the rules break', async () => {
    const { code, err } = await polity(['play', 'brittle', '--seed', 'x'], ['1', '0', '0']);
    expect(code).toBe(1);
    expect(err).toContain('the rules broke: brittle, version 2: snap (seed x)');
    expect(err).toMatch(/Error: snap\n +at .*tiny\.ts:\d+/);
  });

  it.each([2, 3, 4])('plays Lantern Market to its end with %i seats, within 100 columns', async (seats) => {
    const seat = lanternMarket.seats({ seats: seats as 2 | 3 | 4, nights: 4 })[1] as string;
    // Wrong lines only ask again: typing 1 and 0 in turn answers everything sooner or later.
    const lines = Array.from({ length: 400 }, (_, i) => (i % 3 === 2 ? '0' : '1'));
    const argv = ['play', 'lantern-market', '--seats', String(seats), '--as', seat, '--seed', 'market'];
    const { code, out } = await polity(argv, lines);
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
    const widths = out
      .split('\n')
      .slice(3)
      .map((line) => line.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(100);
  });

  it('offers the first game there is', async () => {
    expect((await polity(['play', '--seed', 'x'])).out).toContain('tiny: you are ann');
  });
});
