// Checks the types of every part, two at a time; unchanged parts are not checked again.
import path from 'node:path';
import { run } from './steps.mjs';

const projects = [
  'apps/portal',
  'apps/server',
  'packages/ui',
  'packages/contract',
  'packages/tokens',
  'packages/art',
  'packages/rules',
  '.storybook',
  '.',
];
let failed = 0;

async function work() {
  for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
    const known = path.join('node_modules/.cache/types', `${project.replace('/', '-')}.tsbuildinfo`);
    const status = await run(['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', known]);
    if (status !== 0) {
      failed++;
      console.error(`types: ${project} does not compile`);
    }
  }
}
await Promise.all([work(), work()]);
process.exit(failed === 0 ? 0 : 1);
