import { type FileHandle, open } from 'node:fs/promises';
import { type ContentFault, type FileExtension, inspectFile, type ReadSlice } from '@shuyuan/rules';

/** Reads slices of an open file. */
export const slicesOf =
  (file: FileHandle): ReadSlice =>
  async (from, bytes) => {
    const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, from);
    return buffer.subarray(0, bytesRead);
  };

/** What is wrong with the content of a file for its extension, `null` when nothing is (U1, U4). */
export async function faultOf(path: string, extension: FileExtension): Promise<ContentFault | null> {
  const file = await open(path);
  try {
    return await inspectFile(slicesOf(file), (await file.stat()).size, extension);
  } finally {
    await file.close();
  }
}
