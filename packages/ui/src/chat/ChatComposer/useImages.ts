import { checkFile, type FileProblem, fitsCount } from '@shuyuan/rules';
import { type ClipboardEvent, useState } from 'react';

/** Takes a file; answers what is wrong with it once it was compressed, if something is. */
export type TakeFile = (file: File) => FileProblem | null | undefined | Promise<FileProblem | null | undefined>;

/** The slot by which pictures of a talk are judged (§5). */
export const SLOT = 'exercisePicture';

/** Pictures on their way into a talk, picked or pasted; what is wrong with the last of them stays until the next. */
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

  /** A picture from the clipboard; words win, because a copied table brings a picture of itself along. */
  const handlePaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    const images = [...files].filter((file) => file.type.startsWith('image/'));
    if (!onImage || images.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    void take(images);
  };

  return { problem, take, handlePaste, forget: () => setProblem(null) };
}
