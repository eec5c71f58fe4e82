import type { ComponentType } from 'react';

/** Why a document cannot be opened. */
export type PdfFailure = 'broken' | 'locked';

/** Props of what draws the pages of a PDF. */
export interface PdfPagesProps {
  /** URL of the document. */
  src: string;
  /** Page number, from 1. */
  page: number;
  /** 1 fits the available width. */
  scale: number;
  /** Available width in px. */
  width: number;
  /** URL of the folder with `cmaps/` and `standard_fonts/` of pdf.js's package, ending in `/`: fonts that are not embedded need them. */
  filesUrl: string | undefined;
  /** Called with the number of pages. */
  onOpen: (pages: number) => void;
  /** Called when it cannot be opened. */
  onFail: (why: PdfFailure) => void;
  /** Called when something that the document does not bring cannot be had, so that parts of it may not show. */
  onIncomplete: () => void;
}

/** Loads what draws the pages of a PDF; `@shuyuan/ui/pdf` has one. */
export type LoadPdfPages = () => Promise<ComponentType<PdfPagesProps>>;
