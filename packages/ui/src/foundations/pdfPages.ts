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
  /** URL of the folder with character maps, required for Chinese fonts that are not embedded. */
  charactersUrl: string | undefined;
  /** Called with the number of pages. */
  onOpen: (pages: number) => void;
  /** Called when it cannot be opened. */
  onFail: (why: PdfFailure) => void;
}

/** Loads what draws the pages of a PDF; `@shuyuan/ui/pdf` has one. */
export type LoadPdfPages = () => Promise<ComponentType<PdfPagesProps>>;
