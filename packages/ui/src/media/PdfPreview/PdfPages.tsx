import { Global } from '@emotion/react';
import { Document, Page, pdfjs } from 'react-pdf';

// The worker belongs to this very version of the library, so it comes from the same package and not from a network.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

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

/** One page of a document, with its text over it so that it can be selected and read aloud. Heavy: loaded when needed. */
export function PdfPages({ src, page, scale, width, charactersUrl, onOpen, onFail }: PdfPagesProps) {
  return (
    <>
      {/* The library looks here whether its text has styles; they stand in PdfPreview.styles. */}
      <Global styles={{ ':root': { '--react-pdf-text-layer': 1 } }} />
      <Document
        suspense={false}
        file={src}
        loading=""
        error=""
        noData=""
        options={optionsOf(charactersUrl)}
        onLoadSuccess={({ numPages }) => onOpen(numPages)}
        onLoadError={() => onFail('broken')}
        onPassword={() => onFail('locked')}
      >
        <Page
          suspense={false}
          pageNumber={page}
          width={width * scale}
          loading=""
          error=""
          renderAnnotationLayer={false}
        />
      </Document>
    </>
  );
}

/** Errors reach `onFail`; what the library would warn of is nothing that a reader can change. */
const QUIET = { verbosity: 0 };

const known = new Map<string, object>();

/** The library opens the document again for each new object. */
function optionsOf(charactersUrl: string | undefined): object {
  const key = charactersUrl ?? '';
  const options = known.get(key) ?? { ...QUIET, ...(key === '' ? {} : { cMapUrl: key, cMapPacked: true }) };
  known.set(key, options);
  return options;
}
