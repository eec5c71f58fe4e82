// Draws every picture of the brands and of the demo schools: pnpm --filter @shuyuan/art run draw
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawBrands } from './brands/pictures.ts';
import { BRANDS_FOLDER, SCHOOL_FOLDER } from './folders.ts';
import { drawSchool } from './school/pictures.ts';

for (const [folder, pictures] of [
  [BRANDS_FOLDER, drawBrands()],
  [SCHOOL_FOLDER, drawSchool()],
] as const) {
  for (const [file, text] of pictures) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
