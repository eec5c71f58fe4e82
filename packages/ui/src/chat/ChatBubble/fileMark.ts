import { extensionOf } from '@shuyuan/rules';

/** Families of files that a mark tells apart by colour, next to the letters on it. */
export type FileFamily = 'pdf' | 'document' | 'sheet' | 'slides' | 'media' | 'other';

const FAMILIES: Readonly<Record<string, FileFamily>> = {
  pdf: 'pdf',
  doc: 'document',
  docx: 'document',
  xls: 'sheet',
  xlsx: 'sheet',
  ppt: 'slides',
  pptx: 'slides',
  mp3: 'media',
  mp4: 'media',
  webm: 'media',
  m4a: 'media',
};

/** The letters on the mark of a file, at most four, and its family. */
export function fileMark(name: string): { letters: string; family: FileFamily } {
  const extension = extensionOf(name);
  return { letters: extension.slice(0, 4).toUpperCase(), family: FAMILIES[extension] ?? 'other' };
}
