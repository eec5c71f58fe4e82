// Limits against hanging, in milliseconds, all more than ten times what is usual on two calm cores. No test judges seconds; speeds are
// ratios in `npm run bench`.

/** For one thing that a test waits for: `expect.poll`, `waitFor`, `findBy…`, an expectation of a page. */
export const WAIT_MS = 60_000;

/** For one test of units or of the server, with what it waits for. */
export const TEST_MS = 300_000;

/** For a race, a journey, or a test that builds: they go through hundreds of steps. */
export const LONG_TEST_MS = 900_000;
