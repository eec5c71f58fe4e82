import { drawCampus } from './campus.ts';
import { certificates } from './certificates.ts';
import { artCovers } from './covers/art.ts';
import { biologyCovers } from './covers/biology.ts';
import { chemistryCovers } from './covers/chemistry.ts';
import { chineseCovers } from './covers/chinese.ts';
import { codeCovers } from './covers/code.ts';
import { englishCovers } from './covers/english.ts';
import { geographyCovers } from './covers/geography.ts';
import { historyCovers } from './covers/history.ts';
import { mathCovers } from './covers/math.ts';
import { physicsCovers } from './covers/physics.ts';
import { lecturers, students } from './people.ts';

/** Covers of each subject of the demo schools; the files are `covers/<subject>-<n>.svg`. */
export const COVERS = {
  chinese: chineseCovers,
  math: mathCovers,
  english: englishCovers,
  physics: physicsCovers,
  chemistry: chemistryCovers,
  biology: biologyCovers,
  history: historyCovers,
  geography: geographyCovers,
  code: codeCovers,
  art: artCovers,
} as const;

const numbered = (folder: string, draw: readonly (() => string)[]) =>
  draw.map((drawOne, i) => [`${folder}${i + 1}.svg`, drawOne()] as const);

/** Every committed picture of the demo data: path below `pictures/` → SVG text. */
export const drawAll = () =>
  new Map([
    ...Object.entries(COVERS).flatMap(([subject, draw]) => numbered(`covers/${subject}-`, draw)),
    ...numbered('lecturers/', lecturers),
    ...numbered('students/', students),
    ...numbered('certificates/', certificates),
    ['articles/campus.svg', drawCampus()] as const,
  ]);
