import { wrapText } from './wrapText.ts';

/** A4 at 150 dots an inch. */
const PAPER = { width: 1240, height: 1754, margin: 110 } as const;
/** Most pages of words: a consultation has a few; thousands of long lines end there. */
const PAGES_MAX = 60;

/** One paragraph of the words of a record. */
export interface Paragraph {
  text: string;
  kind: 'title' | 'heading' | 'name' | 'body' | 'small';
}

const STYLES = {
  title: { size: 44, line: 60, before: 0, weight: 600 },
  heading: { size: 30, line: 44, before: 48, weight: 600 },
  name: { size: 22, line: 34, before: 22, weight: 600 },
  body: { size: 26, line: 40, before: 4, weight: 400 },
  small: { size: 22, line: 34, before: 4, weight: 400 },
} as const satisfies Record<Paragraph['kind'], object>;

/** How the words of the page look, as the browser computed it. */
export interface Look {
  font: string;
  text: string;
  quiet: string;
  paper: string;
}

/** Draws paragraphs on as many pages as they need; hands each to `onPage` and draws the next on the same canvas. */
export async function drawText(
  paragraphs: readonly Paragraph[],
  look: Look,
  onPage: (canvas: HTMLCanvasElement) => Promise<void>,
): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = PAPER.width;
  canvas.height = PAPER.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no canvas to draw on.');
  const clear = () => {
    pen.fillStyle = look.paper;
    pen.fillRect(0, 0, PAPER.width, PAPER.height);
  };
  clear();
  let y: number = PAPER.margin;
  let pages = 1;
  for (const { text, kind } of paragraphs) {
    const { size, line, before, weight } = STYLES[kind];
    pen.font = `${weight} ${size}px ${look.font}`;
    y += before;
    for (const words of wrapText(text, PAPER.width - 2 * PAPER.margin, (part) => pen.measureText(part).width)) {
      if (y + line > PAPER.height - PAPER.margin) {
        if (pages++ === PAGES_MAX) return onPage(canvas);
        await onPage(canvas);
        clear();
        y = PAPER.margin;
      }
      pen.fillStyle = kind === 'name' || kind === 'small' ? look.quiet : look.text;
      pen.textBaseline = 'top';
      pen.fillText(words, PAPER.margin, y);
      y += line;
    }
  }
  await onPage(canvas);
}
