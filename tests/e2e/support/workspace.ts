import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What a clone needs to install, build and run the product. */
const PARTS = [
  'apps',
  'packages',
  'patches',
  'scripts',
  '.pnpmfile.mjs',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
];
/** What commands make, and a clone has not. */
const MADE = new Set(['node_modules', 'dist', 'generated', 'results', '.data']);

/** A process with all that it printed. */
export interface Command {
  readonly child: ChildProcess;
  said(): string;
  /** Exit code, once it has ended. */
  readonly ended: Promise<number>;
  /** Ends it and what it started. */
  stop(): Promise<void>;
}

/** The product as in a new clone, in a folder that a test may change. */
export interface Workspace {
  /** Path of a file or folder in it. */
  path(...parts: string[]): string;
  /** Runs commands of a shell in it, the first failure being the last. */
  run(commands: string, env?: Readonly<Record<string, string>>): Command;
  remove(): void;
}

/** Copies the sources of the product; nothing is installed, generated or built in the copy. */
export function copyWorkspace(): Workspace {
  const home = mkdtempSync(path.join(tmpdir(), 'shuyuan-workspace-'));
  for (const part of PARTS) {
    cpSync(path.join(ROOT, part), path.join(home, part), {
      recursive: true,
      filter: (source) => !MADE.has(path.basename(source)),
    });
  }
  return {
    path: (...parts) => path.join(home, ...parts),
    run: (commands, env) => runShell(home, commands, { ...process.env, NODE_OPTIONS: '', ...env }),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Runs commands in a new shell with this environment and no other, the first failure being the last. */
export function runShell(cwd: string, commands: string, env: NodeJS.ProcessEnv): Command {
  const child = spawn('sh', ['-e', '-c', commands], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)));
  const ended = once(child, 'close').then(([code]) => Number(code ?? 1));
  return {
    child,
    said: () => said.join(''),
    ended,
    async stop() {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      if (child.pid !== undefined && !isOver) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Each block of commands of a section of the README, as it stands there, and the addresses that the section names. */
export function readmeSection(title: string): { blocks: readonly string[]; addresses: readonly string[] } {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const [, after] = readme.split(`**${title}.**`);
  const section = after?.split(/\n(?:\*\*|#)/)[0] ?? '';
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) => commands);
  if (blocks.length === 0) throw new Error(`README.md has no commands under ${title}.`);
  return { blocks, addresses: section.match(/http:\/\/[\w.:/?=-]+/g) ?? [] };
}
