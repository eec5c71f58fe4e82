import { BRANDS } from '../brands/brands.ts';
import { drawIcon } from '../brands/logo.ts';
import { drawBirds } from './articles/birds.ts';
import { drawBoard } from './articles/board.ts';
import { drawBoat } from './articles/boat.ts';
import { drawBoatWide } from './articles/boatWide.ts';
import { drawBook } from './articles/book.ts';
import { drawBowl } from './articles/bowl.ts';
import { drawBridge } from './articles/bridge.ts';
import { drawBrush } from './articles/brush.ts';
import { drawBus } from './articles/bus.ts';
import { drawCampus } from './articles/campus.ts';
import { drawClock } from './articles/clock.ts';
import { drawContour } from './articles/contour.ts';
import { drawCranes } from './articles/cranes.ts';
import { drawExam } from './articles/exam.ts';
import { drawFlask } from './articles/flask.ts';
import { drawLamp } from './articles/lamp.ts';
import { drawLibrary } from './articles/library.ts';
import { drawMistakes } from './articles/mistakes.ts';
import { drawNight } from './articles/night.ts';
import { drawNotebook } from './articles/notebook.ts';
import { drawPendulum } from './articles/pendulum.ts';
import { drawPlants } from './articles/plants.ts';
import { drawRadio } from './articles/radio.ts';
import { drawScreen } from './articles/screen.ts';
import { drawStave } from './articles/stave.ts';
import { drawTrack } from './articles/track.ts';
import { drawWards } from './articles/wards.ts';
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
import { drawCell, drawFoodWeb } from './papers/biology.ts';
import { drawFlow, drawTree } from './papers/code.ts';
import { drawTownMap } from './papers/english.ts';
import { drawRefraction, drawWhistle } from './papers/physics.ts';
import { lecturers, students } from './people.ts';
import { plates } from './plates.ts';
import { drawSheets } from './sheets.ts';

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

/** Pictures of articles: lead pictures of the home page, covers, and the head of a note; the files are `articles/<name>.svg`. */
const ARTICLES = {
  campus: drawCampus,
  library: drawLibrary,
  night: drawNight,
  notebook: drawNotebook,
  cranes: drawCranes,
  birds: drawBirds,
  board: drawBoard,
  boat: drawBoat,
  boatWide: drawBoatWide,
  book: drawBook,
  bowl: drawBowl,
  bridge: drawBridge,
  bus: drawBus,
  exam: drawExam,
  lamp: drawLamp,
  mistakes: drawMistakes,
  plants: drawPlants,
  radio: drawRadio,
  track: drawTrack,
  wards: drawWards,
  brush: drawBrush,
  clock: drawClock,
  contour: drawContour,
  flask: drawFlask,
  pendulum: drawPendulum,
  screen: drawScreen,
  stave: drawStave,
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

/** Pictures in stems of questions; the files are `papers/<name>.svg`. */
const PAPERS = {
  ellipse: drawEllipse,
  refraction: drawRefraction,
  whistle: drawWhistle,
  tree: drawTree,
  flow: drawFlow,
  townMap: drawTownMap,
  cell: drawCell,
  foodWeb: drawFoodWeb,
} as const;

const numbered = (folder: string, draw: readonly (() => string)[]) =>
  draw.map((drawOne, i) => [`${folder}${i + 1}.svg`, drawOne()] as const);

/** Every committed picture and sheet of the demo data: path below `pictures/` → SVG text, or a PDF that is all ASCII. */
export const drawSchool = () =>
  new Map([
    ...Object.entries(COVERS).flatMap(([subject, draw]) => numbered(`covers/${subject}-`, draw)),
    ...numbered('lecturers/', lecturers),
    ...numbered('students/', students),
    ...numbered('certificates/', certificates),
    ...numbered('notes/', notes),
    ...numbered('essays/', essays),
    ...Object.entries(PAPERS).map(([name, draw]) => [`papers/${name}.svg`, draw()] as const),
    ...Object.entries(ARTICLES).map(([name, draw]) => [`articles/${name}.svg`, draw()] as const),
    ...Object.entries(plates).map(([name, draw]) => [`plates/${name}.svg`, draw()] as const),
    ...drawSheets(),
    // Icons of the browser tab (§1, logoBrowser).
    ...BRANDS.map((brand) => [`icons/${brand.id}.svg`, drawIcon(brand)] as const),
    ...Object.entries(GIFTS).map(([name, draw]) => [`gifts/${name}.svg`, draw()] as const),
  ]);
