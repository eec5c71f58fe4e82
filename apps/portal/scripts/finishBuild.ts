/** After `vite build`: compresses the assets once, and fails when a first load outgrew its budget (performance.md row 1). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const KIB = 1024;
/**
 * JS and CSS that a visitor loads before the page shows, brotli 11, in bytes. React, router, i18next, MobX and Emotion are
 * 97 KiB of it, the table of pages with the names of their files 4; axios and the contract's schemas come beside the page
 * and are printed apart. Lower a figure whenever it can be.
 */
const BUDGETS = [
  { page: '/login', modules: ['src/features/people/login/LoginPage.tsx'], texts: ['common', 'login'], max: 143 * KIB },
  {
    page: '/index',
    modules: ['src/features/catalogue/home/HomePage.tsx', 'src/app/Header.tsx'],
    texts: ['common', 'home'],
    max: 146 * KIB,
  },
];
/** The client of the server: loads beside the first page, which shows without it. */
const BESIDE = 'src/api/sender.ts';
/** No page may bring more than this beyond the start and what loads beside it. */
const ROUTE_MAX = 60 * KIB;
/** Smaller files are not worth compressing. */
const COMPRESS_OVER = KIB;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const sizes = new Map<string, number>();

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg|json|html)$/.test(name) || name.startsWith('.vite')) continue;
  const file = path.join(dist, name);
  const raw = readFileSync(file);
  const brotli = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  sizes.set(name, brotli.length);
  // The server fills index.html in for each school, so only what never changes is stored compressed.
  if (raw.length < COMPRESS_OVER || name === 'index.html') continue;
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
}

/** Files of a chunk and of everything it imports at once. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
const kib = (bytes: number) => `${(bytes / KIB).toFixed(1)} KiB`;
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The build has no entry: is index.html still the input?');
const start = filesOf(entry);
let isOver = false;

for (const { page, modules, texts, max } of BUDGETS) {
  const gone = modules.find((module) => !manifest[module]);
  if (gone) throw new Error(`${page}: ${gone} is no chunk of the build; did the page move?`);
  const files = new Set([...start, 'boot.js']);
  for (const key of [...modules, ...texts.map((name) => `src/i18n/cn/${name}.ts`)]) {
    for (const file of filesOf(key)) files.add(file);
  }
  const size = total(files);
  isOver ||= size > max;
  console.log(`${size > max ? '✗' : '✓'} first load of ${page}: ${kib(size)} of ${kib(max)} brotli`);
}

const beside = [...filesOf(BESIDE)].filter((file) => !start.has(file));
if (beside.length === 0) throw new Error(`${BESIDE} is no chunk of its own: the first page waits for axios again.`);
console.log(`  beside it, axios and the contract: ${kib(total(beside))}`);

for (const [key, chunk] of Object.entries(manifest)) {
  if (!/^src\/features\/.*Page\.tsx$/.test(key)) continue;
  const own = [...filesOf(key)].filter((file) => !start.has(file) && !beside.includes(file));
  if (total(own) <= ROUTE_MAX) continue;
  isOver = true;
  console.log(`✗ ${chunk.file} brings ${kib(total(own))} of at most ${kib(ROUTE_MAX)} brotli`);
}
if (isOver) process.exit(1);
