/** What the program touches of the world around it: where it reads, where it writes, which games and bots there are. */
import { bots } from '@polity/bots';
import type { Bot, Game } from '@polity/kernel';
import { games } from './games.js';

export interface Writer {
  write(text: string): unknown;
  /** Whether somebody is looking at it in a terminal. */
  readonly isTTY?: boolean;
}

export interface World {
  readonly input: NodeJS.ReadableStream;
  readonly output: Writer;
  readonly errors: Writer;
  readonly games: Readonly<Record<string, Game>>;
  readonly bots: Readonly<Record<string, Bot>>;
}

export function realWorld(): World {
  const { stdin, stdout, stderr } = process;
  return { input: stdin, output: stdout, errors: stderr, games, bots };
}

/** Prints the one document that `--json` promises. */
export function printJson(output: Writer, document: unknown): void {
  output.write(`${JSON.stringify(document, undefined, 2)}\n`);
}
