import { defineConfig } from 'vitest/config';

/** Tests run on the sources of every package: `polity-source` is the condition under which packages export them. */
export default defineConfig({
  resolve: { conditions: ['polity-source'] },
  ssr: { resolve: { conditions: ['polity-source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'docs/**/test/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
