import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/freePort.mjs';
import { ask } from './http.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY_MS = 120_000;
const STEP_MS = 100;
/** The school that plain `localhost` stands for (§1). */
const DEFAULT_SCHOOL = 'default';

/** A server of the product in a process of its own, in demo mode. */
export interface Server {
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Address of a page of a school, below `/web`. */
  url(school: string, page?: string): string;
  /** Ends it as an operator would (S4). */
  stop(): Promise<void>;
  /** Ends it as a power switch would: `kill -9` (S3). */
  kill(): Promise<void>;
}

/** Hostname of a school on this machine (§1). */
export function hostOf(school: string): string {
  return school === DEFAULT_SCHOOL ? 'localhost' : `${school}.localhost`;
}

/** Starts a process of the product and collects what it says. */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  script = 'apps/server/src/main.ts',
  ...args: readonly string[]
) {
  const child = spawn(process.execPath, ['--conditions=source', script, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', DEMO: '1', ...env },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)));
  return { child, said: () => said.join('') };
}

/** How a server of a test differs from the usual one. */
interface ServerOptions {
  /** A port to come back to; a free one unless told. */
  at?: number;
  env?: Readonly<Record<string, string>>;
}

/** Starts a server on a data folder, which it fills when it is empty, and waits until it is ready. */
export async function startServer(dataDir: string, { at, env = {} }: ServerOptions = {}): Promise<Server> {
  const port = at ?? (await freePort());
  const { child, said } = spawnServer({ PORT: String(port), DATA_DIR: dataDir, ...env });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`The server in ${path.basename(dataDir)} did not get ready. It said:\n${said()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return {
    port,
    dataDir,
    process: child,
    url: (school, page = '/') => `http://${hostOf(school)}:${port}/web${page}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await ask({ port, path: '/readyz' })).status === 200;
  } catch {
    return false; // nobody listens yet
  }
}
