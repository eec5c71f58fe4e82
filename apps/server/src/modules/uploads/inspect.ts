import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { isBinaryDocument, isOpenDocument, readAt } from './office.ts';

/** Bytes by which a kind of file is known. */
const HEAD = 4_100;

/** What the first bytes of a file of each extension say it is; Office documents are looked at more closely. */
const SAID: Readonly<Record<string, string>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  pdf: 'pdf',
  doc: 'cfb',
  ppt: 'cfb',
};

/** Whether a file is what its extension says: by its bytes, never by its name or declared type (U1, U4). */
export async function isWhatItSays(path: string, extension: string): Promise<boolean> {
  const file = await open(path);
  try {
    return await agrees(file, (await file.stat()).size, extension);
  } finally {
    await file.close();
  }
}

async function agrees(file: FileHandle, size: number, extension: string): Promise<boolean> {
  const said = SAID[extension];
  if (!said) return isOpenDocument(file, size, extension);
  const type = await fileTypeFromBuffer(await readAt(file, 0, Math.min(HEAD, size)));
  if (type?.ext !== said) return false;
  return said !== 'cfb' || isBinaryDocument(file, size, extension);
}
