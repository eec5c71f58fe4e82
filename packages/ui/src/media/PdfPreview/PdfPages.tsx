import { GlobalWorkerOptions, getDocument, PasswordException, type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PdfPagesProps } from '../../foundations/pdfPages.ts';
import { pdfFiles } from './pdfFiles.ts';

// The worker must match this version of the library, so it comes from the same package and not from a CDN.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Errors are passed to `onFail`; warnings of the library are of no use to a reader. */
const QUIET = 0;

/** One page of a document, with a text layer for selection and screen readers. Large: load it on demand. */
export function PdfPages({ src, page, scale, width, filesUrl, onOpen, onFail, onIncomplete }: PdfPagesProps) {
  const [file, setFile] = useState<PDFDocumentProxy>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(onOpen);
  const miss = useEffectEvent(onIncomplete);
  const fail = useEffectEvent((error: unknown) => onFail(error instanceof PasswordException ? 'locked' : 'broken'));
  useEffect(() => {
    let isOver = false;
    const files = pdfFiles(filesUrl, () => isOver || miss());
    const task = getDocument({ url: src, verbosity: QUIET, ...files });
    task.promise.then(
      (loaded) => {
        if (isOver) return;
        setFile(loaded);
        open(loaded.numPages);
      },
      (error: unknown) => isOver || fail(error),
    );
    return () => {
      isOver = true;
      void task.destroy();
    };
  }, [src, filesUrl]);
  useEffect(() => {
    if (!file || !canvas.current || !text.current) return undefined;
    const drawing = draw(file, { page, width: width * scale, canvas: canvas.current, text: text.current });
    drawing.done.catch((error: unknown) => drawing.isOver() || fail(error));
    return drawing.stop;
  }, [file, page, scale, width]);
  return (
    <div className="paper" hidden={!file}>
      <canvas ref={canvas} />
      <div className="textLayer" ref={text} />
    </div>
  );
}

interface Target {
  page: number;
  /** Width in px. */
  width: number;
  canvas: HTMLCanvasElement;
  text: HTMLElement;
}

/** Renders a page and its text layer; aborted when another page is requested. */
function draw(file: PDFDocumentProxy, { page: number, width, canvas, text }: Target) {
  let isOver = false;
  let stop = () => {};
  const run = async () => {
    const page = await file.getPage(number);
    if (isOver) return;
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const density = window.devicePixelRatio;
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    Object.assign(canvas.style, { width: `${viewport.width}px`, height: `${viewport.height}px` });
    text.replaceChildren();
    text.style.setProperty('--total-scale-factor', String(viewport.scale));
    const picture = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
    stop = () => {
      picture.cancel();
      words.cancel();
    };
    await Promise.all([picture.promise, words.render()]);
  };
  return {
    done: run(),
    isOver: () => isOver,
    stop: () => {
      isOver = true;
      stop();
    },
  };
}
