// `npm run test:nightly`: races, models and kills in their long form (C4, S3). Other arguments go to vitest.
import { run } from './steps.mjs';

const LONG = { RACE_ROUNDS: '1000', RACE_BUYERS: '5000', CRASH_KILLS: '200', CROWD_MS: '300000', MODEL_RUNS: '500' };
process.exit(await run(['node', 'scripts/test-postgres.mjs', '--races', ...process.argv.slice(2)], LONG));
