import type { LoadPdfPages } from './foundations/pdfPages.ts';

/** Draws PDF pages with pdf.js, an optional peer: give it to `KitProvider` as `pdf`. Its code is loaded with the first document. */
export const loadPdfPages: LoadPdfPages = () =>
  import('./media/PdfPreview/PdfPages.tsx').then(({ PdfPages }) => PdfPages);
