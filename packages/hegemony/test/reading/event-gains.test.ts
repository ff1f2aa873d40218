/** What events bring and cost. */
import { describe, expect, it } from 'vitest';
import '../../src/modules/index.js';
import { EVENTS } from '../../src/modules/base/event-cards.js';
import { eventGains, eventLoss, sharedGains } from '../../src/reading/event-gains.js';

describe('an event', () => {
  it('may let the State pick two classes to lose Legitimacy with', () => {
    expect(eventLoss('ev-fear-of-deflation')).toMatchObject({ lost: 1, two: true });
    expect(eventLoss('ev-drought')).toEqual({ classes: ['working', 'capitalist'], lost: 1, two: false });
  });

  it('is told in one sign for classes that bring the same', () => {
    expect(sharedGains('ev-civil-unrest').map(({ classes }) => classes)).toEqual([['working', 'capitalist']]);
    expect(sharedGains('ev-demand-for-pension-reform').map(({ classes }) => classes)).toEqual([
      ['working'],
      ['middle'],
    ]);
  });

  it('brings something, whichever it is, and costs something', () => {
    for (const id of Object.keys(EVENTS)) {
      const gains = eventGains(id);
      expect(gains, id).not.toEqual([]);
      for (const { legitimacy, tokens, points } of gains) expect(legitimacy + tokens + points, id).toBeGreaterThan(0);
      expect(eventLoss(id)?.lost, id).toBe(1);
    }
  });
});
