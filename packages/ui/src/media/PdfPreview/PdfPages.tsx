import { GlobalWorkerOptions, getDocument, PasswordException, type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

// The worker belongs to this very version of the library, so it comes from the same package and not from a network.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Why a document does not open. */
export type PdfFailure = 'broken' | 'locked';

export interface PdfPagesProps {
  src: string;
  /** From 1. */
  page: number;
  /** 1 fills the width that is given. */
  scale: number;
  /** Px. */
  width: number;
  /** Folder of the character maps, which Chinese fonts that are not embedded need. */
  charactersUrl: string | undefined;
  onOpen: (pages: number) => void;
  onFail: (why: PdfFailure) => void;
}

/** Errors reach `onFail`; what the library would warn of is nothing that a reader can change. */
const QUIET = 0;

/** One page of a document, with its text over it so that it can be selected and read aloud. Heavy: loaded when needed. */
export function PdfPages({ src, page, scale, width, charactersUrl, onOpen, onFail }: PdfPagesProps) {
  const [file, setFile] = useState<PDFDocumentProxy>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(onOpen);
  const fail = useEffectEvent((error: unknown) => onFail(error instanceof PasswordException ? 'locked' : 'broken'));
  useEffect(() => {
    let isOver = false;
    const characters = charactersUrl === undefined ? {} : { cMapUrl: charactersUrl, cMapPacked: true };
    const task = getDocument({ url: src, verbosity: QUIET, ...characters });
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
  }, [src, charactersUrl]);
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
  /** Px. */
  width: number;
  canvas: HTMLCanvasElement;
  text: HTMLElement;
}

/** Draws a page and lays its text over it; stopped when another is asked for. */
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
