/** What looking ahead finds out: for my own question among bots, and for everything once the game is over. */
import { type Game, type Looked, parseOptions, type Reckoning, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { weighed } from '../src/bots/decide.js';
import type { AnalysisState, Problem } from '../src/wire.js';
import { judged } from './judged.js';
import { Browser, startServer, twoPeople } from './support.js';

const games = { [judged.id]: judged };
const bot = { bot: 'random' };

describe('weighing a question', () => {
  it('is done for who is asked, among bots', async () => {
    const { url } = await startServer({ games });
    const ann = new Browser(url);
    const { id } = await ann.newTable({ options: { nights: 3 }, seats: { amber: 'me', jade: bot }, start: true });
    const weighing = await ann.post<{ reckoning: Reckoning }>(`/api/tables/${id}/weighing`, { seat: 'amber' });
    expect(weighing.status).toBe(200);
    expect(weighing.body.reckoning.seat).toBe('amber');
    expect(weighing.body.reckoning.answers.length).toBeGreaterThan(1);
    const other = await ann.post<Problem>(`/api/tables/${id}/weighing`, { seat: 'jade' });
    expect(other).toMatchObject({ status: 403, body: { error: 'not-your-seat' } });
    const stranger = await new Browser(url).post<Problem>(`/api/tables/${id}/weighing`, { seat: 'amber' });
    expect(stranger.status).toBe(403);
    const early = await ann.post<Problem>(`/api/tables/${id}/analysis`);
    expect(early).toMatchObject({ status: 409, body: { error: 'not-over' } });
  });

  it('has the quick hint among its answers, however little that promises', () => {
    const scales = { worlds: 1, inAll: 2, milliseconds: 1000 };
    const answersWhere = (advised: number) => {
      const advise = () => ({ answer: advised, reason: { kind: 'any', params: {} }, more: [], over: [] });
      const game: Game = { ...judged, advise };
      const table = Table.open(game, parseOptions(game, { nights: 3 }), 'hinted', 'fast');
      const seat = table.asks()[0]?.seat ?? '';
      const registry = { games: { [game.id]: game }, bots: {} };
      return weighed({ game: game.id, saved: table.save(), seat, scales }, registry)?.answers ?? [];
    };
    for (const advised of [0, 1, 2, 3, 4]) expect(answersWhere(advised).map(({ answer }) => answer)).toContain(advised);
  });

  it('is not done among people, nor for a game that cannot judge', async () => {
    const { url } = await startServer({ games });
    const { id, ann } = await twoPeople(url, { options: { nights: 3 } });
    const refused = await ann.post<Problem>(`/api/tables/${id}/weighing`, { seat: 'amber' });
    expect(refused).toMatchObject({ status: 403, body: { error: 'among-people' } });
    const plain = new Browser((await startServer()).url);
    const table = await plain.newTable({ seats: { amber: 'me', jade: bot }, start: true });
    const silent = await plain.post<Problem>(`/api/tables/${table.id}/weighing`, { seat: 'amber' });
    expect(silent).toMatchObject({ status: 409, body: { error: 'cannot-judge' } });
  });
});

describe('a finished game', () => {
  it('is looked at again, as a whole and at a step', async () => {
    const { url } = await startServer({ games });
    const ann = new Browser(url);
    const { id } = await ann.newTable({ options: { nights: 3 }, seats: { amber: bot, jade: bot }, start: true });
    const socket = ann.open(id);
    await socket.until(() => socket.last('position')?.over);
    const ask = () => ann.post<AnalysisState>(`/api/tables/${id}/analysis`).then(({ body }) => body);
    let state = await ask();
    while (state.found === null && !state.failed) state = await ask();
    expect(state.failed).toBe(false);
    for (const { cost, reckoning } of state.found ?? []) {
      expect(cost).toBeGreaterThanOrEqual(1);
      expect(reckoning.answers.length).toBeGreaterThan(1);
    }
    const step = await ann.post<{ looked: Looked }>(`/api/tables/${id}/analysis/0`);
    expect(step.body.looked).toMatchObject({ step: 0, ask: { kind: 'bid' } });
  });
});
