import { statfs } from 'node:fs/promises';
import { diskFull } from './errors.ts';

/** How long a write that found the disk full keeps the server unready, in ms: the database may lie on another disk. */
const REMEMBERED_MS = 30_000;

/** The disk of the data folder, and what writes have learned about the database's (S17). */
export class Disk {
  readonly #folder: string;
  readonly #reserveBytes: number;
  #fullUntil = 0;

  /** `reserveBytes` stay free of uploads, so that the database and the log can go on writing. */
  constructor(folder: string, reserveBytes: number) {
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
  }

  /** A write failed because a disk is full. */
  noteFull(): void {
    this.#fullUntil = performance.now() + REMEMBERED_MS;
  }

  /** Whether there is no room for uploads, or a write failed for want of room within the last 30 s. */
  async isFull(): Promise<boolean> {
    return performance.now() < this.#fullUntil || !(await this.#hasRoom(0));
  }

  /** Throws a 503 unless so many bytes fit beside the reserve. */
  async expectRoom(bytes: number): Promise<void> {
    if (!(await this.#hasRoom(bytes))) throw diskFull();
  }

  /** File systems that report no size are not judged, and neither is a folder that is not there yet. */
  async #hasRoom(bytes: number): Promise<boolean> {
    const found = await statfs(this.#folder).catch(() => null);
    return !found?.blocks || found.bavail * found.bsize > this.#reserveBytes + bytes;
  }
}
