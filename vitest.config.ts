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

/** Tests of rules, stores and components; loading the modules that they share anew for each file would take half of their time. */
const UNIT = [
  'packages/*/{src,scripts}/**/*.test.{ts,tsx}',
  'apps/portal/{src,scripts}/**/*.test.{ts,tsx}',
  '.storybook/**/*.test.ts',
  'tests/unit/**/*.test.ts',
];
/** Those of them that run in a document, replace modules, or ask what a module does that nobody has told anything yet. */
const ISOLATED = [
  'packages/ui/**/*.test.{ts,tsx}',
  '.storybook/**/*.test.tsx',
  'apps/portal/scripts/contractGroups.test.ts',
  ...['app/loginOrders', 'app/PageOwner', 'page/Reserve', 'page/notServed'].map(
    (file) => `apps/portal/src/${file}.test.tsx`,
  ),
  ...['app/live/fetchLive', 'core/browser', 'core/schoolLook'].map((file) => `apps/portal/src/${file}.test.ts`),
];

function unitTests(
  name: string,
  include: readonly string[],
  { exclude, isolate }: { exclude: readonly string[]; isolate: boolean },
) {
  return {
    resolve,
    ssr,
    define: { global: 'globalThis' },
    test: {
      name,
      include: [...include],
      exclude: ['**/node_modules/**', ...exclude],
      environment: 'node' as const,
      isolate,
      ...waits,
      testTimeout: TEST_MS,
      hookTimeout: TEST_MS,
    },
  };
}

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

/** Tests of processes and builds. */
function longTests(name: string, include: readonly string[], maxWorkers?: number) {
  return {
    resolve,
    ssr,
    test: {
      name,
      include: [...include],
      environment: 'node' as const,
      ...waits,
      testTimeout: LONG_TEST_MS,
      hookTimeout: LONG_TEST_MS,
      ...(maxWorkers === undefined ? {} : { maxWorkers }),
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: '100%', // one of two cores would be left alone otherwise
    projects: [
      unitTests('unit', UNIT, { exclude: ISOLATED, isolate: false }),
      unitTests('unit-isolated', ISOLATED, { exclude: [], isolate: true }),
      serverTests('server', process.env['TEST_DATABASE_URL'] ? ENGINE_FREE : []),
      serverTests('embedded', ON_ONE_ENGINE),
      longTests('races', RACES, 2), // each of them starts two servers, which wait for each other half of the time
      longTests('package', ['tests/package/**/*.test.ts']),
      longTests('recipe', ['tests/production/*.test.ts']),
    ],
  },
});
