import type { FileExtension } from '../uploads.ts';
import { inspectBinaryDocument } from './compoundFile.ts';
import type { ContentFault, FileFormat } from './fault.ts';
import { formatOf } from './formatOf.ts';
import { inspectMp4 } from './mp4Boxes.ts';
import { inspectMpegAudio } from './mpegAudio.ts';
import { inspectPicture } from './pictureHeader.ts';
import type { ReadSlice } from './slices.ts';
import { inspectOpenDocument } from './zipDirectory.ts';

type Inspect = (read: ReadSlice, size: number) => Promise<ContentFault | null>;

const picture =
  (kind: 'jpg' | 'png'): Inspect =>
  (read, size) =>
    inspectPicture(read, size, kind);
const binary =
  (extension: 'doc' | 'ppt'): Inspect =>
  (read, size) =>
    inspectBinaryDocument(read, size, extension);
const open =
  (extension: 'docx' | 'xlsx' | 'pptx'): Inspect =>
  async (read, size) => {
    const fault = await inspectOpenDocument(read, size, extension);
    if (fault?.why !== 'damaged' || fault.format !== null) return fault;
    // With a password it lies in a file of the older format.
    const packed = await inspectBinaryDocument(read, size, 'doc');
    return packed?.why === 'locked' ? { ...packed, format: extension } : fault;
  };
const as =
  (format: 'pdf' | 'webm'): Inspect =>
  async (read, size) =>
    (await formatOf(read, size)) === format ? null : { why: 'format', format: null };

/** How the content of a file of each extension is known: by its bytes, never by its name or declared type (U1, U4). */
const INSPECTIONS: Readonly<Record<FileExtension, Inspect>> = {
  jpg: picture('jpg'),
  jpeg: picture('jpg'),
  png: picture('png'),
  pdf: as('pdf'),
  doc: binary('doc'),
  ppt: binary('ppt'),
  docx: open('docx'),
  xlsx: open('xlsx'),
  pptx: open('pptx'),
  mp3: inspectMpegAudio,
  mpeg: inspectMpegAudio,
  mp4: inspectMp4,
  m4a: inspectMp4,
  webm: as('webm'),
};

/**
 * What is wrong with the content of a file for its extension, `null` when nothing is (U1, U3, U4). The browser asks before it sends a
 * byte and the server before it stores one; both are told the same. Some hundred kilobytes are read at most, whatever the file's
 * size, and of Office documents the parts that say what they do when they are opened.
 */
export async function inspectFile(read: ReadSlice, size: number, kind: FileExtension): Promise<ContentFault | null> {
  const fault = await INSPECTIONS[kind](read, size);
  if (!fault || fault.format !== null) return fault;
  const format = await formatOf(read, size);
  const isOther = format !== null && format !== (FORMATS[kind] ?? kind);
  return { why: isOther ? 'format' : fault.why === 'format' && format ? 'damaged' : fault.why, format };
}

/** What each extension is by its bytes, where that has another name. */
const FORMATS: Readonly<Partial<Record<FileExtension, FileFormat>>> = {
  jpeg: 'jpg',
  mpeg: 'mp3',
};
