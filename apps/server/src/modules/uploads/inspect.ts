import { type FileHandle, open } from 'node:fs/promises';
import type { FileExtension } from '@shuyuan/rules';
import { fileTypeFromBuffer } from 'file-type';
import { isMp4, isMpegAudio } from './media.ts';
import { isBinaryDocument, isOpenDocument, readAt } from './office.ts';

/** Bytes by which a kind of file is known. */
const HEAD = 4_100;

type Inspect = (file: FileHandle, size: number) => Promise<boolean>;

const beginsAs =
  (type: string): Inspect =>
  async (file, size) =>
    (await fileTypeFromBuffer(await readAt(file, 0, Math.min(HEAD, size))))?.ext === type;
const isBinary =
  (extension: string): Inspect =>
  async (file, size) =>
    (await beginsAs('cfb')(file, size)) && isBinaryDocument(file, size, extension);
const isOpen =
  (extension: string): Inspect =>
  (file, size) =>
    isOpenDocument(file, size, extension);

/** How the content of a file of each extension is known: by its bytes, never by its name or declared type (U1, U4). */
const INSPECTIONS: Readonly<Record<FileExtension, Inspect>> = {
  jpg: beginsAs('jpg'),
  jpeg: beginsAs('jpg'),
  png: beginsAs('png'),
  pdf: beginsAs('pdf'),
  doc: isBinary('doc'),
  ppt: isBinary('ppt'),
  docx: isOpen('docx'),
  xlsx: isOpen('xlsx'),
  pptx: isOpen('pptx'),
  mp3: isMpegAudio,
  mpeg: isMpegAudio,
  mp4: isMp4,
  m4a: isMp4,
  webm: beginsAs('webm'),
};

/** Whether a file is what its extension says. */
export async function isWhatItSays(path: string, extension: FileExtension): Promise<boolean> {
  const file = await open(path);
  try {
    return await INSPECTIONS[extension](file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}
