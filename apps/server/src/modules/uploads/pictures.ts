import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { PIXELS_MAX, readPictureSize, SIDE_MAX } from '@shuyuan/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { UploadSettings } from '../../platform/core/config/uploadSettings.ts';
import { AppError } from '../../platform/core/errors.ts';
import { ChildPool, PoolError } from '../../platform/work/childPool.ts';
import { slicesOf } from './inspect.ts';
import type { DrawJob, DrawLimits, Drawn } from './picture.ts';

const SCRIPT = join(import.meta.dirname, 'pictureProcess.ts');
const WAITING_MAX = 16;
/** A picture of 50 megapixels takes some 8 s on a processor of its own, and has to end on a crowded one too. */
const JOB_MS = 60_000;
const RETRY_S = 5;
const MB = 1_048_576;
/** Node and libvips, and how often a picture lies in memory while it is turned upright and compressed. */
const BASE_BYTES = 256 * MB;
const COPIES = 4;

const busy = () => new AppError('failed', { status: 503, retryAfterS: RETRY_S, failure: 'picturesBusy' });
/** A picture that is not drawn for its size. */
export const tooManyPixels = () =>
  new AppError('invalid', { fields: [{ field: 'imgFile', rule: 'pixels' }], failure: 'pictureTooLarge' });

/** Decodes the pictures of all uploads, in processes of their own (U3, U11). */
export class Pictures {
  readonly #pool: ChildPool;
  readonly #limits: DrawLimits;
  readonly #log: FastifyBaseLogger;

  constructor({ decoders, decodedBytes }: UploadSettings, log: FastifyBaseLogger, script = SCRIPT) {
    this.#limits = { decodedBytes, pixels: PIXELS_MAX, side: SIDE_MAX };
    this.#log = log;
    this.#pool = new ChildPool({
      script,
      size: decoders,
      waitingMax: WAITING_MAX,
      jobMs: JOB_MS,
      memoryMaxBytes: BASE_BYTES + COPIES * decodedBytes,
    });
  }

  /** Process ids. */
  get pids(): number[] {
    return this.#pool.pids;
  }

  /** Whether a picture of this school would find a place. */
  hasPlace(companyId: number): boolean {
    return this.#pool.hasPlace(companyId);
  }

  /** Throws a 503 when there is no place, so that the bytes need not be sent. */
  expectPlace(companyId: number): void {
    if (!this.hasPlace(companyId)) throw busy();
  }

  /**
   * Draws a picture anew; null for what is no still picture of its kind, a 422 for one that its header or its decoding shows
   * to be too large, a 503 when the queue is full or the process died.
   */
  async redraw(companyId: number, picture: Omit<DrawJob, 'limits'>): Promise<Drawn | null> {
    const size = await withFile(picture.from, (file) => readPictureSize(slicesOf(file), picture.kind));
    if (!size) return null;
    const { width, height, pixelBytes } = size;
    if (width * height * pixelBytes > this.#limits.decodedBytes) throw tooManyPixels();
    try {
      const job: DrawJob = { ...picture, limits: this.#limits };
      // `redraw` of picture.ts answers it.
      return (await this.#pool.run(companyId, job)) as Drawn | null;
    } catch (error) {
      if (!(error instanceof PoolError)) throw error;
      this.#log.warn({ problem: error.problem, width, height, pixelBytes }, 'a picture was not decoded');
      throw error.problem === 'exceeded' ? tooManyPixels() : busy();
    }
  }

  close(): void {
    this.#pool.close();
  }
}

async function withFile<T>(path: string, read: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}
