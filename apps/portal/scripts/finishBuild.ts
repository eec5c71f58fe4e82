/** After `vite build`: compresses the assets once, and fails when a first load outgrew its budget (performance.md row 1). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { brands } from '@shuyuan/tokens';
import {
  budgetWith,
  FIRST_LOADS,
  filesOf,
  firstLoadOf,
  firstSightOf,
  type Manifest,
  SENDER,
  startOf,
  strangersIn,
} from './firstLoads.ts';

const KIB = 1024;
/** The code of any page by itself, what index.html and the first call bring included. */
const PAGE_MAX = 220 * KIB;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest: Manifest = read('.vite/manifest.json');
const groups: Record<string, string[]> = read('.vite/groups.json');
const sizes = new Map<string, number>();

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg|json|html)$/.test(name) || name.startsWith('.vite')) continue;
  const file = path.join(dist, name);
  const raw = readFileSync(file);
  const brotli = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  // What a browser receives: many chunks are smaller than a kibibyte, and shrink too.
  sizes.set(name, Math.min(brotli.length, raw.length));
  // The server fills index.html in for each school, so only what never changes is stored compressed.
  if (brotli.length >= raw.length || name === 'index.html') continue;
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
const kib = (bytes: number) => `${(bytes / KIB).toFixed(1)} KiB`;
let isOver = false;

for (const load of FIRST_LOADS) {
  const files = firstLoadOf(manifest, load);
  const size = total(files);
  const sight = total(firstSightOf(manifest, load));
  const max = budgetWith(brands.length, load.max);
  isOver ||= size > max;
  console.log(
    `${size > max ? '✗' : '✓'} first load of ${load.page}: ${kib(size)} of ${kib(max)} brotli, ${kib(sight)} before it shows`,
  );
  const strangers = strangersIn(files, load, groups);
  isOver ||= strangers.length > 0;
  if (strangers.length > 0) console.log(`✗ ${load.page} brings calls that it does not use: ${strangers.join(', ')}`);
}

const always = [...startOf(manifest), ...filesOf(manifest, SENDER)];
for (const [key, chunk] of Object.entries(manifest)) {
  if (!/^src\/features\/.*Page\.tsx$/.test(key)) continue;
  const size = total(new Set([...always, ...filesOf(manifest, key)]));
  const max = budgetWith(brands.length, PAGE_MAX);
  if (size <= max) continue;
  isOver = true;
  console.log(`✗ ${key} (${chunk.file}) loads ${kib(size)} of at most ${kib(max)} brotli`);
}
if (isOver) process.exit(1);

function read(name: string) {
  return JSON.parse(readFileSync(path.join(dist, name), 'utf8'));
}
