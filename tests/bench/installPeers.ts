import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './server/processes.ts';

/** The folder of the peers: their versions, and the pages that only they need. */
export const PEERS = path.join(ROOT, 'tests/bench/peers');

/**
 * Installs the peers into a separate folder, once per change of their versions; the product
 * never depends on them. Needs the package registry. Throws when it cannot be reached.
 */
export function installPeers(): void {
  const manifest = path.join(PEERS, 'package.json');
  const modules = path.join(PEERS, 'node_modules');
  if (existsSync(modules) && statSync(modules).mtimeMs > statSync(manifest).mtimeMs) return;
  const args = ['install', '--ignore-workspace', '--no-lockfile', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('pnpm', args, { cwd: PEERS, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0)
    throw new Error('The peers of the bench could not be installed; is the package registry reachable?');
  const now = new Date();
  utimesSync(modules, now, now);
}

/** Version of an installed peer, for the table. */
export function versionOf(peer: string): string {
  const { version } = JSON.parse(readFileSync(path.join(PEERS, 'node_modules', peer, 'package.json'), 'utf8'));
  return version;
}
