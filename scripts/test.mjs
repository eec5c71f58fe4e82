import { checkSteps } from './checkSteps.mjs';
import { runSteps } from './steps.mjs';

await runSteps([
  ...checkSteps,
  { name: 'server tests, PostgreSQL', command: ['node', 'scripts/test-postgres.mjs'] },
  { name: 'races and kills', command: ['node', 'scripts/test-postgres.mjs', '--races'] },
  { name: 'build', command: ['pnpm', '-r', 'run', 'build'] },
  { name: 'packages as others install them', command: ['vitest', 'run', '--project', 'package'] },
  { name: 'stories', command: ['node', 'scripts/test-stories.mjs'] },
  { name: 'journeys', command: ['node', 'scripts/test-e2e.mjs'] },
]);
