import type { Stroke } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { SentScore } from './markingLines.ts';

/** Milliseconds without a change before words and strokes are saved. */
const SAVE_AFTER_MS = 600;
/** Milliseconds until a save that failed is tried again. */
const RETRY_MS = 4_000;

/** What a lecturer changes of one question. */
export type QuestionMarks = Partial<{
  score: number;
  criterionScores: SentScore[];
  comment: string;
  fileId: number;
  strokes: Stroke[];
}>;

/** Marks that are on their way to the server: each question's and each picture's last ones, after a pause. */
export class UnsavedMarks {
  /** A change did not reach the server; it is tried again. */
  hasFailed = false;
  readonly #waiting = new Map<string, { questionId: number; marks: QuestionMarks }>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #save: (marks: QuestionMarks & { questionId: number }) => Promise<unknown>;

  constructor(save: (marks: QuestionMarks & { questionId: number }) => Promise<unknown>) {
    this.#save = save;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  add(questionId: number, marks: QuestionMarks) {
    const key = `${questionId} ${marks.fileId ?? ''}`;
    this.#waiting.set(key, { questionId, marks: { ...this.#waiting.get(key)?.marks, ...marks } });
    this.schedule();
  }

  /** Sends every change that waits; a failure keeps them and throws. */
  async flush() {
    clearTimeout(this.#timer);
    for (const [key, { questionId, marks }] of [...this.#waiting]) {
      // Meanwhile another flush has sent it, or the work is closed and these would be another's marks.
      if (this.#waiting.get(key)?.marks !== marks) continue;
      await this.#save({ questionId, ...marks });
      if (this.#waiting.get(key)?.marks === marks) this.#waiting.delete(key);
    }
    this.setFailed(false);
  }

  clear() {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  private schedule(afterMs = SAVE_AFTER_MS) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.flush().catch(() => {
        this.setFailed(true);
        this.schedule(RETRY_MS);
      });
    }, afterMs);
  }

  private setFailed(hasFailed: boolean) {
    this.hasFailed = hasFailed;
  }
}
