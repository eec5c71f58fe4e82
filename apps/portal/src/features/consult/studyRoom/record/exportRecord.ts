import { drawBoard, toBlob } from './drawBoard.ts';
import { drawText, type Look, type Paragraph } from './drawText.ts';
import { beginPdf } from './writePdf.ts';

/** Milliseconds between two files: browsers drop downloads that begin at the same moment. */
const PAUSE_MS = 300;
/** Milliseconds after which the address of a saved file is given back. */
const SAVED_MS = 60_000;

/** Saves words and pages of the board as one PDF. */
export async function savePdf(
  name: string,
  {
    title,
    paragraphs,
    boards,
    look,
  }: { title: string; paragraphs: readonly Paragraph[]; boards: readonly SVGSVGElement[]; look: Look },
): Promise<void> {
  const pdf = await beginPdf(title);
  await drawText(paragraphs, look, pdf.add);
  for (const board of boards) await pdf.add(await drawBoard(board));
  save(await pdf.finish(), `${name}.pdf`);
}

/** Saves pages of the board as PNG pictures, a file each. */
export async function saveImages(boards: readonly { svg: SVGSVGElement; name: string }[]): Promise<void> {
  for (const { svg, name } of boards) {
    save(await toBlob(await drawBoard(svg), 'image/png'), `${name}.png`);
    if (boards.length > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function save(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_MS);
}
