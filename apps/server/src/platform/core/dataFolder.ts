import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDiskFull } from './diskFull.ts';
import { codeOf } from './errorCode.ts';
import { StartError } from './startError.ts';

const MB = 1_048_576;
/** What the embedded database may need to start: a segment of its log is 16 MB. */
const START_MB = 24;

/**
 * Makes a folder and its parents. One level at a time: `mkdir` with `recursive` never returns where a parent exists and
 * answers ENOENT all the same, as /proc does.
 */
export function makeFolder(folder: string): void {
  const wanted: string[] = [];
  for (let each = folder; !existsSync(each) && dirname(each) !== each; each = dirname(each)) wanted.push(each);
  for (const each of wanted.reverse()) {
    try {
      mkdirSync(each);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** Makes the data folder and writes a file into it; where that fails, the start ends with one sentence. */
export function prepareDataFolder(dataDir: string): void {
  writable(dataDir, () => {
    makeFolder(dataDir);
    const probe = join(dataDir, `probe.${process.pid}`);
    try {
      writeFileSync(probe, 'x');
    } finally {
      rmSync(probe, { force: true });
    }
  });
}

/** Ends the start before the embedded database is opened on a disk that has no room for it: its files stay as they are. */
export function expectRoomToStart(dataDir: string): void {
  if (!hasRoomToStart(dataDir)) throw fullDisk(dataDir);
}

/** What a failed start of the embedded database is reported as: the engine does not always say that it could not write. */
export function withFullDisk(error: unknown, dataDir: string): unknown {
  return isDiskFull(error) || !hasRoomToStart(dataDir) ? fullDisk(dataDir) : error;
}

function hasRoomToStart(folder: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 || bavail * bsize >= START_MB * MB;
}

/** Reports in one sentence that the data folder cannot be written to, or that its disk is full. */
export function writable<T>(dataDir: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (isDiskFull(error)) throw fullDisk(dataDir);
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(
      `The data folder ${dataDir} cannot be written to${code}: make it writable, or choose another DATA_DIR.`,
    );
  }
}

/** The database is never blamed for a full disk (S17). */
function fullDisk(dataDir: string): StartError {
  return new StartError(
    `The disk of ${dataDir} is full: free at least ${START_MB} MB and start again; the data itself is not damaged.`,
  );
}
