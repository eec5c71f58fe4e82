import { PDFDocument } from '@cantoo/pdf-lib';
import { toBlob } from './drawBoard.ts';

/** Points of PDF, 72 an inch, for the longer side of a page: that of A4. */
const LONG_SIDE = 841.89;

/** A PDF whose pages are pictures: Chinese needs no font inside it, and looks as it does on the screen. */
export async function beginPdf(title: string) {
  const file = await PDFDocument.create();
  file.setTitle(title);
  return {
    async add(canvas: HTMLCanvasElement) {
      const picture = await file.embedJpg(await (await toBlob(canvas, 'image/jpeg')).arrayBuffer());
      const scale = LONG_SIDE / Math.max(canvas.width, canvas.height);
      const [width, height] = [canvas.width * scale, canvas.height * scale];
      file.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
    },
    async finish(): Promise<Blob> {
      return new Blob([new Uint8Array(await file.save())], { type: 'application/pdf' });
    },
  };
}
