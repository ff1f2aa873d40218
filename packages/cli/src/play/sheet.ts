/** What a game is written on: as wide as the terminal, with bold type where it can be seen. */
import { WIDTH } from '../text.js';
import type { Writer } from '../world.js';

export interface Sheet {
  readonly width: number;
  bold(text: string): string;
}

const NARROWEST = 40;
/** Longer lines are hard to read. */
const WIDEST = 140;

export function sheetOf({ columns = WIDTH, bold = false }: Writer): Sheet {
  return {
    width: Math.max(NARROWEST, Math.min(WIDEST, columns)),
    bold: (text) => (bold && text !== '' ? `\u001b[1m${text}\u001b[22m` : text),
  };
}
