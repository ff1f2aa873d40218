/** Reads the words that packages bring: JSON files in a package's folder `words/<language>`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { languagesFor, type Messages } from '@polity/words';

const require = createRequire(import.meta.url);

/** The messages of a package, those of the wanted language before those that it falls back to. */
export function messagesOf(name: string, language: string): readonly Messages[] {
  const folder = folderOf(name);
  return folder === undefined ? [] : languagesFor(language).flatMap((layer) => read(join(folder, 'words', layer)));
}

/** Where a package lies; a game from elsewhere may have none here. */
function folderOf(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function read(folder: string): readonly Messages[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages);
}
