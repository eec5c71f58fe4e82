import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Listed } from '../../.storybook/shots.ts';
import { LONG_TEST_MS } from '../../scripts/bounds.ts';
import { freePort } from '../../scripts/freePort.mjs';

interface Entry extends Listed {
  readonly importPath: string;
}

/** Storybook's development server, on a port of its own. */
export interface Workbench {
  readonly url: string;
  /** Its stories, by the file that they are in. */
  readonly stories: ReadonlyMap<string, readonly Entry[]>;
  readonly stop: () => void;
}

async function indexOf(url: string, child: ChildProcess): Promise<Record<string, Entry>> {
  const until = Date.now() + LONG_TEST_MS;
  while (child.exitCode === null && Date.now() < until) {
    const answer = await fetch(new URL('index.json', url)).catch(() => undefined);
    if (answer?.ok) return (await answer.json()).entries;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The workbench did not start.');
}

/** Starts the workbench as `npm run storybook` does, so that it can serve a file changed. */
export async function startWorkbench(root: string): Promise<Workbench> {
  const port = await freePort();
  const program = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = ['dev', '-p', String(port), '--exact-port', '--ci', '--no-open', '--loglevel', 'warn'];
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', SHUYUAN_MUTATION: '1' };
  const child = spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}/`;
  try {
    const stories = new Map<string, Entry[]>();
    for (const entry of Object.values(await indexOf(url, child))) {
      const file = entry.importPath.replace(/^\.\//, '');
      stories.set(file, [...(stories.get(file) ?? []), entry]);
    }
    return { url, stories, stop: () => void child.kill() };
  } catch (error) {
    child.kill();
    throw error;
  }
}
