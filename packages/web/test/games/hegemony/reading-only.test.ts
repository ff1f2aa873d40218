/** What is built of Hegemony for the page: it reads and advises as the rules do, and the rules that play come with advice only. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Advising from '@polity/hegemony/advice';
import { advise } from '@polity/hegemony/advice';
import type * as Modules from '@polity/hegemony/modules';
import type * as Page from '@polity/hegemony/page';
import { forecast, isPlayableIn } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playRandom, seeds } from '../../../../hegemony/test/games.js';
import { readingOnly, withoutPlay } from '../../../scripts/reading-only.js';

const source = (file: string) => fileURLToPath(new URL(`../../../../hegemony/src/${file}`, import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'reading-only-'));
/** Who loads advice as the page does: by itself, and not with the board. */
const HINTS = join(outDir, 'hints.ts');
let chunks: readonly Rolldown.OutputChunk[];

beforeAll(async () => {
  writeFileSync(HINTS, `export const load = () => import(${JSON.stringify(source('advice/advise.ts'))});`);
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [readingOnly()],
    resolve: { conditions: ['polity-source', ...defaultClientConditions] },
    build: {
      outDir,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: {
          page: source('page.ts'),
          telling: source('telling/index.ts'),
          modules: source('modules/as-wanted.ts'),
          hints: HINTS,
        },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  chunks = built.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
});

afterAll(() => rmSync(outDir, { recursive: true }));

/** What is loaded at once with the page's board. */
function chunksAtOnce(): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const other of byName.get(name)?.imports ?? []) add(other);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) add(fileName);
  return chunks.filter(({ fileName }) => seen.has(fileName));
}

const MODULES = {
  'new-actions': true,
  'alternative-events': true,
  'crisis-response': true,
  'hidden-agendas': true,
  'historical-events': 3,
};

function built<Module>(file: string): Promise<Module> {
  return import(/* @vite-ignore */ pathToFileURL(join(outDir, file)).href) as Promise<Module>;
}

/** The files of Hegemony of which something is in there. */
function filesAtOnce(): readonly string[] {
  return chunksAtOnce().flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [id.replace(/^.*\/hegemony\/src\//, '')] : [],
    ),
  );
}

/** Demonstrations and food; the policies that the IMF imposes; what a crisis brings. */
const IN_PRODUCTION = [
  ...['demonstration-loss', 'food-source', 'food-amount'],
  ...['open-public-company', 'close-public-company', 'staff-public-company', 'staff-class', 'staff-worker'],
  ...['set-wage', 'adjust-wage', 'adjust-price'],
  ...['card-worker', 'strike'],
];

describe('Hegemony as the page has it', () => {
  it('is loaded without advice, lessons, reference, Automas and the rules of other boxes', () => {
    const files = filesAtOnce();
    expect(files).toContain('modules/base/working.ts');
    const later =
      /^(?:advice|lessons|reference)\/|^modules\/automa\/|^modules\/[a-z-]+\/(?:index|respond|claims|look-over)\.ts$/;
    expect(files.filter((file) => later.test(file) && !file.startsWith('modules/base/'))).toEqual([]);
    expect(files.filter((file) => /ciphers|hashes/.test(file))).toEqual([]);
  });

  it('asks nothing but what the Production Phase may ask', () => {
    const kinds = chunksAtOnce().flatMap(({ code }) =>
      [...code.matchAll(/\bt\.ask\w*\(\s*[^,]+,\s*["']([\w-]+)["']/g)].map(([, kind]) => kind),
    );
    expect([...new Set(kinds)].sort()).toEqual([...IN_PRODUCTION].sort());
  });

  it('foretells and reads what the rules would, with a module once it is there', async () => {
    const page = await built<typeof Page>('page.js');
    const options = MODULES;
    await (await built<typeof Modules>('modules.js')).bringInFor(options);
    let turns = 0;
    const compare = ({ ask, view }: { ask: AskDescription; view: Page.HegemonyView }) => {
      if (ask.kind !== 'turn' || turns++ % 4 > 0) return;
      expect(page.forecast(view)).toEqual(forecast(view));
      const { hand } = view[view.turn.seat];
      for (const card of Array.isArray(hand) ? hand : []) {
        expect(page.isPlayableIn(view, card)).toBe(isPlayableIn(view, card));
      }
    };
    for (const { seats, seed } of seeds(3, 'reading')) {
      playRandom(seats, seed, compare);
      playRandom(4, seed, compare, options);
    }
    expect(turns).toBeGreaterThan(500);
  });

  it('advises what the rules would, as advice tries out what it says', async () => {
    const { load } = await built<{ load(): Promise<typeof Advising> }>('hints.js');
    const page = await load();
    await page.bringInFor(MODULES);
    let asks = 0;
    const compare = ({ ask, view }: { ask: AskDescription; view: Page.HegemonyView }) => {
      if (asks++ % 8 > 0) return;
      expect(page.advise(ask, view), `${ask.kind} ${ask.version}`).toEqual(advise(ask, view));
    };
    for (const { seats, seed } of seeds(3, 'advising')) {
      playRandom(seats, seed, compare);
      playRandom(4, seed, compare, MODULES);
    }
    expect(asks).toBeGreaterThan(2000);
  });
});

describe('code without play', () => {
  it('keeps everything but what is in generators', () => {
    expect(withoutPlay('const a = { *play(t) { yield* ask(function* () { yield 1; }); }, can: () => true };')).toBe(
      'const a = { *play(t) {}, can: () => true };',
    );
  });
});
