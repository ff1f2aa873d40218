/** A board to be drawn for a test: nobody is asked anything, nothing is on its way, and nothing comes of a press. */
import type { GameWords } from '@polity/words';
import type { BoardProps } from '../../src/games/game-ui.js';

const nothing = () => undefined;

export function boardProps(view: object, words: GameWords, rest: Partial<BoardProps> = {}): BoardProps {
  return {
    view,
    words,
    previewed: null,
    seat: null,
    seats: [],
    ask: null,
    log: [],
    seen: 0,
    pending: false,
    answer: nothing,
    preview: nothing,
    undo: null,
    interjections: [],
    interject: nothing,
    previewInterjection: nothing,
    ...rest,
  };
}
