/** Folders of pdf.js's package by what its worker asks for. */
const FOLDERS: Readonly<Record<string, string>> = { cMapUrl: 'cmaps/', standardFontDataUrl: 'standard_fonts/' };

/** Options by which a document finds what it does not bring itself. */
export interface PdfFileOptions {
  cMapUrl: string;
  cMapPacked: true;
  standardFontDataUrl?: string;
  useWorkerFetch: false;
  BinaryDataFactory: new () => { fetch(wanted: { kind: string; filename: string }): Promise<Uint8Array> };
}

/**
 * Character maps and fonts of documents that embed none, from the folder of pdf.js's package; `onMissing` where one cannot be had, so that
 * the reader is told. They are fetched by the page: the policy of a worker lets it ask for nothing (X2).
 */
export function pdfFiles(filesUrl: string | undefined, onMissing: () => void): PdfFileOptions {
  return {
    cMapUrl: FOLDERS['cMapUrl'] ?? '',
    cMapPacked: true,
    // Fonts that stand for others are also named in style sheets, by this address.
    ...(filesUrl !== undefined && { standardFontDataUrl: `${filesUrl}${FOLDERS['standardFontDataUrl'] ?? ''}` }),
    useWorkerFetch: false,
    BinaryDataFactory: class {
      async fetch({ kind, filename }: { kind: string; filename: string }) {
        const folder = FOLDERS[kind];
        const found = filesUrl !== undefined && folder ? await bytesAt(`${filesUrl}${folder}${filename}`) : null;
        if (found) return found;
        onMissing();
        throw new Error(`A document needs ${filename}, which is not served.`);
      }
    },
  };
}

async function bytesAt(url: string): Promise<Uint8Array | null> {
  const response = await fetch(url).catch(() => null);
  // An application that serves its page at every address has no such file.
  if (!response?.ok || response.headers.get('content-type')?.startsWith('text/html')) return null;
  return new Uint8Array(await response.arrayBuffer());
}
