/** Two Doors: a game without a `seats` option, without words and without a board, whose rules break on one answer. */

const ROUNDS = 3;

export const twoDoors = {
  id: 'two-doors',
  rules: 1,
  options: { rounds: { values: [ROUNDS] } },
  seats: () => ['porter', 'guest'],
  setup: () => ({ opened: 0 }),
  *play(t) {
    while (t.state.opened < ROUNDS) {
      const door = yield* t.ask('porter', 'door', () => ['oak', 'rusty']);
      if (door === 'rusty') throw new Error('the hinge behind the curtain is missing');
      yield* t.ask('guest', 'thanks', () => ['bow', 'nod']);
      t.state.opened++;
      t.log('opened', { door });
      yield* t.checkpoint();
    }
  },
  view: ({ opened }) => ({ opened }),
  standings: ({ opened }) => [
    { seat: 'porter', place: 1, score: opened, won: true, points: [{ source: 'doors', round: 1, amount: opened }] },
    { seat: 'guest', place: 2, score: 0, won: false, points: [] },
  ],
};
