/** What a seat, or a spectator, may know: everything but the other hands and what lies face down. */
import { contentsOf } from './modules.js';
import type { Seat } from './names.js';
import type { Board, HegemonyState } from './state.js';

/** A board as others see it: hands and piles are numbers. */
export type BoardView<B extends Board> = Omit<B, 'hand' | 'deck' | 'companyDeck' | 'eventDeck' | 'agendaDeck'> & {
  hand: string[] | number;
  deck: number;
};

export type HegemonyView = Omit<HegemonyState, Seat | 'exports' | 'deals' | 'immigration'> & {
  exports: { current: string; deck: number; discard: string[] };
  deals: { open: string[]; deck: number; discard: string[] };
  immigration: number;
  working: BoardView<HegemonyState['working']>;
  middle: BoardView<HegemonyState['middle']> & { companyDeck: number };
  capitalist: BoardView<HegemonyState['capitalist']> & { companyDeck: number };
  state: BoardView<HegemonyState['state']> & { eventDeck: number; agendaDeck: number };
};

export function view(state: HegemonyState, seat: Seat | null): HegemonyView {
  const { exports, deals, immigration, working, middle, capitalist, state: stateBoard } = state;
  const hidden = (of: Seat) => ({
    hand: of === seat ? state[of].hand : state[of].hand.length,
    deck: state[of].deck.length,
  });
  const seen: HegemonyView = {
    ...state,
    exports: { ...exports, deck: exports.deck.length },
    deals: { ...deals, deck: deals.deck.length },
    immigration: immigration.length,
    working: { ...working, ...hidden('working') },
    middle: { ...middle, ...hidden('middle'), companyDeck: middle.companyDeck.length },
    capitalist: { ...capitalist, ...hidden('capitalist'), companyDeck: capitalist.companyDeck.length },
    state: {
      ...stateBoard,
      ...hidden('state'),
      eventDeck: stateBoard.eventDeck.length,
      agendaDeck: stateBoard.agendaDeck.length,
    },
  };
  for (const { view: seenOf } of contentsOf(state).manifests) if (seenOf) Object.assign(seen, seenOf(state, seat));
  return seen;
}
