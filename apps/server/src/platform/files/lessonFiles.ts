import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** What lessons have behind signed links, and as what; nothing is sniffed (U5). */
const TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
};
/** How long what was found is remembered, in ms: a player asks for part after part, and a file that is replaced is served soon after. */
const FOUND_MS = 1_000;
/** Remembered at once; beyond that all are looked up anew. */
const FOUND_MAX = 10_000;

/** A file of a lesson as it is served. */
export interface LessonFile {
  file: string;
  size: number;
  type: string;
}

/** The files of lessons in a folder. */
export class LessonFiles {
  readonly #folder: string;
  readonly #now: () => number;
  readonly #found = new Map<string, { value: LessonFile; until: number }>();

  /** `now` in ms, from a clock that nobody can set. */
  constructor(folder: string, now: () => number = () => performance.now()) {
    this.#folder = folder;
    this.#now = now;
  }

  /** The file at a safe path; null for none, and for what is no file of a lesson. */
  async find(path: string): Promise<LessonFile | null> {
    const known = this.#found.get(path);
    if (known && known.until > this.#now()) return known.value;
    this.#found.delete(path);
    const type = TYPES[extname(path)];
    const file = join(this.#folder, path);
    const found = type ? await stat(file).catch(() => null) : null;
    if (!type || !found?.isFile()) return null;
    const value = { file, size: found.size, type };
    if (this.#found.size >= FOUND_MAX) this.#found.clear();
    this.#found.set(path, { value, until: this.#now() + FOUND_MS });
    return value;
  }
}
