// Builds the workbench and visits every story in the pinned browser: play, axe, an empty console, the five brands without a
// render, and the picture of each Matrix and each page. The checks of a visit are in .storybook/runner.
//
//   npm run test:stories                     everything
//   npm run test:stories -- Button           the story files whose path holds "Button"
//   npm run test:stories -- --update         writes new and changed pictures, removes those of stories that are gone
//   npm run test:stories -- --pictures       the stories that have a picture: Matrix and pages
//   npm run test:stories -- --repeat 5       visits five times, to check that pictures are stable
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isPinned } from './chromium.mjs';
import { writePictureReport } from './picture-report.mjs';
import { serveFolder } from './serve-folder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/storybook-test');
const AN_HOUR_MS = 3_600_000;
const baselines = path.join(root, 'tests/visual');
const report = path.join(baselines, 'report');
const brands = path.join(root, 'packages/tokens/brands');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', short: 'u' },
    pictures: { type: 'boolean' },
    repeat: { type: 'string', default: '1' },
  },
});

/** Runs a program of the workspace and resolves to its exit code. */
function run(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, file), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Everything that the workbench is built from, as one hash: an unchanged workbench is not built again. */
function inputs() {
  const hash = createHash('sha256');
  const sources = [
    '.storybook',
    'packages/ui/src',
    'packages/tokens/src',
    'packages/tokens/scripts',
    'packages/tokens/tokens',
    'packages/tokens/brands',
    'packages/rules/src',
  ];
  for (const source of sources) {
    for (const entry of readdirSync(path.join(root, source), { recursive: true, withFileTypes: true }).sort(byPath)) {
      if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      if (!file.includes(`${path.sep}runner${path.sep}`)) hash.update(file).update(readFileSync(file));
    }
  }
  for (const file of [
    'package.json',
    'packages/ui/package.json',
    'packages/tokens/brand.schema.json',
    'pnpm-lock.yaml',
  ]) {
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function byPath(a, b) {
  return path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1;
}

/** Builds the workbench, unless it has been; resolves to the folder. React's development build, so that its warnings appear. */
async function build() {
  const built = path.join(cache, inputs().slice(0, 16));
  if (existsSync(built)) return built;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) {
    const folder = path.join(cache, old);
    if (Date.now() - statSync(folder).mtimeMs > AN_HOUR_MS) rmSync(folder, { recursive: true, force: true });
  }
  // Built in a temporary folder and moved, so that concurrent runs never see a partial build.
  const aside = path.join(cache, `building-${process.pid}`);
  const args = ['build', '--quiet', '-o', aside, '--loglevel', 'warn'];
  const env = { NODE_ENV: 'development', NODE_OPTIONS: '--disable-warning=DEP0205' };
  const code = await run('node_modules/storybook/dist/bin/dispatcher.js', args, env);
  if (code !== 0) process.exit(code);
  if (!existsSync(built)) renameSync(aside, built);
  return built;
}

/** A Matrix has a picture, so has a page in English, and a page has one in each brand; the visit applies the same rule (.storybook/runner/visit.ts). */
function belongs(file, entries) {
  const picture = file.slice(0, -'.png'.length);
  const story = entries[picture];
  if (story) return story.name === 'Matrix' || story.tags.includes('page-english');
  const [, id, brand] = /^(.+--.+)--(.+)$/.exec(picture) ?? [];
  return existsSync(path.join(brands, `${brand}.brand.json`)) && entries[id]?.tags.includes('page') === true;
}

/** Baselines whose story or brand was removed or renamed. */
function orphans(built) {
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  const files = existsSync(baselines) ? readdirSync(baselines).filter((file) => file.endsWith('.png')) : [];
  return files.filter((file) => !belongs(file, entries));
}

async function main() {
  const started = Date.now();
  const built = await build();
  let code = 0;

  const gone = orphans(built);
  if (values.update) for (const file of gone) rmSync(path.join(baselines, file));
  else if (gone.length > 0) {
    console.error(
      `No Matrix and no page belongs to these pictures any more; \`npm run test:stories -- --update\` removes them:`,
    );
    for (const file of gone) console.error(`  tests/visual/${file}`);
    code = 1;
  }

  if (!isPinned) {
    console.log(
      'Pictures are skipped: the pinned browser runs on Linux x64 only, and baselines belong to one browser build.',
    );
  }
  rmSync(report, { recursive: true, force: true });
  const { url, close } = await serveFolder(built);
  const args = [
    '--url',
    url,
    '--maxWorkers=3',
    '--config-dir',
    '.storybook',
    values.update ? '-u' : '--ci',
    ...(values.pictures ? ['--includeTags', 'matrix,page,page-english'] : []),
    ...positionals,
  ];
  const passes = Number(values.repeat);
  for (let pass = 1; pass <= passes; pass += 1) {
    if (passes > 1) console.log(`Visit ${pass} of ${passes}`);
    const failed = await run('node_modules/@storybook/test-runner/dist/test-storybook.js', args, {
      NODE_ENV: 'test',
      // Every file loads its modules anew; a larger young generation spares the collector that garbage.
      NODE_OPTIONS:
        '--experimental-vm-modules --max-semi-space-size=64 --disable-warning=ExperimentalWarning --disable-warning=DEP0205',
      SHUYUAN_PICTURES: isPinned ? 'on' : 'off',
    });
    code ||= failed;
  }
  close();
  if (existsSync(report)) {
    const page = path.relative(root, writePictureReport(report));
    console.error(`Changed pictures: baseline, actual and difference are in tests/visual/report/; open ${page}.`);
  }
  console.log(`Stories: ${code === 0 ? 'all well' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s.`);
  return code;
}

process.exit(await main());
