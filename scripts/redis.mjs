// Starts a Redis or Valkey for tests: the one on PATH, else on Debian and Ubuntu the packages of the distribution, unpacked
// into a cache folder without root. Gives null, and says why, where neither is to be had.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

const CACHE = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'shuyuan/redis');
/** What the distribution's Redis needs beyond a bare system. */
const PACKAGES = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];
const OPTIONAL = [
  'libsystemd0',
  'libssl3',
  'libssl3t64',
  'libcap2',
  'libgcrypt20',
  'liblz4-1',
  'libzstd1',
  'liblzma5',
  'libgpg-error0',
];
const READY_MS = 5_000;

/** A port of this machine that nobody uses now. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const runs = (command, env = {}) =>
  spawnSync(command, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;

/** The program with what it needs to run, or null. */
function findRedis() {
  for (const command of ['redis-server', 'valkey-server']) if (runs(command)) return { command, env: {} };
  const unpacked = () => {
    const command = path.join(CACHE, 'usr/bin/redis-server');
    const env = { LD_LIBRARY_PATH: libraryFolders().join(':') };
    return existsSync(path.join(CACHE, 'usr/bin')) && runs(command, env) ? { command, env } : null;
  };
  return unpacked() ?? (unpack() ? unpacked() : null);
}

function libraryFolders() {
  const folders = ['usr/lib', 'lib'].map((folder) => path.join(CACHE, folder)).filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
      .map((entry) => path.join(folder, entry.name)),
  ]);
}

/** Downloads and unpacks the packages beside their place and moves them there whole; false where there is no apt. */
function unpack() {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  mkdirSync(path.dirname(CACHE), { recursive: true });
  const draft = mkdtempSync(`${CACHE}-`);
  const quiet = { cwd: draft, stdio: 'ignore', timeout: 60_000 };
  const download = (...names) => spawnSync('apt-get', ['download', ...names], quiet).status === 0;
  try {
    if (!download(...PACKAGES)) return false;
    const missing = OPTIONAL.filter((name) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status !== 0);
    for (const name of missing) download(name);
    for (const file of readdirSync(draft)) {
      if (file.endsWith('.deb')) execFileSync('dpkg', ['-x', file, '.'], quiet);
    }
    rmSync(CACHE, { recursive: true, force: true });
    renameSync(draft, CACHE);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Starts a server that keeps nothing, on a free port; null when there is none to be had. */
export async function startRedis() {
  const found = findRedis();
  if (!found) {
    process.stdout.write(
      'Redis tests are skipped: no redis-server or valkey-server on PATH, and no package of it could be fetched.\n',
    );
    return null;
  }
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-redis-'));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = spawn(found.command, options, {
    env: { ...process.env, ...found.env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not get ready')), READY_MS);
    child.stdout.on('data', (text) => {
      if (!String(text).includes('eady to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    child.on('exit', () => reject(new Error('Redis ended instead of getting ready')));
  });
  const stop = async () => {
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, ...found, stop };
}
