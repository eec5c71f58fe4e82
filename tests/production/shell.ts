import { delimiter } from 'node:path';
import { expect } from 'vitest';
import { type Command, runShell } from '../e2e/support/workspace.ts';

/** What an operator's shell has: where packages are cached, and how the network is reached. Nothing of this run is in it. */
const OF_THE_MACHINE =
  /^(?:HOME|USER|TMPDIR|LANG|LC_\w+|XDG_\w+|PNPM_HOME|(?:https?|no)_proxy|SSL_CERT_\w+|NODE_EXTRA_CA_CERTS|p?npm_config_(?:cache|registry|store_dir|userconfig))$/i;

/** The machine's own programs, without those that this repository has installed. */
function ownPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}

/** Runs commands as an operator does, in a shell that has nothing of this repository; packages are those that it was installed from. */
export function runAsOperator(commands: string, cwd: string, env: Readonly<Record<string, string>> = {}): Command {
  const machine = Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.test(name));
  return runShell(cwd, commands, {
    ...Object.fromEntries(machine),
    PATH: ownPath(),
    npm_config_prefer_offline: 'true',
    pnpm_config_prefer_offline: 'true',
    ...env,
  });
}

/** Runs commands to their end, which must be a good one; resolves to what they have printed. */
export async function complete(...request: Parameters<typeof runAsOperator>): Promise<string> {
  const { ended, said } = runAsOperator(...request);
  expect([await ended, said()]).toEqual([0, expect.any(String)]);
  return said();
}

/** Waits until the server that commands start listens on this port. */
export async function hasListened({ child, said }: Command, port: number): Promise<void> {
  await expect
    .poll(() => (child.exitCode === null && child.signalCode === null ? said() : `ended: ${said()}`), { interval: 100 })
    .toMatch(/Shuyuan listens on|^ended/);
  expect(said()).toContain(`Shuyuan listens on 127.0.0.1:${port}.`);
}
