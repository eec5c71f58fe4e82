// Runs named steps one after another, says what ran and how long it took, and stops at the first that fails.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs one command in the root with its output on ours.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit status
 */
export function run([file = '', ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`Could not run ${file}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (status, signal) => resolve(signal ? 1 : (status ?? 1)));
  });
}

/**
 * @param {{ name: string, command: string[], env?: NodeJS.ProcessEnv }[]} steps
 */
export async function runSteps(steps) {
  const done = [];
  for (const { name, command, env } of steps) {
    console.log(`\n▶ ${name}`);
    const startedAt = performance.now();
    const status = await run(command, env);
    done.push({ name, status, seconds: Math.round((performance.now() - startedAt) / 1000) });
    if (status !== 0) break;
  }
  const failed = done.filter(({ status }) => status !== 0);
  console.log('');
  for (const { name, status, seconds } of done) console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const { name } of steps.slice(done.length)) console.log(`· ${name} (not run)`);
  console.log(`\nsteps: ${done.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}
