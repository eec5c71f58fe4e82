import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LONG_TEST_MS, TEST_MS, WAIT_MS } from './scripts/bounds.ts';

const resolve = { conditions: ['source'] };
// The workspace packages are read from their sources, so no test waits for a build.
const ssr = { resolve: { conditions: ['source'], externalConditions: ['source'] } };

/** What needs several processes, a PostgreSQL of its own, or minutes (C4, S1, S3). */
const RACES = ['apps/server/src/races/*.test.ts', 'apps/server/src/main.test.ts', 'apps/server/src/**/*.model.test.ts'];

/** Whatever a test waits for has one bound (scripts/bounds.ts). */
const waits = { setupFiles: ['./scripts/vitestWaits.ts'], expect: { poll: { timeout: WAIT_MS } } };

/** Slow tests of what no database engine changes: they run with the embedded one. */
const ENGINE_FREE = ['apps/server/src/platform/http/slow*.test.ts', 'apps/server/src/platform/work/childPool.test.ts'];

/** What PostgreSQL proves for both engines in `npm test`; the journeys run over all of it on the embedded one. */
const ON_ONE_ENGINE = [
  ...['modules', 'seed'].map((folder) => `apps/server/src/${folder}/**`),
  ...['turns', 'answers', 'brokenText'].map((file) => `apps/server/src/${file}.test.ts`),
];

/** Server tests, each file with an app and a database of its own; a process of its own would compile the engine anew each time. */
function serverTests(name: string, exclude: readonly string[]) {
  return {
    resolve,
    ssr,
    test: {
      name,
      maxWorkers: Math.ceil(1.5 * availableParallelism()), // many of them wait: for a clock, a socket, a server
      include: ['apps/server/src/**/*.test.ts'],
      exclude: [...RACES, ...exclude],
      environment: 'node' as const,
      isolate: false,
      ...waits,
      testTimeout: TEST_MS,
      hookTimeout: TEST_MS,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: '100%', // one of two cores would be left alone otherwise
    projects: [
      {
        resolve,
        ssr,
        define: { global: 'globalThis' },
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,scripts}/**/*.test.{ts,tsx}',
            'apps/portal/{src,scripts}/**/*.test.{ts,tsx}',
            '.storybook/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          environment: 'node',
          ...waits,
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
        },
      },
      serverTests('server', process.env['TEST_DATABASE_URL'] ? ENGINE_FREE : []),
      serverTests('embedded', ON_ONE_ENGINE),
      {
        resolve,
        ssr,
        test: {
          name: 'races',
          include: RACES,
          environment: 'node',
          ...waits,
          testTimeout: LONG_TEST_MS,
          hookTimeout: LONG_TEST_MS,
          maxWorkers: 2, // each of them starts two servers, which wait for each other half of the time
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          environment: 'node',
          ...waits,
          testTimeout: LONG_TEST_MS,
          hookTimeout: LONG_TEST_MS,
        },
      },
    ],
  },
});
