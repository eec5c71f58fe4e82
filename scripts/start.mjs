// `npm start`: builds the portal when something changed since the last time, then runs the server on it. In production the server is the
// bundle that `npm run build` has written, where there is one (docs/decisions/0065); elsewhere it runs from its sources.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildPortal, isBuilt } from './portalBuild.mjs';
import { root } from './steps.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Shuyuan runs on Node 22.18 or newer and found ${process.versions.node}. The install normally brings Node 26; ` +
      'on this system it could not, so please install a newer Node by hand.',
  );
  process.exit(1);
}

// Production serves what `npm run build` has made, and builds nothing: its machine needs no tools of development.
const isProduction = process.env.NODE_ENV === 'production';
if (isProduction && !isBuilt()) {
  console.error('There is no built portal: run "npm run build" once, then start.');
  process.exit(1);
}
const status = isProduction ? 0 : await buildPortal();
if (status !== 0) process.exit(status);

const BUNDLE = 'apps/server/dist/main.js';
const program =
  isProduction && existsSync(path.join(root, BUNDLE)) ? [BUNDLE] : ['--conditions=source', 'apps/server/src/main.ts'];
const server = spawn(process.execPath, program, {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (status, signal) => process.exit(signal ? 1 : (status ?? 1)));
