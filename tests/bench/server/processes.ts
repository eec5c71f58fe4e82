import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '../../../scripts/freePort.mjs';

/** Folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Guards against hanging: a first start fills five schools, on a busy machine. */
const READY_MS = 600_000;

/** A server in a process of its own, on loopback. */
export interface Running {
  port: number;
  /** Ends it; `SIGKILL` as a power cut of the process would. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts a script and waits until its port answers. */
export async function start(script: string, env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=source', path.join(ROOT, script)], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const until = performance.now() + READY_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      await end(child);
      throw new Error(`${script} does not start: ${said}`);
    }
  }
  return { port, stop: (signal) => end(child, signal) };
}

/** Whether the port answers HTTP; an open port is not enough: the server probes its own port before it starts. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'));
    const settle = (isUp: boolean) => {
      socket.destroy();
      setTimeout(resolve, isUp ? 0 : 2, isUp);
    };
    socket.on('data', () => settle(true));
    socket.on('error', () => settle(false));
    socket.on('end', () => settle(false));
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(patience);
}
