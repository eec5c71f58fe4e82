// Finds and starts server programs that tests talk to: the ones on PATH, else on Debian and Ubuntu the packages of the
// distribution, unpacked into a cache folder without root.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const CACHE = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'shuyuan');
const FETCH_MS = 60_000;
const READY_MS = 10_000;
const STEP_MS = 25;

/**
 * The program with the environment it needs, or null where it is not available.
 * @param {{ commands: string[], pack: string, check: string }} wanted its possible names on PATH, the Debian package that contains
 *   the first of them, and an argument with which it prints something and exits with 0
 */
export function findProgram({ commands, pack, check }) {
  const runs = (command, env) =>
    spawnSync(command, [check], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;
  for (const command of commands) if (runs(command)) return { command, env: {} };
  const folder = path.join(CACHE, pack);
  const unpacked = () => {
    const command = path.join(folder, 'usr/bin', commands[0]);
    const env = { LD_LIBRARY_PATH: libraryFolders(folder).join(':') };
    return existsSync(command) && runs(command, env) ? { command, env } : null;
  };
  return unpacked() ?? (unpack(pack, folder) ? unpacked() : null);
}

function libraryFolders(root) {
  const folders = ['usr/lib', 'lib'].map((folder) => path.join(root, folder)).filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
      .map((entry) => path.join(folder, entry.name)),
  ]);
}

/** The package and what it needs that this machine lacks, as apt would install them. */
function missingPackages(pack) {
  const command = ['install', '--simulate', '--assume-yes', '--no-install-recommends', pack];
  const { status, stdout } = spawnSync('apt-get', command, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  return status === 0 ? [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name) : [];
}

/** Downloads and unpacks the packages beside their place and moves them there whole; false where there is no apt. */
function unpack(pack, folder) {
  const names = missingPackages(pack);
  if (names.length === 0) return false;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const quiet = { cwd: draft, stdio: 'ignore', timeout: FETCH_MS };
  try {
    execFileSync('apt-get', ['download', ...names], quiet);
    for (const file of readdirSync(draft)) if (file.endsWith('.deb')) execFileSync('dpkg', ['-x', file, '.'], quiet);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Starts a program and waits until it accepts connections on its port; resolves to a function that ends it.
 * @param {{ command: string, env: NodeJS.ProcessEnv }} program
 * @param {string[]} options
 * @param {number} port
 */
export async function startProgram({ command, env }, options, port) {
  const child = spawn(command, options, { env: { ...process.env, ...env }, stdio: 'ignore' });
  let problem = null;
  child.on('error', (error) => {
    problem = error;
  });
  const isOver = () => problem !== null || child.exitCode !== null || child.signalCode !== null;
  const end = async () => {
    if (isOver()) return;
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + READY_MS;
  while (!(await takesConnections(port))) {
    if (!isOver() && Date.now() < deadline) await pause(STEP_MS);
    else {
      await end();
      throw problem ?? new Error(`${path.basename(command)} does not get ready`);
    }
  }
  return end;
}

function takesConnections(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (is) => {
      socket.destroy();
      resolve(is);
    };
    socket.on('connect', () => tell(true));
    socket.on('error', () => tell(false));
  });
}
