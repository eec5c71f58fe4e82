// `npm test`: everything. One group of steps checks sources and servers; beside it, another builds and opens browsers on what is built.
import { checkSteps } from './checkSteps.mjs';
import { runGroups } from './steps.mjs';

const [brands, ...checks] = checkSteps;

await runGroups(
  [brands],
  [
    [
      ...checks,
      { name: 'server tests, PostgreSQL', command: ['node', 'scripts/test-postgres.mjs'] },
      { name: 'races and kills', command: ['node', 'scripts/test-postgres.mjs', '--races'] },
    ],
    [
      { name: 'build', command: ['pnpm', '-r', 'run', 'build'] },
      { name: 'packages as others install them', command: ['vitest', 'run', '--project', 'package'] },
      // A journey makes its brands in the workbench that the stories have built.
      { name: 'stories', command: ['node', 'scripts/test-stories.mjs'] },
      { name: 'journeys', command: ['node', 'scripts/test-e2e.mjs'] },
    ],
  ],
);
