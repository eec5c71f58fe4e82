import { extensionOf } from '@shuyuan/rules';

/** Families of file types, distinguished by the colour of their icon in addition to its letters. */
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

/** The letters on the icon of a file, at most four, and its family. */
export function fileMark(name: string): { letters: string; family: FileFamily } {
  const extension = extensionOf(name);
  return { letters: extension.slice(0, 4).toUpperCase(), family: FAMILIES[extension] ?? 'other' };
}
