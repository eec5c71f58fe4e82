// Builds the workbench for the story tests, once for each state of its sources.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/storybook-test');
const AN_HOUR_MS = 3_600_000;

const SOURCES = [
  '.storybook',
  'apps/portal/src',
  'apps/server/src/seed/media',
  'apps/server/src/seed/pictures',
  'packages/contract/src',
  'packages/ui/src',
  'packages/tokens/src',
  'packages/tokens/scripts',
  'packages/tokens/tokens',
  'packages/tokens/brands',
  'packages/rules/src',
  'tests/brands',
];

const FILES = ['package.json', 'packages/ui/package.json', 'packages/tokens/brand.schema.json', 'pnpm-lock.yaml'];

/** What visits the stories is not part of what is built. */
const VISIT = /[\\/](runner|testRunner)[\\/]|\.test\.tsx?$/;

/** Everything that the workbench is built from, as one hash: an unchanged workbench is not built again. */
function inputs() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const entry of readdirSync(path.join(root, source), { recursive: true, withFileTypes: true }).sort(byPath)) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !VISIT.test(file)) hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  for (const file of FILES) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function byPath(a, b) {
  return path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1;
}

/** Runs Storybook's build; resolves to its exit code. */
function storybook(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Builds the workbench, unless it has been, with the graph of its modules beside it; resolves to the folder. React's development
 * build, so that its warnings appear.
 * @returns {Promise<string>}
 */
export async function buildWorkbench() {
  const built = path.join(cache, inputs().slice(0, 16));
  if (existsSync(built)) return built;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) {
    const folder = path.join(cache, old);
    if (Date.now() - statSync(folder).mtimeMs > AN_HOUR_MS) rmSync(folder, { recursive: true, force: true });
  }
  // Built in a temporary folder and moved, so that concurrent runs never see a partial build.
  const aside = path.join(cache, `building-${process.pid}`);
  const args = ['build', '--quiet', '-o', aside, '--stats-json', aside, '--loglevel', 'warn'];
  const env = { NODE_ENV: 'development', NODE_OPTIONS: '--disable-warning=DEP0205' };
  const code = await storybook(args, env);
  if (code !== 0) process.exit(code);
  if (!existsSync(built)) renameSync(aside, built);
  return built;
}
