/** What the program touches of the world around it: where it reads, where it writes, which games and bots there are. */
import { bots } from '@polity/bots';
import type { Bot, Game } from '@polity/kernel';
import { games } from './games.js';

export interface Writer {
  write(text: string): unknown;
  /** Whether somebody is looking at it in a terminal. */
  readonly isTTY?: boolean;
  /** How many characters a line has there, if that is known. */
  readonly columns?: number | undefined;
  /** Whether bold type can be seen there, and is wanted. */
  readonly bold?: boolean;
}

export interface World {
  readonly input: NodeJS.ReadableStream;
  readonly output: Writer;
  readonly errors: Writer;
  readonly games: Readonly<Record<string, Game>>;
  readonly bots: Readonly<Record<string, Bot>>;
  /** What the threads import in which a server's bots think; they think in the server's own thread without it. */
  readonly threads?: string;
  /** Resolves when the program shall come to its end. */
  toldToStop(): Promise<void>;
}

export function realWorld(): World {
  const { stdin, stdout, stderr } = process;
  const threads = new URL('./registry.js', import.meta.url).href;
  return { input: stdin, output: terminal(stdout), errors: stderr, games, bots, threads, toldToStop };
}

/** A stream that tells of its terminal; who sets NO_COLOR wants plain text there. */
function terminal(stream: NodeJS.WriteStream): Writer {
  return {
    write: (text) => stream.write(text),
    isTTY: stream.isTTY,
    get columns() {
      return stream.columns;
    },
    bold: stream.isTTY && !process.env.NO_COLOR,
  };
}

function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** Prints the one document that `--json` promises. */
export function printJson(output: Writer, document: unknown): void {
  output.write(`${JSON.stringify(document, undefined, 2)}\n`);
}
