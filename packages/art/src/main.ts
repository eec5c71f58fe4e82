// Draws every picture of the brands, of the demo schools and of the assessment pages: pnpm --filter @shuyuan/art run draw
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawAssess } from './assess/pictures.ts';
import { drawBrands } from './brands/pictures.ts';
import { ASSESS_FOLDER, BRANDS_FOLDER, SCHOOL_FOLDER } from './folders.ts';
import { drawSchool } from './school/pictures.ts';

for (const [folder, pictures] of [
  [BRANDS_FOLDER, drawBrands()],
  [SCHOOL_FOLDER, drawSchool()],
  [ASSESS_FOLDER, drawAssess()],
] as const) {
  for (const [file, text] of pictures) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
