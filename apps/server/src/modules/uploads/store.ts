import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { ResultCode } from '@shuyuan/contract';
import { checkFile, cleanName, extensionOf, type UploadSlot } from '@shuyuan/rules';
import { folderOf } from '../../platform/files/files.ts';
import { invalid, refused } from '../../platform/http/errors.ts';
import { isWhatItSays } from './inspect.ts';
import { redraw } from './picture.ts';

const NAME_MAX = 200;
const NAME_BYTES = 16;

/** A file in its place. */
export interface Kept {
  name: string;
  /** Its name in the store: 128 random bits and the extension (U5). */
  stored: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

interface Wish {
  dataDir: string;
  companyId: number;
  slot: UploadSlot;
  name: string;
}

/**
 * Takes the bytes of a file as they come, looks at them, and gives the file its place in the store; 1006 for what is not of
 * the slot's kinds, 1007 for what is too big. Whatever goes wrong, nothing stays behind (U1–U5).
 */
export async function keepFile(part: MultipartFile, { dataDir, companyId, slot, name: typed }: Wish): Promise<Kept> {
  const name = nameOf(typed || part.filename);
  const extension = extensionOf(name);
  const facts = { slot, name, mime: part.mimetype, stage: 'sent' } as const;
  if (checkFile({ ...facts, size: 1 })) throw refused(ResultCode.fileFormat);
  const folder = folderOf(dataDir, companyId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const random = randomBytes(NAME_BYTES).toString('hex');
  const [coming, drawn] = [join(folder, `${random}.coming`), join(folder, `${random}.drawn`)];
  try {
    await writeTo(coming, part.file);
    const { size } = await stat(coming);
    const problem = part.file.truncated ? 'size' : checkFile({ ...facts, size });
    if (problem) throw refused(problem === 'size' ? ResultCode.fileTooBig : ResultCode.fileFormat);
    if (!(await isWhatItSays(coming, extension))) throw refused(ResultCode.fileFormat);
    const kind = extension === 'jpeg' ? 'jpg' : extension;
    const stored = `${random}.${kind}`;
    if (kind !== 'jpg' && kind !== 'png') {
      await moveTo(coming, join(folder, stored));
      return { name, stored, bytes: size, width: null, height: null };
    }
    const picture = await redraw(coming, drawn, kind);
    if (!picture) throw refused(ResultCode.fileFormat);
    await moveTo(drawn, join(folder, stored));
    return { name, stored, ...picture };
  } finally {
    await Promise.all([rm(coming, { force: true }), rm(drawn, { force: true })]);
  }
}

/** Writes what comes; a body that ends in the middle is not valid. */
async function writeTo(path: string, file: MultipartFile['file']): Promise<void> {
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
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

/** Takes a file out of the store again, when its row could not be written. */
export async function dropFile(dataDir: string, companyId: number, stored: string): Promise<void> {
  await rm(join(folderOf(dataDir, companyId), stored), { force: true });
}

/** The name that people see: the last part of what was sent, cleaned, its extension kept when it is too long (X8). */
function nameOf(sent: string): string {
  const name = cleanName(sent.split(/[/\\]/).at(-1) ?? '');
  const points = [...name];
  if (points.length <= NAME_MAX) return name;
  const ending = [...name.slice(name.lastIndexOf('.'))];
  return [...points.slice(0, Math.max(0, NAME_MAX - ending.length)), ...ending].slice(0, NAME_MAX).join('');
}
