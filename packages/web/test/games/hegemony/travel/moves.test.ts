/** Cards, companies, bills and policies are seen to move, and nothing is told that a seat may not know. */
import type { Company, HegemonyView, Seat } from '@polity/hegemony/page';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../src/games/hegemony/travel/moved.js';
import { movesBetween } from '../../../../src/games/hegemony/travel/moves.js';
import { playRandom, seeds, viewOf } from '../games.js';

/** A view of a game that has been played a little, that can be changed. */
function positionFor(seat: Seat | null): HegemonyView {
  let found: HegemonyView | undefined;
  playRandom(4, 'moves', ({ ask }, run) => {
    if (ask.kind === 'turn' && found === undefined) found = structuredClone(viewOf(run, seat));
  });
  if (found === undefined) throw new Error('no turn came');
  return found;
}

/** What is seen of a change that is made to a position. */
function seenOf(seat: Seat | null, change: (view: HegemonyView) => void, prepare: (view: HegemonyView) => void) {
  const before = positionFor(seat);
  prepare(before);
  const after = structuredClone(before);
  change(after);
  return { moves: movesBetween(before, after), back: movesBetween(after, before) };
}

const card = (of: Seat, id: string | null) => ({ kind: 'card', of, card: id });

describe('a card', () => {
  const withHand = (view: HegemonyView) => {
    view.working.hand = ['strike-card', 'other'];
    view.working.discard = [];
  };

  it('of mine flies from its place in the hand to the table, and back when it is taken back', () => {
    const play = (view: HegemonyView) => {
      view.working.hand = ['other'];
      view.working.discard = ['strike-card'];
    };
    const { moves, back } = seenOf('working', play, withHand);
    const what = card('working', 'strike-card');
    expect(moves).toEqual([{ what, amount: 1, from: 'card:strike-card', to: 'table' }]);
    expect(back).toEqual([{ what, amount: 1, from: 'table', to: 'card:strike-card' }]);
  });

  it('that I draw comes from my pile to its place', () => {
    const draw = (view: HegemonyView) => {
      view.working.hand = ['strike-card', 'other', 'third'];
      view.working.deck--;
    };
    expect(seenOf('working', draw, withHand).moves).toEqual([
      { what: card('working', 'third'), amount: 1, from: 'hand:working', to: 'card:third' },
    ]);
  });

  it('of another is seen when it is played, and only counted when it is drawn', () => {
    const prepare = (view: HegemonyView) => {
      view.capitalist.hand = 7;
      view.capitalist.discard = ['first'];
    };
    const play = (view: HegemonyView) => {
      view.capitalist.hand = 6;
      view.capitalist.discard = ['first', 'played'];
    };
    const draw = (view: HegemonyView) => {
      view.capitalist.hand = 12;
    };
    const unseen = (view: HegemonyView) => {
      view.capitalist.hand = 6;
    };
    expect(seenOf('working', play, prepare).moves).toEqual([
      { what: card('capitalist', 'played'), amount: 1, from: 'hand:capitalist', to: 'table' },
    ]);
    expect(seenOf('working', draw, prepare).moves).toEqual([
      { what: card('capitalist', null), amount: 5, from: null, to: 'hand:capitalist' },
    ]);
    expect(seenOf('working', unseen, prepare).moves).toEqual([
      { what: card('capitalist', null), amount: 1, from: 'hand:capitalist', to: 'table' },
    ]);
  });

  it('that is shuffled from the discards into the pile does not fly', () => {
    const shuffle = (view: HegemonyView) => {
      view.working.discard = [];
    };
    const prepare = (view: HegemonyView) => {
      view.working.hand = ['other'];
      view.working.discard = ['a', 'b', 'c'];
    };
    expect(seenOf('working', shuffle, prepare).moves).toEqual([]);
  });
});

