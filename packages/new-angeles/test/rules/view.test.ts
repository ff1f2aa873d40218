/** What is open and what is hidden (H). */
import { clone, seededRandom, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../src/data/events.js';
import { newAngeles } from '../../src/index.js';
import { carryOut } from '../../src/rules/actions/index.js';
import { resolveDeal } from '../../src/rules/deal/deal.js';
import { imagine } from '../../src/rules/imagine.js';
import { endOfTurn } from '../../src/rules/round/end-of-turn.js';
import type { NewAngelesState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import {
  askAfter,
  carry,
  deal,
  dealing,
  emptyDeal,
  holds,
  owns,
  perform,
  position,
  type Scripted,
} from '../support.js';

describe('a view', () => {
  it('shows a hand to its player and its size to all', () => {
    const state = holds(position(), 'player-2', 'liquidation', 'clean-slate');
    expect(view(state, 'player-2').players['player-2'].hand).toEqual(['liquidation', 'clean-slate']);
    for (const other of ['player-1', null] as const) {
      expect(view(state, other).players['player-2']).toMatchObject({ hand: null, handCount: 2 });
    }
  });

  it('shows rivals and investments to their players alone', () => {
    const state = position((s) => {
      s.players['player-2'].investment = 'short-sale';
      s.players['player-2'].rival = 'federalist';
    });
    expect(view(state, 'player-2').players['player-2']).toMatchObject({
      investment: 'short-sale',
      rival: 'federalist',
    });
    expect(view(state, 'player-1').players['player-2']).toMatchObject({
      investment: null,
      hasInvestment: true,
      rival: null,
    });
    expect(view(state, 'player-1').underBoard).toBeNull();
  });

  it('shows every rival when the game is over', () => {
    const state = position((s) => {
      s.phase = 'over';
      s.ending = 'demand';
    });
    const seen = view(state, null);
    expect(state.seats.map((seat) => seen.players[seat].rival)).toEqual(
      state.seats.map((seat) => state.players[seat].rival),
    );
    expect(seen.underBoard).toBe('federalist');
  });

  it('shows how many support cards lie where and whose, and their faces to who put them there', () => {
    const state = position((s) => {
      s.deal = {
        ...emptyDeal(),
        support: { 'player-2': { side: 'main', cards: ['liquidation'], blind: 'puff-piece' } },
      };
    });
    expect(view(state, 'player-2').deal?.support).toEqual({
      'player-2': { side: 'main', count: 2, cards: ['liquidation'], blind: 'media' },
    });
    expect(view(state, 'player-3').deal?.support).toEqual({
      'player-2': { side: 'main', count: 2, cards: null, blind: 'media' },
    });
  });

  it('shows piles as numbers, and of the event deck the top back', () => {
    const state = position();
    const seen = view(state, 'player-1');
    const top = state.eventDeck.at(-1);
    expect(seen.actionDecks).toEqual({ biotech: 20, construction: 20, labor: 20, media: 20, security: 20 });
    expect(seen).toMatchObject({ discards: 0, turnTrack: state.turnTrack.length, demandDeck: 8, investmentDeck: 12 });
    expect(seen.assetDeck).toEqual({ count: state.assetDeck.length, bottom: [] });
    expect(seen.eventDeck[0]).toEqual({ back: top && EVENTS[top].back, event: null });
    expect(seen.eventDeck.slice(1).every(({ back, event }) => back === null && event === null)).toBe(true);
  });

  it('shows all the backs of three seen events, and the fronts to who has looked', () => {
    const state = position();
    const seen = state.eventDeck.slice(-3).reverse();
    carry(state, 'unorthodox-knowledge', [
      ['event-bottom', seen[0]],
      ['event-top', seen[1]],
    ]);
    const own = view(state, 'player-1').eventDeck;
    expect([own[0]?.event, own[1]?.event, own.at(-1)?.event]).toEqual([seen[1], seen[2], seen[0]]);
    const others = view(state, 'player-2').eventDeck;
    expect([others[0], others[1], others.at(-1)].every((card) => card?.back !== null && card?.event === null)).toBe(
      true,
    );
    expect(others.slice(2, -1).every(({ back }) => back === null)).toBe(true);
  });

  it('shows a hand to "Mr. White" while its card may be taken, and to nobody else', () => {
    const state = holds(owns(position(), 'player-1', 'mr-white'), 'player-2', 'liquidation');
    askAfter(state, endOfTurn, [['end-of-turn', 'mr-white']]);
    expect(view(state, 'player-1').players['player-2'].hand).toEqual(['liquidation']);
    expect(view(state, 'player-3').players['player-2'].hand).toBeNull();
  });
});

describe('knowledge of the event deck', () => {
  it('is lost when another reorders cards that look alike, and kept where the back tells (NA44)', () => {
    const state = position((s) => {
      s.eventDeck = [
        ...s.eventDeck.filter((id) => !(TOP as readonly string[]).includes(id)),
        ...TOP.toReversed(),
      ] as NewAngelesState['eventDeck'];
      s.knownEvents['player-2'] = [...TOP];
    });
    carry(state, 'unorthodox-knowledge', [
      ['event-bottom', TOP[0]],
      ['event-top', TOP[2]],
    ]);
    expect(state.knownEvents['player-2']).toEqual([TOP[2]]);
    expect(state.knownEvents['player-1']).toEqual([...TOP]);
  });
  const TOP = ['welfare-programs-slashed', 'average-wage-falls-again', 'earthquake-rocks-city'] as const;
});

describe('an imagined world', () => {
  it('changes what the seat cannot know and nothing that it sees', () => {
    const state = position((s) => {
      for (const seat of s.seats) holds(s, seat, ...s.actionDecks.labor.slice(-2), ...s.actionDecks.media.slice(-1));
      s.discards = s.actionDecks.biotech.splice(0, 6);
    });
    const hands = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const world = clone(state);
      imagine(world, 'player-1', seededRandom('fast', `${i}`));
      expect(view(world, 'player-1')).toEqual(view(state, 'player-1'));
      expect(newAngeles.check?.(world)).toEqual([]);
      hands.add(JSON.stringify(world.players['player-2'].hand));
    }
    expect(hands.size).toBeGreaterThan(5);
  });

  it.each([
    [2, 'investments', 1],
    [3, 'refresh', 1],
    [5, 'investments', 2],
    [6, 'refresh', 2],
  ] as const)('leaves the demands that are over at the bottom, on space %i in %s', (round, phase, over) => {
    const state = position((s) => Object.assign(s, { round, phase }));
    const worlds = Array.from({ length: 20 }, (_, i) => {
      const world = clone(state);
      imagine(world, 'player-1', seededRandom('fast', `${i}`));
      return world.demandDeck;
    });
    for (const deck of worlds) expect(deck.slice(0, over)).toEqual(state.demandDeck.slice(0, over));
    expect(new Set(worlds.map((deck) => deck[over])).size).toBeGreaterThan(3);
  });
});

describe('the log', () => {
  it('tells drawn cards to who draws them, and from which deck to all', () => {
    const { log } = carry(position(), 'full-deployment', [
      ['player', 'player-2'],
      ['draw-type', 'security'],
    ]);
    expect(log).toContainEqual({ kind: 'drew', params: { seat: 'player-2', type: 'security', count: 5 } });
    expect(log.filter(({ kind }) => kind === 'drew-cards').every(({ to }) => to?.join() === 'player-2')).toBe(true);
  });

  it('never tells support cards or discards (NA58)', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      holds(s, 'player-2', 'liquidation', 'clean-slate');
    });
    const { log } = deal(state, [
      ['main-offer', 'spin-doctors'],
      ['counteroffer', null],
      ['support', 'main'],
      ['support-cards', ['liquidation']],
    ]);
    expect(JSON.stringify(log)).not.toContain('liquidation');
  });

  it('tells nobody which card was stolen but the two', () => {
    const state = holds(owns(position(), 'player-1', 'mr-white'), 'player-2', 'liquidation');
    const script: Scripted[] = [
      ['end-of-turn', 'mr-white'],
      ['steal-card', 'liquidation'],
    ];
    const { log } = perform(state, endOfTurn, script);
    const told = log.filter(({ params }) => JSON.stringify(params).includes('liquidation'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ to }) => to !== undefined && !to.includes('player-3'))).toBe(true);
  });
});

