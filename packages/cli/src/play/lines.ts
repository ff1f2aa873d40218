/** What a person types, line by line, from a terminal or from anything else that can be read. */
import { createInterface } from 'node:readline';
import type { World } from '../world.js';

export interface Lines {
  /** The next line after a prompt, or `undefined` when nothing more will come. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function linesOf({ input, output }: World): Lines {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      output.write(prompt);
      const line = await lines.next();
      if (line.done) return undefined;
      return line.value.trim();
    },
    close: () => reader.close(),
  };
}
