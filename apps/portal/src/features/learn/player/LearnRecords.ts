import { RECORD_RANGES_MAX } from '@shuyuan/contract';
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

/** What the server holds of a lesson after a report. */
export interface SavedRecord {
  watchedS?: number | undefined;
  isFinished: boolean;
  positionS: number;
}

interface SendOptions {
  rate?: number;
  /** The page is being left: what is sent has no answer. */
  keepalive?: boolean;
}

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
    const merged = mergeWatched([...(before?.ranges ?? []), ...ranges]);
    this.#write(key, { ranges: merged, positionS, basedOnS: before?.basedOnS ?? basedOnS });
  }

  /**
   * Sends what is pending of a lesson, in as many calls as its ranges need. Null: nothing was. Without an answer it stays pending; a lesson
   * that may not be recorded any more is forgotten. The answer has the position of the server now, on which the next seconds are based.
   * @throws {ApiError} of the call.
   */
  async send(key: LessonKey, options: SendOptions = {}): Promise<SavedRecord | null> {
    const pending = this.read(key);
    if (!pending) return null;
    try {
      return await (options.keepalive ? this.#leave(key, pending, options) : this.#sendAll(key, pending, options));
    } catch (error) {
      if (isFinal(error)) this.#write(key, null);
      throw error;
    }
  }

  async #sendAll(key: LessonKey, pending: PendingRecord, options: SendOptions): Promise<SavedRecord | null> {
    const parts = partsOf(pending);
    let answer: SavedRecord | null = null;
    for (const [n, part] of parts.entries()) {
      const saved = await this.#call(key, part, options);
      answer = { ...saved, positionS: saved.positionS ?? part.positionS };
      const now = this.read(key);
      if (!now) continue;
      const ranges = without(now.ranges, part.ranges);
      const isLast = n === parts.length - 1;
      const isAll = isLast && ranges.length === 0 && now.positionS === pending.positionS;
      this.#write(key, isAll ? null : { ...now, ranges, basedOnS: isLast ? answer.positionS : now.basedOnS });
    }
    return answer;
  }

  /** What leaves with the page has no answer: it stays, and is merged with itself the next time. */
  async #leave(key: LessonKey, pending: PendingRecord, options: SendOptions): Promise<null> {
    await Promise.all(partsOf(pending).map((part) => this.#call(key, part, options)));
    return null;
  }

  #call(key: LessonKey, { ranges, positionS, basedOnS }: PendingRecord, { rate, keepalive }: SendOptions) {
    const input = {
      ...key,
      positionS,
      basedOnS,
      ranges: ranges.map(([a, b]): [number, number] => [a, b]),
      ...(rate && { rate }),
    };
    return this.#api.media.saveRecord(input, keepalive ? { keepalive } : {});
  }

  #write(key: LessonKey, pending: PendingRecord | null) {
    const { [nameOf(key)]: _, ...rest } = asObject(this.#record.read());
    this.#record.write(pending ? { ...rest, [nameOf(key)]: pending } : rest);
  }
}

/** Whether the server will never take what was sent: the lesson may not be recorded any more. */
export function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && ['refused', 'missing', 'notServed', 'invalid'].includes(error.kind);
}

/**
 * A pending record in parts of as many ranges as one call takes. Only the last moves the position: the server takes it as long as the
 * position is still the one that all of them are based on.
 */
function partsOf({ ranges, positionS, basedOnS }: PendingRecord): PendingRecord[] {
  const count = Math.max(1, Math.ceil(ranges.length / RECORD_RANGES_MAX));
  return Array.from({ length: count }, (_, n) => ({
    ranges: ranges.slice(n * RECORD_RANGES_MAX, (n + 1) * RECORD_RANGES_MAX),
    positionS: n === count - 1 ? positionS : basedOnS,
    basedOnS,
  }));
}

/** The ranges that are not within one of those that were sent; of a longer one all is sent again, which changes nothing. */
function without(ranges: readonly WatchedRange[], sent: readonly WatchedRange[]): WatchedRange[] {
  return ranges.filter(([from, until]) => !sent.some(([a, b]) => a <= from && until <= b));
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
