import { BOARD } from '../board/marks.ts';
import { toXml } from './fileNames.ts';

/** Pixels of a picture for one unit of the board. */
const SCALE = 1.25;
/** What a picture of a part of the page must know by itself: it sees none of the page's style sheets. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'color', 'font-family', 'font-size', 'font-weight', 'white-space'];

/** A page of the board as the screen shows it, on a canvas; a picture that cannot be read is left out. */
export async function drawBoard(svg: SVGSVGElement): Promise<HTMLCanvasElement> {
  const copy = await toStandalone(svg);
  const image = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(copy)}`);
  const canvas = document.createElement('canvas');
  canvas.width = BOARD.width * SCALE;
  canvas.height = BOARD.height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The drawing with its styles and pictures inside. */
async function toStandalone(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll('*').forEach((original, index) => {
    const style = getComputedStyle(original);
    for (const name of STYLES) copies[index]?.style.setProperty(name, style.getPropertyValue(name));
  });
  await Promise.all([...copy.querySelectorAll('image')].map(embed));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${BOARD.width} ${BOARD.height}`);
  copy.setAttribute('width', String(BOARD.width * SCALE));
  copy.setAttribute('height', String(BOARD.height * SCALE));
  return toXml(new XMLSerializer().serializeToString(copy));
}

async function embed(image: SVGImageElement): Promise<void> {
  const data = await readPicture(image.getAttribute('href') ?? '').catch(() => null);
  if (data === null) image.remove();
  else image.setAttribute('href', data);
}

async function readPicture(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  return image.decode().then(() => image);
}

/** A canvas as a file. */
export function toBlob(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas could not be stored.')));
    canvas.toBlob(done, type, 0.92);
  });
}
