import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pictograms } from './packages/web/scripts/pictograms/pictograms.js';

/** Packages that touch nothing but their own memory, and keep nothing there: their tests share what they have loaded. */
const PURE = [
  ...['kernel', 'words', 'hegemony', 'lantern-market', 'new-angeles', 'bots'].map(
    (name) => `packages/${name}/test/**/*.test.ts`,
  ),
  // What the page reckons and says; not what draws it in a window that it pretends, nor how it keeps a line open.
  'packages/web/test/{board,words,games/lantern-market}/**/*.test.ts',
  'packages/web/test/games/hegemony/{advice,choices,economy,faces,guide,politics,recap,travel}/**/*.test.ts',
  'packages/web/test/shell/{answers,over,view,words}/**/*.test.ts',
];
const IN_BROWSER = 'packages/web/test/browser/**/*.test.ts';

/** Begun first, so that no core waits for them at the end: on a machine that has not run the tests yet, nobody knows. */
const LONGEST = [
  'packages/web/test/browser/hegemony/whole-game.test.ts',
  'packages/web/test/browser/hegemony/reading.test.ts',
  'packages/web/test/browser/hegemony/ask-kinds.test.ts',
  'packages/web/test/browser/hegemony/scenes.test.ts',
  'packages/web/test/browser/hegemony/phone.test.ts',
  'packages/web/test/browser/hegemony/replay.test.ts',
  'packages/web/test/browser/hegemony/lesson.test.ts',
  'packages/web/test/browser/hegemony/first-game.test.ts',
  'packages/web/test/browser/hegemony/touch.test.ts',
  'packages/web/test/browser/axe.test.ts',
  'packages/web/test/browser/hegemony/board-axe.test.ts',
  'packages/web/test/browser/hegemony/pointing.test.ts',
  'packages/web/test/browser/reconnect.test.ts',
  'packages/web/test/browser/log-end.test.ts',
  'packages/web/test/browser/new-angeles/question.test.ts',
  'packages/web/test/browser/new-angeles/lesson.test.ts',
  'packages/web/test/browser/hegemony/preview-room.test.ts',
  'packages/web/test/browser/hegemony/keyboard.test.ts',
  'packages/web/test/browser/hegemony/log.test.ts',
  'packages/web/test/browser/hegemony/round-end.test.ts',
  'packages/web/test/browser/lantern-market/pointing.test.ts',
  'packages/web/test/browser/hegemony/full-board.test.ts',
  'packages/web/test/browser/new-angeles/scene.test.ts',
  'packages/web/test/browser/hegemony/pointing-alone.test.ts',
  'packages/server/test/crash.test.ts',
  'packages/hegemony/test/worlds.test.ts',
  'packages/hegemony/test/advice/adviser.test.ts',
  'packages/hegemony/test/advice/advice.test.ts',
  'packages/server/test/fuzz.test.ts',
  'packages/hegemony/test/properties.test.ts',
  'packages/bench/test/server.test.ts',
  'packages/hegemony/test/advice/sense.test.ts',
  'packages/new-angeles/test/properties.test.ts',
  'packages/new-angeles/test/advice/advice.test.ts',
  'packages/bench/test/soak.test.ts',
];
const gone = LONGEST.filter((file) => !existsSync(new URL(file, import.meta.url)));
if (gone.length > 0) throw new Error(`vitest.config.ts names tests that are not there: ${gone.join(', ')}`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Tests run on the sources of every package: `polity-source` is the condition under which packages export them. */
export default defineConfig({
  plugins: [pictograms()],
  resolve: { conditions: ['polity-source'] },
  ssr: { resolve: { conditions: ['polity-source'] } },
  test: {
    // For what would never end. The longest, a whole game in a browser, takes three minutes on two cores that others use.
    testTimeout: 480_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'rules', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'polity',
          include: ['packages/*/test/**/*.test.ts', 'docs/**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...PURE, IN_BROWSER],
          globalSetup: 'packages/server/test/left-out.ts',
        },
      },
      {
        extends: true,
        // A browser and a server are much work for a machine: these come last, and the files of a worker share both.
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          isolate: false,
          // Half of the time they wait for a page that waits itself, for a frame, a timer or the server.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // As long as everything else in a browser is waited for.
          expect: { poll: { timeout: 30_000 } },
          globalSetup: 'packages/web/test/browser/left-out.ts',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
