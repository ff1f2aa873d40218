/** Effects that cards of several decks have in common: voting cubes that go out of the bag and into it. */
import { STOP } from '@polity/kernel';
import { addCubes, discardDrawn, drawCube, drawCubes, returnDrawn } from '../../rules/bag.js';
import { type Effect, numbered } from '../../rules/cards/card.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { CLASSES, type Class } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';

/** Cubes are shown; some of them may go back to their owners, the rest into the bag. */
export function fakeNews(card: string, seat: Class): Effect {
  return numbered({ shown: 6, most: 4 }, ({ shown, most }) => ({
    *play(t) {
      const { state } = t;
      drawCubes(t, shown);
      const removed = { working: 0, middle: 0, capitalist: 0 };
      for (let i = 0; i < most; i++) {
        const colours = () => CLASSES.filter((of) => state.drawn[of] > 0);
        const of = yield* t.ask(seat, 'remove-cube', colours, { canStop: true, about: { card } });
        if (of === STOP) break;
        discardDrawn(state, of);
        removed[of]++;
      }
      for (const name of CLASSES) returnDrawn(state, name);
      t.log('cubes-removed', removed);
      return undefined;
    },
  }));
}

/**
 * Cubes are shown until so many are not one's own; those are exchanged for one's own, and all go back into the bag. With
 * fewer left of one's own, one picks which are exchanged (H40).
 */
export function interestGroups(card: string, own: Class): Effect {
  return numbered({ exchanged: 3 }, ({ exchanged }) => ({
    can: ({ cubes }) => cubes[own] > 0,
    lacks: 'basic.apply-political-pressure',
    *play(t) {
      showForeignCubes(t, own, exchanged);
      const removed = yield* removeForeignCubes(t, own, card);
      for (const colour of CLASSES) returnDrawn(t.state, colour);
      t.log('cubes-removed', removed);
      addCubes(t, own, removed.working + removed.middle + removed.capitalist);
      return undefined;
    },
  }));
}

/** The colours among the drawn cubes that are not one's own. */
function foreignColours({ drawn }: HegemonyState, own: Class): Class[] {
  return CLASSES.filter((colour) => colour !== own && drawn[colour] > 0);
}

function foreignCount(state: HegemonyState, own: Class): number {
  return foreignColours(state, own).reduce((sum, colour) => sum + state.drawn[colour], 0);
}

/** Draws until so many cubes of others lie open, or no cube is left anywhere. */
function showForeignCubes(t: Hegemony, own: Class, count: number): void {
  while (foreignCount(t.state, own) < count && drawCube(t) !== undefined);
  t.log('cubes-drawn', { ...t.state.drawn });
}

/** Gives drawn cubes back to their owners, one for each of one's own at most; only where that is not all is there a choice. */
function* removeForeignCubes(t: Hegemony, own: Class, card: string): Play<Record<Class, number>> {
  const { state } = t;
  const removed = { working: 0, middle: 0, capitalist: 0 };
  const colours = () => foreignColours(state, own);
  for (let left = Math.min(foreignCount(state, own), state.cubes[own]); left > 0; left--) {
    const isChoice = foreignCount(state, own) > left;
    const colour = isChoice ? yield* t.ask(own, 'remove-cube', colours, { about: { card } }) : (colours()[0] as Class);
    discardDrawn(state, colour);
    removed[colour]++;
  }
  return removed;
}
