// `npm run test:nightly`: races, models and kills in their long form (C4, S3), then walks over every page with calls that hang, and in
// English. Arguments go to vitest, and leave the walks out.
import { run } from './steps.mjs';

const LONG = { RACE_ROUNDS: '1000', RACE_BUYERS: '5000', CRASH_KILLS: '200', CROWD_MS: '300000', MODEL_RUNS: '500' };
const only = process.argv.slice(2);
const races = await run(['node', 'scripts/test-postgres.mjs', '--races', ...only], LONG);
const walks = only.length > 0 ? 0 : await run(['node', 'scripts/test-e2e.mjs', 'tests/e2e/nightly'], { NIGHTLY: '1' });
process.exit(races || walks);
