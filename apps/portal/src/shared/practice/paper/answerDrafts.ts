import { asObject, PersonalEntries } from '../../../core/PersonalEntries.ts';
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
  readonly #attempts: PersonalEntries<Record<string, unknown>>;
  readonly #attempt: string;

  constructor(record: PersonalRecord, attempt: string) {
    this.#attempts = new PersonalEntries(record, asObject);
    this.#attempt = attempt;
  }

  /** Drafts by question; what is none is left out (B6). */
  read(): ReadonlyMap<number, AnswerDraft> {
    return new Map(
      Object.entries(this.#stored).flatMap(([id, value]): [number, AnswerDraft][] =>
        isDraft(value) ? [[Number(id), value]] : [],
      ),
    );
  }

  write(questionId: number, draft: AnswerDraft) {
    this.#attempts.write(this.#attempt, { ...this.#stored, [questionId]: draft });
  }

  /** Forgets a draft that is saved; a newer one stays. */
  remove(questionId: number, savedAt: number) {
    const { [questionId]: draft, ...rest } = this.#stored;
    if (!isDraft(draft) || draft.at <= savedAt) this.#attempts.write(this.#attempt, rest);
  }

  /** The attempt is handed in. */
  clear() {
    this.#attempts.remove(this.#attempt);
  }

  get #stored(): Record<string, unknown> {
    return this.#attempts.read(this.#attempt) ?? {};
  }
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
