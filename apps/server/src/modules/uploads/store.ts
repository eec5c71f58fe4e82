import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { ResultCode } from '@shuyuan/contract';
import { checkFile, cleanName, extensionOf, type FileExtension, type UploadSlot, uploadPolicy } from '@shuyuan/rules';
import { invalid, refused } from '../../platform/core/errors.ts';
import { mediaTypeOf, type StoredExtension } from '../../platform/files/mediaTypes.ts';
import { folderOf } from '../../platform/files/uploads.ts';
import { faultOf } from './inspect.ts';
import { type Pictures, tooManyPixels } from './pictures.ts';
import type { OnBytes } from './reservation.ts';

const NAME_MAX = 200;
const NAME_BYTES = 16;

/** What the store reads of a part of the request. */
export type IncomingPart = Pick<MultipartFile, 'file' | 'filename' | 'mimetype'>;

/** A file in its place. */
export interface StoredFile {
  name: string;
  /** Its name in the store: 128 random bits and the extension (U5). */
  stored: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

/** The store of a school. */
export interface Place {
  dataDir: string;
  companyId: number;
}

/** Where a file goes, and by which row of the table of uploads it is judged (§5). */
export interface StoreRequest extends Place {
  slot: UploadSlot;
  /** The name that was typed; that of the part when empty. */
  name: string;
  pictures: Pick<Pictures, 'redraw'>;
  onBytes: OnBytes;
}

/** Under which of its extensions a kind of file is stored, where that is not its own. */
const STORED_AS: Partial<Record<FileExtension, StoredExtension>> = { jpeg: 'jpg', mpeg: 'mp3' };

/**
 * Writes the bytes of a file as they come, inspects them, and gives the file its place in the store; 1006 for what is not
 * of the slot's kinds, 1007 for what is too big. Whatever goes wrong, nothing stays behind (U1–U5).
 */
export async function storeFile(part: IncomingPart, request: StoreRequest): Promise<StoredFile> {
  const announced = { slot: request.slot, name: nameOf(request.name || part.filename), mime: part.mimetype };
  judgeName(announced);
  const folder = await openFolder(request);
  const random = randomName();
  const incoming = join(folder, `${random}.incoming`);
  try {
    await writeTo(incoming, part.file, (piece) => request.onBytes(piece.length));
    if (part.file.truncated) throw refused(ResultCode.fileTooBig);
    return await placeFile(incoming, { ...announced, random }, request);
  } finally {
    await rm(incoming, { force: true });
  }
}

/** What is announced of a file. */
export interface AnnouncedFile {
  slot: UploadSlot;
  /** As `nameOf` has it. */
  name: string;
  /** Declared media type. */
  mime: string;
}

/** The extension by which a file is judged; 1006 for a name or a type that the slot does not take (U1). */
export function judgeName({ slot, name, mime }: AnnouncedFile): FileExtension {
  const problem = checkFile({ slot, name, mime, stage: 'sent', recorded: true, size: 1 });
  const extension = problem === null ? extensionIn(slot, name) : undefined;
  if (!extension) throw refused(ResultCode.fileFormat);
  return extension;
}

/** Refuses what no file of the slot may be in size: 1007 for too big, 1006 for empty (§5, U2). */
export function judgeSize({ slot, name, mime }: AnnouncedFile, size: number): void {
  const problem = checkFile({ slot, name, mime, stage: 'sent', recorded: true, size });
  if (problem) throw refused(problem === 'size' ? ResultCode.fileTooBig : ResultCode.fileFormat);
}

/** The folder of a school's files, made if it is not there. */
export async function openFolder({ dataDir, companyId }: Place): Promise<string> {
  const folder = folderOf(dataDir, companyId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** 128 random bits in hex, a name that nobody guesses (U5). */
export const randomName = () => randomBytes(NAME_BYTES).toString('hex');

/**
 * Inspects a file whose bytes have all arrived and gives it its place in the store: 1006 for what is not of the slot's kinds, 1007
 * for what is too big. A file that is not redrawn is moved away from `incoming` (U1–U5).
 */
export async function placeFile(
  incoming: string,
  { random, ...announced }: AnnouncedFile & { random: string },
  { dataDir, companyId, pictures }: Place & Pick<StoreRequest, 'pictures'>,
): Promise<StoredFile> {
  const { slot, name } = announced;
  const extension = judgeName(announced);
  const { size } = await stat(incoming);
  judgeSize(announced, size);
  const fault = await faultOf(incoming, extension);
  if (fault) throw fault.why === 'pixels' ? tooManyPixels() : refused(ResultCode.fileFormat);
  const kind = storedExtension(slot, extension);
  const folder = folderOf(dataDir, companyId);
  const file = { name, stored: `${random}.${kind}`, mediaType: mediaTypeOf(kind) };
  const drawn = join(folder, `${random}.drawn`);
  try {
    if (kind !== 'jpg' && kind !== 'png') {
      await moveTo(incoming, join(folder, file.stored));
      return { ...file, bytes: size, width: null, height: null };
    }
    const picture = await pictures.redraw(companyId, { from: incoming, to: drawn, kind });
    if (!picture) throw refused(ResultCode.fileFormat);
    await moveTo(drawn, join(folder, file.stored));
    return { ...file, ...picture };
  } finally {
    await rm(drawn, { force: true });
  }
}

/** The extension of a name, as far as the slot takes it. */
function extensionIn(slot: UploadSlot, name: string): FileExtension | undefined {
  const { extensions, recorded } = uploadPolicy(slot);
  return [...extensions, ...recorded].find((each) => each === extensionOf(name));
}

function storedExtension(slot: UploadSlot, extension: FileExtension): StoredExtension {
  // A recording of sound alone may lie in an mp4 box: it is served as sound.
  if (extension === 'mp4' && uploadPolicy(slot).kind === 'audio') return 'm4a';
  const kind = STORED_AS[extension] ?? extension;
  return kind as StoredExtension;
}

/** Writes what arrives to a new file, piece by piece, until `onPiece` throws; a body that ends in the middle is not valid. */
export async function writeTo(
  path: string,
  file: IncomingPart['file'],
  onPiece: (piece: Buffer) => Promise<void> | void,
): Promise<void> {
  let refusal: unknown = null;
  async function* watched(source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      if (refusal !== null) continue; // the body is read to its end, or its connection would hang
      try {
        await onPiece(piece);
        yield piece;
      } catch (error) {
        refusal = error;
      }
    }
  }
  try {
    await pipeline(file, watched, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (refusal !== null) throw refusal;
  } catch (error) {
    if (file.errored) throw invalid([{ field: '', rule: 'multipart' }]);
    throw error;
  }
}

/** Gives a file its place once its bytes are on the disk: a row never names a file that a lost power cut short (I21). */
async function moveTo(from: string, to: string): Promise<void> {
  const file = await open(from, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(from, to);
}

/** Deletes a file from the store again, when its row could not be written. */
export async function deleteStored({ dataDir, companyId }: Place, stored: string): Promise<void> {
  await rm(join(folderOf(dataDir, companyId), stored), { force: true });
}

/** The name that people see: the last part of what was sent, cleaned, its extension kept when it is too long (X8). */
export function nameOf(sent: string): string {
  const name = cleanName(sent.split(/[/\\]/).at(-1) ?? '');
  const points = [...name];
  if (points.length <= NAME_MAX) return name;
  const ending = [...name.slice(name.lastIndexOf('.'))];
  return [...points.slice(0, Math.max(0, NAME_MAX - ending.length)), ...ending].slice(0, NAME_MAX).join('');
}
