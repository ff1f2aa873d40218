/**
 * The pictograms of game-icons.net that cards use, and no others: a JSON file that names icons, imported with the query
 * `?pictograms`, is the path of each of them by name. Icons are CC BY 3.0; who drew them stands on the page About.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { compactPath } from './compact-path.js';

const QUERY = '?pictograms';
const ICONS = '@iconify-json/game-icons/icons.json';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export function pictograms(): Plugin {
  return {
    name: 'pictograms',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const paths = JSON.stringify(pathsOf(iconsNamedIn(JSON.parse(readFileSync(file, 'utf8')))));
      return { code: `export default JSON.parse(${JSON.stringify(paths)});`, map: null, moduleType: 'js' };
    },
  };
}

/** Every icon that is named, wherever it is named in the file. */
export function iconsNamedIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'icon' in data && typeof data.icon === 'string' ? [data.icon] : [];
  return [...new Set([...own, ...Object.values(data).flatMap(iconsNamedIn)])].sort();
}

/** The path of each icon, on a field of 512 by 512. */
export function pathsOf(names: readonly string[]): Readonly<Record<string, string>> {
  const set = createRequire(import.meta.url)(ICONS) as IconSet;
  return Object.fromEntries(
    names.map((name) => {
      const path = / d="([^"]+)"/.exec(set.icons[name]?.body ?? '')?.[1];
      if (path === undefined) throw new Error(`there is no icon ${name} in ${ICONS}`);
      return [name, compactPath(path)];
    }),
  );
}
