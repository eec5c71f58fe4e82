import type { Answer, PracticeResult } from '@shuyuan/contract';
import { ApiError } from '../../../../api/apiError.ts';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { rowsHere } from '../../../../core/known.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import { isAnswered, toEdit } from '../../../../shared/practice/paper/answerEdit.ts';
import { type NumberedQuestion, numberQuestions, verdictOf } from '../../../../shared/practice/toQuestion.ts';

/** Cells of the answer sheet by verdict; a question without an answer and without marks is one to do. */
const CELLS = { right: 'right', wrong: 'wrong', partly: 'partly', awaiting: 'awaiting', none: 'wrong' } as const;

/** A practice that was handed in: its marks, question by question (product.md 4.4). */
export class ResultStore extends PageStore {
  readonly result: Query<PracticeResult>;
  /** Only questions without full marks. */
  isShort = false;
  readonly #api: Pick<Api, 'practice'>;
  readonly #key = new IdempotencyKey();
  readonly #practiceId: number;

  constructor(api: Pick<Api, 'practice'>, practiceId: number) {
    super();
    this.#api = api;
    this.#practiceId = practiceId;
    this.result = this.query(() => api.practice.result({ id: practiceId }), { atStart: [] });
    this.observe();
  }

  get numbered(): readonly NumberedQuestion[] {
    return numberQuestions(rowsHere(this.result.value?.questions));
  }

  /** The questions on screen; materials of groups stay with their questions. */
  get shown(): readonly NumberedQuestion[] {
    if (!this.isShort) return this.numbered;
    const short = this.numbered.filter(({ question }) => question.type !== 'group' && !this.hasFullMarks(question.id));
    const parents = new Set(short.map(({ question }) => question.parentId));
    return this.numbered.filter((each) => short.includes(each) || parents.has(each.question.id));
  }

  get shortCount() {
    return this.numbered.filter(({ question }) => question.type !== 'group' && !this.hasFullMarks(question.id)).length;
  }

  /** The questions as cells of the answer sheet. */
  get cells() {
    return this.numbered.flatMap(({ question: { id, type }, number }) => {
      if (type === 'group') return [];
      const answer = this.answerOf(id);
      const verdict = verdictOf(answer);
      // What was never handed in is not marked: the sheet tells what was answered.
      const unmarked = answer && isAnswered(toEdit(answer)) ? 'done' : 'todo';
      return [{ id: String(id), number, status: verdict ? CELLS[verdict] : unmarked } as const];
    });
  }

  answerOf(questionId: number): Answer | undefined {
    return this.result.value?.answers.find((answer) => answer.questionId === questionId);
  }

  showShort(isShort: boolean) {
    this.isShort = isShort;
  }

  /** Opens another attempt, or one at an expired practice; resolves to its id. Where it is refused the result is read again: another tab may have opened it. */
  async again(): Promise<number> {
    const { redo, makeUp } = this.#api.practice;
    const isExpired = this.result.value?.state === 'expired';
    try {
      return (await this.#key.run({ id: this.#practiceId }, isExpired ? makeUp : redo)).id;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') void this.result.reload();
      throw error;
    }
  }

  private hasFullMarks(questionId: number) {
    return this.answerOf(questionId)?.state === 'right';
  }
}
