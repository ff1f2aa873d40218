/** Runs the program as a person would, with what it reads and writes in our hands. */
import { Readable } from 'node:stream';
import { bots } from '@polity/bots';
import type { Bot } from '@polity/kernel';
import { games } from '../src/games.js';
import { main } from '../src/main.js';
import type { Writer } from '../src/world.js';
import { brittle, leaky, tiny } from './tiny.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const stubborn: Bot = { name: 'stubborn', answer: () => 'never' };

export async function polity(
  argv: readonly string[],
  typed: readonly string[] = [],
  terminal: Pick<Writer, 'isTTY' | 'columns' | 'bold'> = {},
  toldToStop: () => Promise<void> = async () => undefined,
): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await main(argv, {
    input: Readable.from(typed.map((line) => `${line}\n`)),
    output: { ...terminal, write: (text) => (out += text) },
    errors: { ...terminal, write: (text) => (err += text) },
    games: { tiny, leaky, brittle, ...games },
    bots: { ...bots, stubborn },
    toldToStop,
  });
  return { code, out, err };
}
