import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/freePort.mjs';

const MAIN = join(import.meta.dirname, '../main.ts');

/** A server in a process of its own. */
export interface ServerProcess {
  readonly base: string;
  /** Everything it has written so far. */
  output(): string;
  /** Ends it and resolves to its exit status and output. */
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves when it exits on its own. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts `main.ts`; `ready` waits until it answers, or until it ends. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess & { ready(): Promise<void> }> {
  const port = env['PORT'] ?? String(await freePort());
  const child: ChildProcess = spawn(process.execPath, ['--conditions=source', MAIN], {
    env: { PATH: process.env['PATH'] ?? '', DEMO: '0', PORT: port, LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    ended,
    output: () => text,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
    async ready() {
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      while (!isOver) {
        const answer = await fetch(`${base}/readyz`).catch(() => null);
        if (answer?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`the server ended instead of getting ready:\n${text}`);
    },
  };
}
