/** Content of a poster, as display text. */
export interface PosterWords {
  /** Name of the school, above the sheet. */
  school: string;
  /** Who invites, or what for; below the name of the school. */
  lead: string;
  title: string;
  /** Lecturer, lessons, start: one line. */
  facts: string;
  price: string;
  /** Former price, struck through. */
  formerPrice?: string | undefined;
  /** What the code is for. */
  scan: string;
  /** One line below it. */
  scanNote: string;
}

/** Colours and fonts of the brand as the canvas takes them. */
export interface PosterStyle {
  from: string;
  to: string;
  onBrand: string;
  sheet: string;
  text: string;
  faint: string;
  price: string;
  line: string;
  font: string;
}

/** A QR code as one path of unit squares. */
export interface PosterCode {
  path: string;
  /** Squares a side. */
  modules: number;
}

/** Width and height of a poster in px. */
export const POSTER = { width: 750, height: 1180 } as const;

const EDGE = 40;
const SHEET = { x: EDGE, y: 150, width: POSTER.width - 2 * EDGE, height: POSTER.height - 150 - EDGE };
const INNER = SHEET.x + 36;
const COVER_HEIGHT = 377;
const TEAR_Y = SHEET.y + 740;
const NOTCH = 18;
const CODE_SIZE = 200;

/** Draws a poster: the school and who invites on its colours, a course or an article and its code on a ticket. */
export function drawPoster(
  canvas: HTMLCanvasElement,
  words: PosterWords,
  style: PosterStyle,
  code: PosterCode,
  cover: HTMLImageElement | null,
): void {
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw on.');
  const ground = pen.createLinearGradient(0, 0, POSTER.width, POSTER.height);
  ground.addColorStop(0, style.from);
  ground.addColorStop(1, style.to);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, POSTER.width, POSTER.height);
  write(pen, words.school, { x: EDGE, y: 76, size: 36, weight: 600, color: style.onBrand, font: style.font });
  write(pen, words.lead, { x: EDGE, y: 122, size: 26, color: style.onBrand, font: style.font });
  drawSheet(pen, style, ground, cover);
  drawCourse(pen, words, style);
  drawCode(pen, words, style, code);
}

function drawSheet(
  pen: CanvasRenderingContext2D,
  style: PosterStyle,
  ground: CanvasGradient,
  cover: HTMLImageElement | null,
) {
  const { x, y, width, height } = SHEET;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, 24);
  pen.clip();
  pen.fillStyle = style.sheet;
  pen.fillRect(x, y, width, height);
  if (cover) drawCropped(pen, cover, { x, y, width, height: COVER_HEIGHT });
  else {
    pen.fillStyle = style.line;
    pen.fillRect(x, y, width, COVER_HEIGHT);
  }
  pen.fillStyle = ground;
  for (const side of [x, x + width]) {
    pen.beginPath();
    pen.arc(side, TEAR_Y, NOTCH, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.strokeStyle = style.line;
  pen.lineWidth = 2;
  pen.setLineDash([8, 8]);
  pen.beginPath();
  pen.moveTo(x + NOTCH + 12, TEAR_Y);
  pen.lineTo(x + width - NOTCH - 12, TEAR_Y);
  pen.stroke();
  pen.restore();
}

/** Fills a box with the middle of a picture of any shape; a course is 16:9 as the box is, an article is not (§5). */
function drawCropped(
  pen: Pick<CanvasRenderingContext2D, 'drawImage'>,
  image: HTMLImageElement,
  box: { x: number; y: number; width: number; height: number },
) {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [box.width / scale, box.height / scale];
  const [left, top] = [(naturalWidth - width) / 2, (naturalHeight - height) / 2];
  pen.drawImage(image, left, top, width, height, box.x, box.y, box.width, box.height);
}

function drawCourse(pen: CanvasRenderingContext2D, words: PosterWords, style: PosterStyle) {
  const width = SHEET.width - 72;
  const { font } = style;
  const titleY = SHEET.y + COVER_HEIGHT + 68;
  setFont(pen, { size: 40, weight: 600, font });
  const lines = breakLines(pen, words.title, width, 2);
  for (const [place, line] of lines.entries()) {
    write(pen, line, { x: INNER, y: titleY + place * 54, size: 40, weight: 600, color: style.text, font });
  }
  const factsY = titleY + lines.length * 54 + 4;
  write(pen, words.facts, { x: INNER, y: factsY, size: 26, color: style.faint, font, width });
  const priceY = TEAR_Y - 44;
  const end = write(pen, words.price, { x: INNER, y: priceY, size: 64, weight: 600, color: style.price, font });
  if (words.formerPrice === undefined) return;
  const start = end + 20;
  const formerEnd = write(pen, words.formerPrice, { x: start, y: priceY, size: 28, color: style.faint, font });
  pen.fillStyle = style.faint;
  pen.fillRect(start, priceY - 11, formerEnd - start, 2);
}

function drawCode(pen: CanvasRenderingContext2D, words: PosterWords, style: PosterStyle, code: PosterCode) {
  const y = TEAR_Y + (SHEET.y + SHEET.height - TEAR_Y - CODE_SIZE) / 2;
  const { font } = style;
  pen.save();
  pen.translate(INNER, y);
  pen.scale(CODE_SIZE / code.modules, CODE_SIZE / code.modules);
  pen.fillStyle = style.text;
  pen.fill(new Path2D(code.path));
  pen.restore();
  const x = INNER + CODE_SIZE + 36;
  const width = SHEET.x + SHEET.width - 36 - x;
  write(pen, words.scan, { x, y: y + 90, size: 34, weight: 600, color: style.text, font, width });
  write(pen, words.scanNote, { x, y: y + 138, size: 24, color: style.faint, font, width });
}

interface TextStyle {
  size: number;
  weight?: number;
  font: string;
}

function setFont(pen: CanvasRenderingContext2D, { size, weight = 400, font }: TextStyle) {
  pen.font = `${weight} ${size}px ${font}`;
}

/** Writes one line from its left end, cut where it is too long; answers where it ends. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  at: TextStyle & { x: number; y: number; color: string; width?: number },
): number {
  setFont(pen, at);
  pen.fillStyle = at.color;
  const [line = ''] = breakLines(pen, text, at.width ?? POSTER.width - 2 * EDGE, 1);
  pen.fillText(line, at.x, at.y);
  return at.x + pen.measureText(line).width;
}

/** Breaks a text into lines of a width in px: between Latin words, anywhere in Chinese; what exceeds the last line is cut with an ellipsis. */
export function breakLines(
  pen: Pick<CanvasRenderingContext2D, 'measureText'>,
  text: string,
  width: number,
  max: number,
): string[] {
  const pieces = text.match(/[\p{Script=Latin}\p{N}'’.,:;!?-]+\s*|\s+|./gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && pen.measureText(line + piece.trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  if (lines.length <= max) return lines;
  const shown = lines.slice(0, max);
  let last = [...(shown.pop() ?? '')];
  while (last.length > 0 && pen.measureText(`${last.join('')}…`).width > width) last = last.slice(0, -1);
  return [...shown, `${last.join('')}…`];
}
