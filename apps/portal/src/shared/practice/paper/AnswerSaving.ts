import { ResultCode } from '@shuyuan/contract';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { AnswerDrafts } from './answerDrafts.ts';
import type { AnswerEdit } from './answerEdit.ts';
import { sentFiles } from './answerMedia.ts';
import { type Closing, closingOf } from './closing.ts';
import type { PaperCalls } from './paperCalls.ts';

/** Milliseconds without typing before an answer is saved. */
export const SAVE_AFTER_MS = 800;
/** First wait before a save that did not arrive is sent again; it doubles up to the largest. */
const RETRY_MS = { first: 2_000, max: 30_000 } as const;

interface Entry {
  edit: AnswerEdit;
  /** Version of the stored answer. */
  version: number;
  /** When it was entered. */
  at: number;
}

interface SavingOptions {
  calls: Pick<PaperCalls, 'saveAnswer'>;
  drafts: AnswerDrafts;
  /** The server has another version of the answer: it is read again, and what was entered here is sent on top of it. */
  onConflict(): Promise<ReadonlyMap<number, number>>;
  /** The attempt is handed in, or its time is over: nothing is saved any more. */
  onClosed(how: Closing): void;
}

/**
 * Sends the changed answers of an attempt, one request a question at a time, in the order they were changed: after a pause in
 * typing, again when the network is back, and at once before handing in (product.md 4.4, I12).
 */
export class AnswerSaving {
  /** When the last answer was saved, as the server says. */
  savedAt: string | null = null;
  /** Why the last try did not save: the server was out of reach, or it could not store the answer. */
  trouble: 'offline' | 'failed' | null = null;
  isSending = false;
  /** Answers that wait, by question; pages show whose. */
  readonly #waiting = observable.map<number, Entry>(undefined, { deep: false });
  readonly #options: SavingOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #retry = new Backoff();
  #running: Promise<void> | null = null;
  /** Why the server does not take an answer as it is, by question; it stays in this browser until it is changed. */
  readonly refusals = observable.map<number, string>();

  constructor(options: SavingOptions) {
    this.#options = options;
    makeAutoObservable(this, { refusals: false }, { autoBind: true });
  }

  /** Everything that was entered is on the server. */
  get isSaved() {
    return this.pending === 0;
  }

  /** Number of questions whose answers are not on the server. */
  get pending() {
    return this.#waiting.size + this.refusals.size;
  }

  /** Questions whose answers wait for the network; none while it is there. */
  get offlineIds(): readonly number[] {
    return this.trouble === 'offline' ? [...this.#waiting.keys()] : [];
  }

  /** Notes a change; it is in this browser at once, and on its way after a pause. */
  change(questionId: number, entry: Entry) {
    this.#waiting.set(questionId, entry);
    this.refusals.delete(questionId);
    const { edit, version, at } = entry;
    this.#options.drafts.write(questionId, { ...edit, version, at });
    this.schedule(SAVE_AFTER_MS);
  }

  /** Sends all that waits; resolves when nothing does, or it cannot be sent now. */
  async flush() {
    clearTimeout(this.#timer);
    this.#running ??= this.send().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  dispose() {
    clearTimeout(this.#timer);
    void this.flush();
  }

  private schedule(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  private async send() {
    this.isSending = true;
    try {
      for (let next = first(this.#waiting); next; next = first(this.#waiting)) await this.saveOrKeep(...next);
      this.settle({ trouble: null });
      this.#retry.reset();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await this.handle(error);
    } finally {
      this.settle({ isSending: false });
    }
  }

  /** Saves an answer; one that the server cannot take is told and not sent again as it is (E1). */
  private async saveOrKeep(questionId: number, entry: Entry) {
    try {
      await this.save(questionId, entry);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'invalid') throw error;
      runInAction(() => {
        if (this.#waiting.get(questionId) === entry) {
          this.#waiting.delete(questionId);
          this.refusals.set(questionId, error.message);
        }
      });
    }
  }

  private async save(questionId: number, entry: Entry) {
    const { calls, drafts } = this.#options;
    const { edit, version, at } = entry;
    const saved = await calls.saveAnswer({
      questionId,
      values: [...edit.values],
      text: edit.text,
      ...sentFiles(edit.files),
      isFlagged: edit.isFlagged,
      version,
    });
    drafts.remove(questionId, at);
    runInAction(() => {
      this.savedAt = saved.savedAt;
      const current = this.#waiting.get(questionId);
      // Typed on while it was saved: the next one changes the version that is stored now.
      if (current && current !== entry) current.version = saved.version;
      else this.#waiting.delete(questionId);
      this.versions.set(questionId, saved.version);
    });
  }

  /** Versions of the stored answers, as far as they were saved here. */
  readonly versions = new Map<number, number>();

  private async handle(error: ApiError) {
    if (error.kind === 'refused' && error.code === ResultCode.changedElsewhere) {
      const versions = await this.#options.onConflict();
      for (const [questionId, entry] of this.#waiting) entry.version = versions.get(questionId) ?? entry.version;
      this.schedule(0);
    } else if (error.kind === 'refused') {
      this.#options.onClosed(closingOf(error) ?? 'handedIn');
    } else if (error.kind !== 'loggedOut' && error.kind !== 'missing' && error.kind !== 'notServed') {
      this.settle({ trouble: error.kind === 'unreachable' ? 'offline' : 'failed' });
      this.schedule(this.#retry.next());
    }
  }

  private settle(state: Partial<Pick<AnswerSaving, 'trouble' | 'isSending'>>) {
    Object.assign(this, state);
  }
}

/** Waits that double. */
class Backoff {
  #ms: number = RETRY_MS.first;

  next() {
    const ms = this.#ms;
    this.#ms = Math.min(ms * 2, RETRY_MS.max);
    return ms;
  }

  reset() {
    this.#ms = RETRY_MS.first;
  }
}

function first<K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined {
  return map.entries().next().value;
}
