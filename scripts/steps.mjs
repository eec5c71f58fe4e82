// Runs named steps, prints what ran and how long it took, and fails when one of them failed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs one command in the root with inherited output.
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
 * Runs one command in the root and prints its output when it has ended, so that several can run side by side.
 * @param {{ name: string, command: string[] }} step
 * @returns {Promise<number>} its exit status
 */
function runQuietly({ name, command: [file = '', ...args] }) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const end = (status) => {
      console.log(`\n▶ ${name}\n${output}`);
      resolve(status);
    };
    child.on('error', (error) => {
      output += `Could not run ${file}: ${error.message}`;
      end(1);
    });
    child.on('close', (status, signal) => end(signal ? 1 : (status ?? 1)));
  });
}

/** Runs a step and measures it. @param {() => Promise<number>} work */
async function measured(name, work) {
  const startedAt = performance.now();
  const status = await work();
  return { name, status, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

/** Prints what ran and ends the process: with 0 if all of it passed. */
function conclude(steps, done) {
  const failed = done.filter(({ status }) => status !== 0);
  console.log('');
  for (const { name, status, seconds } of done) console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const { name } of steps.slice(done.length)) console.log(`· ${name} (not run)`);
  const minutes = (performance.now() / 60_000).toFixed(1);
  console.log(`\nsteps: ${done.length - failed.length} passed, ${failed.length} failed, in ${minutes} min`);
  process.exit(failed.length === 0 ? 0 : 1);
}

/**
 * Runs steps one after another and stops at the first failure.
 * @param {{ name: string, command: string[], env?: NodeJS.ProcessEnv }[]} steps
 */
export async function runSteps(steps) {
  const done = [];
  for (const { name, command, env } of steps) {
    console.log(`\n▶ ${name}`);
    done.push(await measured(name, () => run(command, env)));
    if (done.at(-1)?.status !== 0) break;
  }
  conclude(steps, done);
}

/**
 * Runs all of the steps, two at a time, whatever fails: each uses one core.
 * @param {{ name: string, command: string[] }[]} steps
 */
export async function runSideBySide(steps) {
  const waiting = steps.values();
  const done = [];
  const worker = async () => {
    for (const step of waiting) done.push(await measured(step.name, () => runQuietly(step)));
  };
  await Promise.all([worker(), worker()]);
  conclude(steps, done);
}
