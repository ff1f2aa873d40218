/** How the page is built: one small first load, each game's words and board on demand, nothing inline (strict CSP). */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { pictograms } from './scripts/pictograms/pictograms.js';
import { readingOnly } from './scripts/reading-only.js';
import { WORDS_LATER as HEGEMONY_LATER } from './src/games/hegemony/words-later.js';
import { WORDS_LATER as NEW_ANGELES_LATER } from './src/games/new-angeles/words-later.js';

/** Lays a compressed copy beside every file, so that the server need not compress while people wait. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (source.length < 1024) continue;
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(source) });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source) });
        }
      },
    },
  };
}

/** Files of words that are loaded by themselves: the page's own, and those of each game. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  web: ['begin', 'over', 'past'],
  hegemony: HEGEMONY_LATER,
  'new-angeles': NEW_ANGELES_LATER,
};

/** Words that are wanted together travel together: what the home page says and what all games say alike; each game's. */
function wordsChunk(file: string): string | null {
  const [, of, language, name] = /([^/]+)\/words\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  if (of === undefined) return null;
  const isOfAll = of === 'web' || of === 'words' || name === 'about';
  if (name !== undefined && LATER[of]?.includes(name)) return `words-${of}-${name}-${language}`;
  return `words-${isOfAll ? 'shell' : of}-${language}`;
}

/**
 * What every table needs at once and its later parts need as well: each would be a file of its own, and many small files
 * weigh more than one.
 */
const TOOLKIT = new RegExp(
  `web/src/(?:board/(?:${[
    'scene/happening',
    'board-context',
    'drag',
    'fitted-text',
    'lesson-context',
    'log-spots',
    'plan',
    'point-answerer',
    'preview-room',
    'spot',
    'spot-context',
    'stray-presses',
    'term',
    'tip',
    'use-drag',
    'use-steps',
  ].join('|')})|shell/(?:seats/seats|ui/failed|ui/use-back-closes|ui/use-narrow|view/diff))\\.tsx?$`,
);

/** The same of Hegemony: rules that its board reads, and so do its advice, its reference and its later parts. */
const RULES =
  /hegemony\/dist\/(?:rules\/(?:actions\/strike|agenda|bag|cards\/card|imf|labour|money)|reading\/entries)\.js$/;

/** While it is being written (`scripts/dev.mjs`), packages are read from their sources; built, from what was built. */
const fromSources = {
  resolve: { conditions: ['polity-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['polity-source', ...defaultServerConditions] } },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), pictograms(), readingOnly(), compressed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Else what the home page needs, too, would come with the first of these.
          includeDependenciesRecursively: false,
          groups: [
            { name: wordsChunk },
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'toolkit', test: TOOLKIT },
            { name: 'rules', test: RULES },
          ],
        },
      },
    },
  },
  ...(command === 'serve' ? fromSources : {}),
}));
