// Checks the types of every part, two at a time; unchanged parts are not checked again. By the native compiler, which takes a third of the
// processor time of TypeScript 6; declarations are made by that one (docs/decisions/0010).
import path from 'node:path';
import { root, run } from './steps.mjs';

const TSC = ['node', path.join(root, 'node_modules/typescript-7/bin/tsc')];

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
    const status = await run([...TSC, '-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', known]);
    if (status !== 0) {
      failed++;
      console.error(`types: ${project} does not compile`);
    }
  }
}
await Promise.all([work(), work()]);
process.exit(failed === 0 ? 0 : 1);
