// Draws the pictures of the demo data: node apps/server/src/seed/art/main.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawAll } from './pictures.ts';

const out = fileURLToPath(new URL('../pictures/', import.meta.url));

for (const [file, text] of drawAll()) {
  const target = path.join(out, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
