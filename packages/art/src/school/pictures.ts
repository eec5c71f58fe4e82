import { BRANDS } from '../brands/brands.ts';
import { drawIcon } from '../brands/logo.ts';
import { drawCampus } from './articles/campus.ts';
import { drawCranes } from './articles/cranes.ts';
import { drawLibrary } from './articles/library.ts';
import { drawNight } from './articles/night.ts';
import { drawNotebook } from './articles/notebook.ts';
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
import { essays } from './essays.ts';
import { drawBookmarks } from './gifts/bookmarks.ts';
import { drawCanvasBag } from './gifts/canvasBag.ts';
import { drawMug } from './gifts/mug.ts';
import { drawNotebook as drawNotebookGift } from './gifts/notebook.ts';
import { drawPens } from './gifts/pens.ts';
import { drawPostcards } from './gifts/postcards.ts';
import { drawEllipse, notes } from './notes.ts';
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

/** Lead pictures of headlines; the files are `articles/<name>.svg`. */
const ARTICLES = {
  campus: drawCampus,
  library: drawLibrary,
  night: drawNight,
  notebook: drawNotebook,
  cranes: drawCranes,
} as const;

/** Goods of the exchange centre; the files are `gifts/<name>.svg`. */
const GIFTS = {
  notebook: drawNotebookGift,
  canvasBag: drawCanvasBag,
  bookmarks: drawBookmarks,
  mug: drawMug,
  pens: drawPens,
  postcards: drawPostcards,
} as const;

const numbered = (folder: string, draw: readonly (() => string)[]) =>
  draw.map((drawOne, i) => [`${folder}${i + 1}.svg`, drawOne()] as const);

/** Every committed picture of the demo data: path below `pictures/` → SVG text. */
export const drawSchool = () =>
  new Map([
    ...Object.entries(COVERS).flatMap(([subject, draw]) => numbered(`covers/${subject}-`, draw)),
    ...numbered('lecturers/', lecturers),
    ...numbered('students/', students),
    ...numbered('certificates/', certificates),
    ...numbered('notes/', notes),
    ...numbered('essays/', essays),
    ['papers/ellipse.svg', drawEllipse()] as const,
    ...Object.entries(ARTICLES).map(([name, draw]) => [`articles/${name}.svg`, draw()] as const),
    // Icons of the browser tab (§1, logoBrowser).
    ...BRANDS.map((brand) => [`icons/${brand.id}.svg`, drawIcon(brand)] as const),
    ...Object.entries(GIFTS).map(([name, draw]) => [`gifts/${name}.svg`, draw()] as const),
  ]);
