import { checkFile, type FileProblem, fitsCount } from '@shuyuan/rules';
import { type ClipboardEvent, useState } from 'react';

/** Sends a file; resolves to the problem found after compression, if any. */
export type TakeFile = (file: File) => FileProblem | null | undefined | Promise<FileProblem | null | undefined>;

/** The upload slot whose rules apply to pictures in a chat (§5). */
export const SLOT = 'exercisePicture';

/** Sends picked or pasted pictures; the error of the last one stays until the next is added. */
export function useImages(onImage: TakeFile | undefined) {
  const [problem, setProblem] = useState<FileProblem | null>(null);

  const take = async (files: readonly File[]) => {
    setProblem(null);
    for (const file of files.slice(0, fitsCount(SLOT, 0, files.length))) {
      const refused = checkFile({ slot: SLOT, name: file.name, mime: file.type, size: file.size });
      const found = refused ?? (await onImage?.(file)) ?? null;
      if (found) setProblem(found);
    }
  };

  /** A picture from the clipboard; text takes precedence, because a copied table also contains a picture of itself. */
  const handlePaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    const images = [...files].filter((file) => file.type.startsWith('image/'));
    if (!onImage || images.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    void take(images);
  };

  return { problem, take, handlePaste, forget: () => setProblem(null) };
}
