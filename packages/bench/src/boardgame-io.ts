/**
 * The same work for boardgame.io, to compare with: a client that makes moves on a state of a given size, with hands, a
 * deck and discards. Installed for development only.
 */

interface Client {
  readonly moves: { play(index: number): void };
  getState(): { readonly G: Position; readonly ctx: { readonly turn: number } } | null;
}

interface Position {
  readonly seats: { [seat: string]: { hand: string[]; coins: number } };
  deck: string[];
  discards: string[];
}

interface ClientModule {
  Client(config: { game: object; numPlayers: number; debug: false }): Client;
}

/** Plays one game of so many moves. */
export type PlayGame = (moves: number) => void;

/** A player of boardgame.io games whose state has about that many bytes, or `undefined` when it is not installed. */
export async function boardgameIo(seats: number, stateBytes: number): Promise<PlayGame | undefined> {
  const module = await load();
  if (module === undefined) return undefined;
  const game = theirGame(seats, stateBytes);
  return (moves) => {
    const client = module.Client({ game, numPlayers: seats, debug: false });
    for (let move = 0; move < moves; move++) client.moves.play(move % HAND);
    const turns = (client.getState()?.ctx.turn ?? 0) - 1;
    if (turns !== moves) throw new Error(`boardgame.io took ${turns} of ${moves} moves`);
  };
}

/** A game for boardgame.io whose state has about that many bytes; players make one move each in turn. */
export function theirGame(seats: number, stateBytes: number) {
  const start = startingPosition(seats, stateBytes);
  return {
    name: 'market',
    setup: () => structuredClone(start),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { play },
  };
}

const HAND = 5;

/** A move as its documentation writes them: the position is a draft, to be changed in place. */
function play({ G, ctx }: { G: Position; ctx: { currentPlayer: string } }, index: number): void {
  const seat = G.seats[ctx.currentPlayer];
  if (seat === undefined) return;
  G.discards.push(...seat.hand.splice(index, 1));
  if (G.deck.length === 0) {
    G.deck = G.discards;
    G.discards = [];
  }
  seat.hand.push(...G.deck.splice(-1));
  seat.coins++;
}

export function startingPosition(seats: number, stateBytes: number): Position {
  let next = 0;
  const card = () => `card-${next++}`;
  const hand = () => Array.from({ length: HAND }, card);
  const position: Position = {
    seats: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, { hand: hand(), coins: 0 }])),
    deck: [card()],
    discards: [],
  };
  while (JSON.stringify(position).length < stateBytes) position.deck.push(card());
  return position;
}

async function load(): Promise<ClientModule | undefined> {
  const path: string = 'boardgame.io/dist/cjs/client.js';
  try {
    return (await import(path)) as ClientModule;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
