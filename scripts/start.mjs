// `npm start`: builds the portal when something changed since the last time, then runs the server on it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './steps.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Shuyuan runs on Node 22.18 or newer and found ${process.versions.node}. The install normally brings Node 26; ` +
      'on this system it could not, so please install a newer Node by hand.',
  );
  process.exit(1);
}

const STAMP = path.join(root, 'node_modules/.cache/portal.stamp');
const SKIPPED = new Set(['node_modules', 'dist', 'generated']);

/** Every file that the portal is built from, with size and time of change. */
function* inputs(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* inputs(file);
    else {
      const { size, mtimeMs } = statSync(file);
      yield `${file} ${size} ${mtimeMs}`;
    }
  }
}

function stamp() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'pnpm-lock.yaml')));
  for (const folder of ['packages', 'apps/portal']) {
    for (const line of inputs(path.join(root, folder))) hash.update(line);
  }
  return hash.digest('hex');
}

const now = stamp();
const isBuilt = existsSync(path.join(root, 'apps/portal/dist/index.html'));
if (!isBuilt || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== now) {
  console.log('Building the portal …');
  const status = await run(['pnpm', '--filter', '@shuyuan/portal', 'run', 'build']);
  if (status !== 0) process.exit(status);
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, now);
}

const isProduction = process.env.NODE_ENV === 'production';
const server = spawn(process.execPath, ['--conditions=source', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...(isProduction ? {} : { DEMO: '1' }), ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (status, signal) => process.exit(signal ? 1 : (status ?? 1)));
