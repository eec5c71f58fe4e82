// Installs everything a command needs: the packages, Node 26 and pnpm among them, and the generated tokens. Where the packages of the lock
// file are there, it asks nobody for anything: production starts without a network.
// It runs on the system's Node (20 or newer), so it is plain JavaScript and uses nothing that is not yet installed.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, markInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');
// With NODE_ENV=production the install would leave out what builds the portal.
const env = { ...process.env, NODE_ENV: '', PATH: bin + path.delimiter + process.env.PATH };

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) console.error(`Could not run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

if (!isInstalled(root)) {
  run('npx', ['-y', 'pnpm@12.4.2', 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
  markInstalled(root);
}
run('node', ['packages/tokens/scripts/generate.ts']);
