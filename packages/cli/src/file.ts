/** Files that people name: reading one of unknown size, writing one without losing another. */
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { quoted, UsageError } from './usage.js';

export async function readFileUpTo(file: string, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new UsageError(`${quoted(file)} cannot be read: ${whyNot(error)}`);
  }
  if (size > mostBytes) throw new UsageError(`${quoted(file)} is too large: more than ${mostBytes} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}

/** The lines of a file that may be larger than memory; none of them may be. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new UsageError(`${quoted(file)} cannot be read: ${whyNot(error)}`);
  }
}

/** Writes the file and returns why it could not, if so. A file that is there already is left alone. */
export async function writeNewFile(file: string, text: string, replace: boolean): Promise<string | undefined> {
  try {
    await writeFile(file, text, { flag: replace ? 'w' : 'wx' });
    return undefined;
  } catch (error) {
    return whyNot(error);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not permitted',
  EISDIR: 'it is a folder',
  EEXIST: 'there is a file of that name already',
};

/** What an error of the file system means to a person. */
export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