describe('a company', () => {
  const built = (id: string): Company =>
    ({
      id,
      card: id,
      owner: 'capitalist',
      wage: 1,
      workers: [],
      onStrike: false,
      machinery: false,
    }) as unknown as Company;
  const what = { kind: 'company', company: 'supermarket' };
  const build = (view: HegemonyView) => {
    view.capitalist.market = [];
    view.companies.push(built('supermarket'));
  };

  it('that is built comes from the market, or from nowhere in sight', () => {
    const offered = (view: HegemonyView) => {
      view.companies = view.companies.filter(({ id }) => id !== 'supermarket');
      view.capitalist.market = ['supermarket'];
    };
    const inPile = (view: HegemonyView) => {
      offered(view);
      view.capitalist.market = [];
    };
    expect(seenOf('working', build, offered).moves).toEqual([
      { what, amount: 1, from: 'market:supermarket', to: 'company:supermarket' },
    ]);
    expect(seenOf('working', build, inPile).moves).toEqual([
      { what, amount: 1, from: null, to: 'company:supermarket' },
    ]);
  });

  it('that is sold leaves its place, and one that is taken over moves with it', () => {
    const owned = (view: HegemonyView) => {
      view.companies = [built('supermarket')];
    };
    const sell = (view: HegemonyView) => {
      view.companies = [];
    };
    const nationalize = (view: HegemonyView) => {
      view.companies = [{ ...built('supermarket'), owner: 'state' }];
    };
    const place = 'company:supermarket';
    expect(seenOf('working', sell, owned).moves).toEqual([{ what, amount: 1, from: place, to: null }]);
    expect(seenOf('working', nationalize, owned).moves).toEqual([{ what, amount: 1, from: place, to: place }]);
  });

  it('that is opened or closed on its space stays there', () => {
    const closed = (view: HegemonyView) => {
      view.companies = [];
      view.state.closed = ['supermarket'];
    };
    const open = (view: HegemonyView) => {
      view.companies = [{ ...built('supermarket'), owner: 'state' }];
      view.state.closed = [];
    };
    const { moves, back } = seenOf('working', open, closed);
    expect([moves, back]).toEqual([[], []]);
  });
});

describe('a bill', () => {
  it('comes from its owner, and returns when it has passed and the policy moves', () => {
    const prepare = (view: HegemonyView) => {
      view.bills.taxation = null;
      view.policies.taxation = 'A';
    };
    const propose = (view: HegemonyView) => {
      view.bills.taxation = { by: 'middle', section: 'B' };
    };
    const pass = (view: HegemonyView) => {
      view.bills.taxation = null;
      view.policies.taxation = 'B';
    };
    const bill = { kind: 'bill', of: 'middle' };
    expect(seenOf('working', propose, prepare).moves).toEqual([
      { what: bill, amount: 1, from: 'bills:middle', to: 'policy:taxation:B' },
    ]);
    const proposed = (view: HegemonyView) => {
      prepare(view);
      propose(view);
    };
    expect(seenOf('working', pass, proposed).moves).toEqual([
      { what: bill, amount: 1, from: 'policy:taxation:B', to: 'bills:middle' },
      { what: { kind: 'policy' }, amount: 1, from: 'policy:taxation:A', to: 'policy:taxation:B' },
    ]);
  });

  it("marker that protects a policy comes from its owner's board, and returns there", () => {
    const protect = (view: HegemonyView) => {
      view.signs = [{ policy: 'taxation', by: 'middle' }];
      view.middle.bills--;
    };
    const { moves, back } = seenOf(null, protect, (view) => {
      view.policies.taxation = 'A';
    });
    const what = { kind: 'bill', of: 'middle' };
    expect(moves).toEqual([{ what, amount: 1, from: 'bills:middle', to: 'policy:taxation:A' }]);
    expect(back).toEqual([{ what, amount: 1, from: 'policy:taxation:A', to: 'bills:middle' }]);
  });
});

describe('whole games', () => {
  it('are seen to move without naming a card that a seat does not know', () => {
    const kinds = new Set<string>();
    for (const { seats, seed } of seeds(3, 'moves')) {
      for (const eyes of [null, 'working'] as const) {
        let before: HegemonyView | undefined;
        playRandom(seats, seed, (_asked, run) => {
          const after = structuredClone(viewOf(run, eyes));
          for (const move of before ? movesBetween(before, after) : []) {
            kinds.add(move.what.kind);
            expect(isKnown(move, after), `${seed}: ${JSON.stringify(move)}`).toBe(true);
          }
          before = after;
        });
      }
    }
    expect([...kinds].sort()).toEqual(['bill', 'card', 'company', 'cube', 'money', 'policy', 'resource', 'worker']);
  });
});

function isKnown({ what }: Move, view: HegemonyView): boolean {
  if (what.kind !== 'card' || what.card === null) return true;
  const { hand, discard } = view[what.of];
  return discard.includes(what.card) || (typeof hand !== 'number' && hand.includes(what.card));
}
