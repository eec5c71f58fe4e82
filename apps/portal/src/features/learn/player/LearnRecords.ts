import { mergeWatched, type WatchedRange } from '@shuyuan/rules';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import type { PersonalRecord } from '../../../core/PersonalRecord.ts';

/** A lesson of a course. */
export interface LessonKey {
  courseId: number;
  lessonId: number;
}

/** Seconds watched that the server does not have yet. */
export interface PendingRecord {
  ranges: readonly WatchedRange[];
  positionS: number;
  /** The server's position when this one was watched: if it is another now, another device went on. */
  basedOnS: number;
}

/** Most ranges of one call (contract). */
const RANGES_MAX = 200;

/**
 * Watched seconds on their way to the server, kept in this browser for their student until they arrived: they survive a reload and
 * hours without a network, and sending them twice changes nothing (product.md 4.3).
 */
export class LearnRecords {
  readonly #api: Pick<Api, 'media'>;
  readonly #record: PersonalRecord;

  constructor(api: Pick<Api, 'media'>, record: PersonalRecord) {
    this.#api = api;
    this.#record = record;
  }

  /** What is pending of a lesson; what is none is left out (B6). */
  read(key: LessonKey): PendingRecord | null {
    const stored = asObject(this.#record.read())[nameOf(key)];
    return isPending(stored) ? stored : null;
  }

  /** The lessons of which something is pending. */
  get keys(): LessonKey[] {
    return Object.keys(asObject(this.#record.read())).flatMap((name) => {
      const [, courseId, lessonId] = /^(\d+)\/(\d+)$/.exec(name) ?? [];
      return courseId === undefined ? [] : [{ courseId: Number(courseId), lessonId: Number(lessonId) }];
    });
  }

  add(key: LessonKey, { ranges, positionS, basedOnS }: PendingRecord) {
    const before = this.read(key);
    const merged = mergeWatched([...(before?.ranges ?? []), ...ranges]).slice(-RANGES_MAX);
    this.#write(key, { ranges: merged, positionS, basedOnS: before?.basedOnS ?? basedOnS });
  }

  /**
   * Sends what is pending of a lesson. Null: nothing was. Without an answer it stays pending; a lesson that may not be recorded any more
   * is forgotten. The answer has the position of the server now, on which the next seconds are based. @throws {ApiError} of the call.
   */
  async send(key: LessonKey, options: { rate?: number; keepalive?: boolean } = {}) {
    const pending = this.read(key);
    if (!pending) return null;
    const { rate, keepalive } = options;
    const { ranges, positionS, basedOnS } = pending;
    const input = {
      ...key,
      positionS,
      basedOnS,
      ranges: ranges.map(([a, b]): [number, number] => [a, b]),
      ...(rate && { rate }),
    };
    try {
      const answer = await this.#api.media.saveRecord(input, keepalive ? { keepalive } : {});
      // What leaves with the page has no answer: it stays, and is merged with itself the next time.
      if (keepalive) return null;
      const serverS = answer.positionS ?? positionS;
      const now = this.read(key);
      const isSame = JSON.stringify(now) === JSON.stringify(pending);
      this.#write(key, isSame || !now ? null : { ...now, basedOnS: serverS });
      return { ...answer, positionS: serverS };
    } catch (error) {
      const isFinal = error instanceof ApiError && ['refused', 'missing', 'invalid'].includes(error.kind);
      if (isFinal) this.#write(key, null);
      throw error;
    }
  }

  #write(key: LessonKey, pending: PendingRecord | null) {
    const { [nameOf(key)]: _, ...rest } = asObject(this.#record.read());
    this.#record.write(pending ? { ...rest, [nameOf(key)]: pending } : rest);
  }
}

/** Where to go on: what this browser holds, unless another device went on since then (product.md 4.3). */
export function resumeAt(serverS: number, pending: PendingRecord | null): number {
  return pending && pending.basedOnS === serverS ? pending.positionS : serverS;
}

/** A lesson as a key of what is kept. */
export const nameOf = ({ courseId, lessonId }: LessonKey) => `${courseId}/${lessonId}`;

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function isPending(value: unknown): value is PendingRecord {
  const { ranges, positionS, basedOnS } = asObject(value);
  const isRange = (each: unknown) =>
    Array.isArray(each) && each.length === 2 && each.every((second) => Number.isFinite(second));
  return Array.isArray(ranges) && ranges.every(isRange) && Number.isFinite(positionS) && Number.isFinite(basedOnS);
}
