import type { AnswerOf, contract, Question, WrongQuestion } from '@shuyuan/contract';
import { observable, observableRef, runInAction } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { textHere } from '../../../../core/known.ts';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { PageStore } from '../../../../page/PageStore.ts';

/** Questions on a page. */
const PAGE_SIZE = 10;
/** Kinds that can be answered again here; the others take files or a person's marks. */
const REPEATABLE: ReadonlySet<Question['type']> = new Set(['single', 'multiple', 'judge', 'blank']);

export interface WrongFilters {
  isMastered: boolean;
  page: number;
}

type Outcome = AnswerOf<(typeof contract)['practice']['retryWrong']>;

/** The wrong-question book: each question can be tried again, and the answer opens after the try (product.md 4.4). */
export class WrongBookStore extends PageStore {
  readonly questions: PagedQuery<WrongQuestion, WrongFilters>;
  /** The question that is being tried again, and what is entered. */
  triedId: number | null = null;
  values: readonly string[] = [];
  readonly outcomes = observable.map<number, Outcome>(undefined, { deep: false });
  readonly #api: Pick<Api, 'practice'>;
  readonly #key = new IdempotencyKey();
  /** Notes saved since the list was read, by question. */
  readonly #notes = new Map<number, string>();

  constructor(api: Pick<Api, 'practice'>) {
    super();
    this.#api = api;
    this.questions = this.paged((question) => api.practice.wrong(question), { pageSize: PAGE_SIZE });
    this.observe({ outcomes: false, values: observableRef });
  }

  /** Whether a question can be answered again in the book. */
  isRepeatable({ question }: WrongQuestion) {
    return REPEATABLE.has(question.type) && question.parentId === undefined;
  }

  show(filters: WrongFilters) {
    this.triedId = null;
    this.outcomes.clear();
    this.#notes.clear();
    this.questions.show(filters);
  }

  /** Begins a new try; what came out of the last one is put away. */
  tryAgain(questionId: number) {
    this.triedId = questionId;
    this.values = [];
    this.outcomes.delete(questionId);
  }

  enter(values: readonly string[]) {
    this.values = values;
  }

  /** Sends the try; the answer and its analysis come with the reply. */
  async check() {
    const { triedId } = this;
    if (triedId === null) return;
    const outcome = await this.#key.run(
      { questionId: triedId, values: [...this.values] },
      this.#api.practice.retryWrong,
    );
    runInAction(() => {
      this.outcomes.set(triedId, outcome);
      // Another question may have been begun meanwhile.
      if (this.triedId === triedId) this.triedId = null;
    });
  }

  async saveNote(questionId: number, note: string) {
    await this.#api.practice.noteWrong({ questionId, note });
    this.#notes.set(questionId, note);
  }

  /** Moves a question between the book and what is mastered. */
  async setMastered({ question, note, isMastered }: WrongQuestion) {
    const { id: questionId } = question;
    // The call carries both: a note that the list does not have yet must not be undone by it.
    const stored = textHere(this.#notes.get(questionId) ?? note);
    await this.#api.practice.noteWrong({ questionId, note: stored, isMastered: !isMastered });
    await this.questions.reload();
  }
}