describe('nobody is asked in a way that tells what he holds', () => {
  it('a player with cards is asked for support whatever they are, and one without is not', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      holds(s, 'player-3', 'liquidation', 'liquidation');
    });
    const asked = askAfter(state, resolveDeal, [
      ['main-offer', 'spin-doctors'],
      ['counteroffer', null, 'player-3'],
    ]);
    expect(asked).toMatchObject({ seat: 'player-3', kind: 'support' });
  });

  it('the events are chosen even where two look alike', () => {
    const ask = askAfter(
      position((s) => {
        s.deal = emptyDeal();
      }),
      (t) => carryOut(t, { seat: 'player-1', card: 'unorthodox-knowledge', declared: null }),
    );
    expect(ask.options).toHaveLength(3);
  });

  it('all choose their investments at once, and who has chosen does not show', () => {
    const table = Table.open(newAngeles, { seats: 6 }, 'secret', 'fast');
    while (table.state.phase !== 'investments') {
      const [ask] = table.asks();
      if (ask) table.submit({ seat: ask.seat, version: ask.version, answer: ask.options[0] });
    }
    const before = { deciding: table.deciding(), view: table.view('player-2') };
    const ask = table.askOf('player-1');
    table.submit({ seat: 'player-1', version: ask?.version ?? -1, answer: ask?.options[0] });
    expect({ deciding: table.deciding(), view: table.view('player-2') }).toEqual(before);
  });
});
