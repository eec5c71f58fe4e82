import { checkSteps } from './checkSteps.mjs';
import { runSteps } from './steps.mjs';

const SERVER_STEP = 'server tests, embedded database';
// PostgreSQL runs all server tests below; what the modules do is not proved on the embedded engine again.
const embedded = { name: SERVER_STEP, command: ['vitest', 'run', '--project', 'embedded'] };

await runSteps([
  ...checkSteps.filter(({ name }) => name !== SERVER_STEP),
  embedded,
  { name: 'server tests, PostgreSQL', command: ['node', 'scripts/test-postgres.mjs'] },
  { name: 'races and kills', command: ['node', 'scripts/test-postgres.mjs', '--races'] },
  { name: 'build and production recipe, from a bare clone', command: ['node', 'scripts/test-recipe.mjs'] },
  { name: 'packages as others install them', command: ['vitest', 'run', '--project', 'package'] },
  { name: 'stories', command: ['node', 'scripts/test-stories.mjs'] },
  { name: 'journeys', command: ['node', 'scripts/test-e2e.mjs'] },
]);
