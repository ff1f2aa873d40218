import { defineConfig } from 'vitest/config';

const IN_BROWSER = 'packages/web/test/browser/**/*.test.ts';

/** Tests run on the sources of every package: `polity-source` is the condition under which packages export them. */
export default defineConfig({
  resolve: { conditions: ['polity-source'] },
  ssr: { resolve: { conditions: ['polity-source'] } },
  test: {
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'polity',
          include: ['packages/*/test/**/*.test.ts', 'docs/**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', IN_BROWSER],
        },
      },
      {
        extends: true,
        // A browser and a server are much work for a machine: these come last, two at a time.
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          globalSetup: 'packages/web/test/browser/left-out.ts',
          testTimeout: 240_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
