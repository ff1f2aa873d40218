/** What is chosen for the city and has not happened yet, as marks on its map. */

import { randomBot } from '@polity/bots';
import { seededRandom, situationAt, Table } from '@polity/kernel';
import { type NewAngelesState, newAngeles } from '@polity/new-angeles';
import type { NewAngelesView } from '@polity/new-angeles/page';
import { describe, expect, it } from 'vitest';
import type { OpenAsk } from '../../../src/board/board-rules.js';
import { type Meant, meantOf, NOTHING_MEANT } from '../../../src/games/new-angeles/meant.js';

const table = Table.open(newAngeles, { seats: 4 }, 'meant');
const view = structuredClone(table.view(null)) as NewAngelesView;

function asked(kind: string, about: object, type: OpenAsk['type'] = 'one'): OpenAsk {
  return { seat: 'player-1', kind, type, options: [], min: 0, max: 2, canStop: true, about: about as OpenAsk['about'] };
}

function city(changes: Partial<Record<keyof NewAngelesView['city'], object>>): NewAngelesView {
  const changed = structuredClone(view);
  for (const [district, there] of Object.entries(changes)) Object.assign(changed.city[district as 'manta'], there);
  return changed;
}

const empty = { android: false, illness: false, outage: false, development: false, unrest: 'stable' };
const nobody = { 'human-first': false, orgcrime: false, prisec: false };

describe('What is chosen for the city', () => {
  it('is nothing while nothing is asked, or nothing of the city', () => {
    expect(meantOf(null, [], view)).toBe(NOTHING_MEANT);
    expect(meantOf(asked('support', {}), ['main'], view)).toEqual(NOTHING_MEANT);
  });

  it('moves androids: those named before, and the one in hand', () => {
    const card = 'labor-solutions';
    const moves = [{ from: 'quinde', to: 'manta' }];
    expect(meantOf(asked('move-android', { card, moves }), ['nihongai'], view)).toEqual({
      ...NOTHING_MEANT,
      moves,
      from: 'nihongai',
    });
    const to = asked('android-to', { card, moves, from: 'nihongai' });
    expect(meantOf(to, [], view)).toEqual({ ...NOTHING_MEANT, moves, from: 'nihongai' });
    expect(meantOf(to, ['la-costa'], view)).toEqual({
      ...NOTHING_MEANT,
      moves: [...moves, { from: 'nihongai', to: 'la-costa' }],
    });
  });

  it('removes pieces, places others and says where unrest would stand', () => {
    const there = city({ manta: { ...empty, ...nobody, unrest: 'strike', orgcrime: true, prisec: false } });
    const seen = (kind: string, about: object, picked: readonly unknown[]): Partial<Meant> =>
      Object.fromEntries(
        Object.entries(meantOf(asked(kind, about), picked, there)).filter(
          ([, marks]) => marks !== null && Object.keys(marks as object).length > 0,
        ),
      );
    const orgcrime = { district: 'manta', piece: 'orgcrime' };
    expect(seen('pieces', { card: 'ruthless-tactics' }, [orgcrime])).toEqual({ goes: [orgcrime] });
    expect(seen('district', { card: 'arrest-orders', step: 'prisec' }, ['manta'])).toEqual({
      goes: [orgcrime],
      comes: [{ district: 'manta', piece: 'prisec' }],
    });
    const before = { removed: [orgcrime], placed: [{ district: 'quinde', piece: 'illness' }] };
    expect(seen('district', { card: 'sweeps-week', step: 'illness', left: 1, before }, ['manta'])).toEqual({
      goes: [orgcrime],
      comes: [...before.placed, { district: 'manta', piece: 'illness' }],
    });
    expect(seen('districts', { card: 'spin-doctors', step: 'unrest' }, ['manta'])).toEqual({
      unrest: { manta: 'protest' },
    });
    expect(seen('lower-unrest', { left: 2, calmed: ['manta'] }, ['manta'])).toEqual({ unrest: { manta: 'stable' } });
    expect(seen('live-feed', {}, [{ district: 'manta', do: 'remove-orgcrime' }])).toEqual({ goes: [orgcrime] });
    // Where it is a strike already it cannot rise.
    expect(seen('districts', { card: 'ruthless-tactics', step: 'unrest' }, ['manta'])).toEqual({});
  });

  it('has a mark for every district and piece that random games choose', () => {
    const chosen = new Set<string>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      const game: Table<NewAngelesState> = Table.open(newAngeles, { seats: 4 }, seed);
      const luck = seededRandom('fast', seed);
      for (let [ask] = game.asks(); ask !== undefined; [ask] = game.asks()) {
        const answer = randomBot.answer(situationAt(game, ask), luck);
        if (['district', 'districts', 'pieces', 'android-to', 'live-feed', 'lower-unrest'].includes(ask.kind)) {
          const picked = Array.isArray(answer) ? answer : answer === null ? [] : [answer];
          const now = game.view(ask.seat) as unknown as NewAngelesView;
          const marks = meantOf(ask, picked, now);
          chosen.add(ask.kind);
          if (picked.length > 0) expect(marks, JSON.stringify(ask.about)).not.toEqual(NOTHING_MEANT);
        }
        if (!game.submit({ seat: ask.seat, version: ask.version, answer }).ok) throw new Error('refused');
      }
    }
    expect(chosen.size).toBeGreaterThan(3);
  });
});
