import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StartError } from '../core/startError.ts';

/** The file that is written last: a folder without it holds no backup. */
const MANIFEST = 'backup.json';
const FORMAT = 1;
/** Phones, hashes of passwords and private files: nobody but the operator reads them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const Digest = z.object({ bytes: z.number(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
const Manifest = z.object({
  format: z.number(),
  /** The moment of all rows and files. */
  takenAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  server: z.string(),
  migrations: z.array(z.string()),
  /** Which SECRET_KEY the stored secrets are sealed with, as `fingerprintOf` names it; null where there are none yet. */
  keyFingerprint: z.nullable(z.string()),
  schools: z.array(z.object({ id: z.number(), label: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  /** A table without rows has no file. */
  tables: z.array(z.object({ ...Digest.shape, name: z.string(), school: z.nullable(z.number()), rows: z.number() })),
  files: z.array(
    z.object({ ...Digest.shape, school: z.number(), name: z.string().check(z.regex(/^[\w-]+(\.\w+)?$/)) }),
  ),
});

/** What a backup says of itself. */
export type Manifest = z.output<typeof Manifest>;

/** Bytes and checksum of what was written. */
export type Digest = z.output<typeof Digest>;

/** Where the rows of a table are, in COPY's text form. */
export const rowsPath = (name: string, school: number | null) =>
  join('rows', String(school ?? 'shared'), `${name}.copy`);

/** Where an uploaded file is. */
export const filePath = (school: number, name: string) => join('files', String(school), name);

/** Makes the folder of a new backup; refuses one that holds anything. */
export async function openFolder(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartError(`The folder ${folder} is not empty: give each backup a folder of its own.`);
  }
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
}

/** Writes a stream to a new file and measures it; `lines` counts the line ends, one a row. */
export async function writeMeasured(
  file: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Digest & { lines: number }> {
  await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
  const { meter, read } = createMeter();
  await pipeline(Readable.from(source), meter, createWriteStream(file, { mode: FILE_MODE, flags: 'wx', flush: true }));
  return read();
}

function createMeter() {
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
      done(null, chunk);
    },
  });
  return { meter, read: () => ({ bytes, lines, sha256: hash.digest('hex') }) };
}

/** Writes what the backup says of itself, last and whole, with its own checksum. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const body = { format: FORMAT, ...manifest };
  const draft = join(folder, `${MANIFEST}.draft`);
  await writeFile(draft, `${JSON.stringify({ ...body, checksum: checksumOf(body) }, null, 1)}\n`, {
    mode: FILE_MODE,
    flush: true,
  });
  await rename(draft, join(folder, MANIFEST));
}

/**
 * Reads a backup and compares every file with what the manifest says; refuses one that is incomplete, damaged or of a newer form.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) {
    throw new StartError(
      `There is no finished backup in ${folder}: ${MANIFEST}, which is written last, is missing. Take another one.`,
    );
  }
  const manifest = parseManifest(text, folder);
  for (const { name, school, rows, ...digest } of manifest.tables) {
    if (rows > 0) await expectSame(folder, rowsPath(name, school), digest);
  }
  for (const { name, school, ...digest } of manifest.files) await expectSame(folder, filePath(school, name), digest);
  return manifest;
}

function parseManifest(text: string, folder: string): Manifest {
  const damaged = new StartError(`${join(folder, MANIFEST)} is damaged: nothing was restored from it.`);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw damaged;
  }
  if (typeof read !== 'object' || read === null) throw damaged;
  const { checksum, ...body }: Record<string, unknown> = { ...read };
  if (body['format'] !== FORMAT && typeof body['format'] === 'number') {
    throw new StartError(`The backup in ${folder} has form ${body['format']}, and this program reads form ${FORMAT}.`);
  }
  const manifest = Manifest.safeParse(body);
  if (!manifest.success || checksum !== checksumOf(body)) throw damaged;
  return manifest.data;
}

const checksumOf = (body: object) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

async function expectSame(folder: string, path: string, { bytes, sha256 }: Digest): Promise<void> {
  const file = join(folder, path);
  const size = (await stat(file).catch(() => null))?.size;
  if (size === undefined) throw new StartError(`The backup in ${folder} is incomplete: ${path} is missing.`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  if (size !== bytes || hash.digest('hex') !== sha256) {
    throw new StartError(`The backup in ${folder} is damaged: ${path} is not what was written.`);
  }
}
