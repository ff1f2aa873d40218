import { Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { eventOf, restore } from '../src/tables/history.js';
import { market } from './support.js';

const OFFER = { give: 'gold-1', want: 'azure-2' };

describe('what is put in', () => {
  it('is kept without the version of its question', () => {
    expect(eventOf({ seat: 'amber', version: 7, answer: 1 })).toBe('{"seat":"amber","answer":1}');
    expect(eventOf({ seat: 'amber', interjection: 'offer', value: OFFER })).toBe(
      '{"seat":"amber","interjection":"offer","value":{"give":"gold-1","want":"azure-2"}}',
    );
    expect(eventOf({ seat: 'amber', undo: true, all: false })).toBe('{"seat":"amber","undo":true,"all":false}');
    expect(eventOf('cut')).toBe('{"cut":true}');
  });

  it('comes back from what was kept, whoever wrote it', () => {
    const table = Table.open(market, {}, 'seed');
    const snapshot = { version: table.version, saved: JSON.stringify(table.save()) };
    const offer = JSON.stringify(table.interjections('jade').find(({ kind }) => kind === 'offer')?.options[0]);
    const events = [
      `{"seat":"jade","interjection":"offer","value":${offer}}`,
      '{"seat":"amber","answer":1}',
      '{"seat":"amber","undo":true,"all":false}',
      '{"seat":"amber","answer":2}',
      '{"seat":"jade","answer":0}',
    ].map((event, i) => ({ version: i + 1, event }));
    const { table: restored, cut } = restore(market, { snapshot, events });
    expect({ cut, version: restored.version }).toEqual({ cut: false, version: 5 });
    expect(restored.log(null)).toContainEqual({ kind: 'bids', params: { bids: { amber: 2, jade: 0 } } });
  });
});
