import type { PersonalRecord } from '../../../core/PersonalRecord.ts';
import type { AnswerEdit } from './answerEdit.ts';

/** An answer that the server does not have yet, as this browser keeps it. */
export interface AnswerDraft extends AnswerEdit {
  /** Version of the stored answer that it changes. */
  version: number;
  /** When it was entered, on this browser's clock in epoch milliseconds. */
  at: number;
}

/**
 * The unsaved answers of one attempt, kept in this browser for their student: they survive a reload, a forced logout and hours
 * without a network, and another tab of the same student reads them (product.md 4.4). An answer leaves once it is saved.
 */
export class AnswerDrafts {
  readonly #record: PersonalRecord;
  readonly #attempt: string;

  constructor(record: PersonalRecord, attempt: string) {
    this.#record = record;
    this.#attempt = attempt;
  }

  /** Drafts by question; what is none is left out (B6). */
  read(): ReadonlyMap<number, AnswerDraft> {
    const stored = asObject(asObject(this.#record.read())[this.#attempt]);
    return new Map(
      Object.entries(stored).flatMap(([id, value]): [number, AnswerDraft][] =>
        isDraft(value) ? [[Number(id), value]] : [],
      ),
    );
  }

  write(questionId: number, draft: AnswerDraft) {
    this.#change((drafts) => ({ ...drafts, [questionId]: draft }));
  }

  /** Forgets a draft that is saved; a newer one stays. */
  remove(questionId: number, savedAt: number) {
    this.#change((drafts) => {
      const { [questionId]: draft, ...rest } = drafts;
      return isDraft(draft) && draft.at > savedAt ? drafts : rest;
    });
  }

  /** The attempt is handed in. */
  clear() {
    const { [this.#attempt]: _, ...rest } = asObject(this.#record.read());
    this.#record.write(rest);
  }

  #change(change: (drafts: Record<string, unknown>) => Record<string, unknown>) {
    const all = asObject(this.#record.read());
    this.#record.write({ ...all, [this.#attempt]: change(asObject(all[this.#attempt])) });
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function isDraft(value: unknown): value is AnswerDraft {
  const { values, text, files, isFlagged, version, at } = asObject(value);
  return (
    Array.isArray(values) &&
    values.every((each) => typeof each === 'string') &&
    typeof text === 'string' &&
    Array.isArray(files) &&
    typeof isFlagged === 'boolean' &&
    typeof version === 'number' &&
    typeof at === 'number'
  );
}
