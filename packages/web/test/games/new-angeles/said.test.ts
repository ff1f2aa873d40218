/** Who is meant where the page speaks of somebody: in the log, and while it waits. */
import { newAngeles } from '@polity/new-angeles';
import { describe, expect, it } from 'vitest';
import { waitedFor } from '../../../src/shell/ask/ask-bar.js';
import { actorOf } from '../../../src/shell/log/log-line.js';
import { newAngelesWords } from './words.js';

const params = { id: 1, from: 'player-1', to: 'player-2' };

describe('a line of the log', () => {
  it('has the mark of who declines a trade, and not of who offered it', () => {
    expect(actorOf({ kind: 'trade-declined', params }, newAngelesWords)[0]).toBe('player-2');
    expect(actorOf({ kind: 'trade-offered', params }, newAngelesWords)[0]).toBe('player-1');
  });

  it('ends with the mark of a name that has one', () => {
    const told = (event: string) => newAngelesWords.log({ kind: 'event', params: { event } });
    expect(told('pistoleros-hit-squads-strike')).toBe('Event: Pistoleros Hit Squads Strike!');
    expect(told('beanstalk-owned-by-mob')).toBe('Event: Beanstalk Owned By Mob?');
    expect(told('earthquake-rocks-city')).toMatch(/\.$/);
    const cards = ['earthquake-rocks-city', 'tri-maf-leaders-unite'];
    expect(newAngelesWords.log({ kind: 'events-seen', params: { cards } })).toMatch(/ and Tri-Maf Leaders Unite!$/);
    // No other card is told of at the end of a sentence with a mark of its own.
    const marked = Object.entries(newAngeles.catalog?.() ?? {}).filter(([, cards]) =>
      cards.some(({ name }) => /[!?]$/.test(String(name))),
    );
    expect(marked.map(([group]) => group)).toEqual(['events']);
  });

  it('tells an investment once: what is turned up, and then what it pays', () => {
    const scored = (capital: number) =>
      newAngelesWords.log({
        kind: 'investment-scored',
        params: { seat: 'player-1', investment: 'orgcrime-investment', capital },
      });
    expect(scored(5)).not.toMatch(/5/);
    expect(scored(0)).toMatch(/pays nothing/);
  });
});

describe('whom the table waits for', () => {
  const say = (key: string) => key;

  it('is not named to himself', () => {
    expect(waitedFor({ deciding: ['player-1'], seats: [] }, 'player-1', newAngelesWords, say)).toBe('ask.waitYou');
    expect(waitedFor({ deciding: ['player-1'], seats: [] }, 'player-2', newAngelesWords, say)).toBe('ask.wait');
    expect(waitedFor({ deciding: ['player-1'], seats: [] }, null, newAngelesWords, say)).toBe('ask.wait');
    expect(waitedFor({ deciding: [], seats: [] }, 'player-1', newAngelesWords, say)).toBe('ask.waitNobody');
  });

  it('is called by name, where it is somebody who has said it', () => {
    const told = (key: string, params: object = {}) => `${key} ${JSON.stringify(params)}`;
    const waited = (name: string) => {
      const holder = { kind: 'person', name, you: false, connected: true } as const;
      const table = { deciding: ['player-1'], seats: [{ seat: 'player-1', holder }] };
      return waitedFor(table, 'player-2', newAngelesWords, told);
    };
    expect(waited('Ben')).toMatch(/ask\.waitFor.*Ben/);
    expect(waited('')).not.toMatch(/ask\.waitFor/);
  });
});
