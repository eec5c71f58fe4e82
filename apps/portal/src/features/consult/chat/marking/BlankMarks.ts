import type { Answer, Marking } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { addend } from '../../../../core/known.ts';
import { pointsOf } from '../../../../shared/practice/pointsOf.ts';
import { type NumberedQuestion, numberQuestions } from '../../../../shared/practice/toQuestion.ts';

/** A blank with what the student wrote. */
export interface WrittenBlank {
  /** Its place in the question, from 0. */
  place: number;
  given: string;
  /** The answer that is shown as right. */
  key: string | undefined;
}

interface BlankMarksOptions {
  api: Pick<Api, 'marking'>;
  work: () => Marking | null;
  /** The work has other marks now. */
  onChange: (work: Marking) => void;
  /** What waits to be saved, is. */
  flush: () => Promise<unknown>;
}

/** Marks of blanks that the machine gave, and that the lecturer turns: in this work, or for all who wrote the same (docs/marking.md). */
export class BlankMarks {
  /** A call is on its way. */
  isChanging = false;
  readonly #options: BlankMarksOptions;

  constructor(options: BlankMarksOptions) {
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Questions with blanks that have not all of their points. */
  get lost(): readonly NumberedQuestion[] {
    return numberQuestions(this.work?.questions ?? []).filter(
      ({ question: { id, type, score } }) => type === 'blank' && (this.pointsOf(id) ?? score) < score,
    );
  }

  private get work() {
    return this.#options.work();
  }

  answerOf(questionId: number): Answer | undefined {
    return this.work?.answers.find((answer) => answer.questionId === questionId);
  }

  /** Points of the machine; undefined where they are not told. */
  pointsOf(questionId: number): number | undefined {
    return pointsOf(this.answerOf(questionId));
  }

  blanksOf({ question }: NumberedQuestion): WrittenBlank[] {
    const values = this.answerOf(question.id)?.values ?? [];
    const count = question.blankCount ?? Math.max(values.length, addend(question.key?.length));
    return Array.from({ length: count }, (_, place) => ({
      place,
      given: values[place]?.trim() ?? '',
      key: question.key?.[place],
    }));
  }

  /** Gives a question all of its points in this work alone. */
  turn({ question: { id, score } }: NumberedQuestion) {
    return this.change(id, async (workId) => {
      await this.#options.api.marking.save({ id: workId, questionId: id, score });
      return { score, state: 'right' as const };
    });
  }

  /** Counts what stands in a blank as right for all; resolves to the number of works that have more points now. */
  async acceptForAll(questionId: number, blank: number): Promise<number> {
    let count = 0;
    await this.change(questionId, async (id) => {
      const accepted = await this.#options.api.marking.accept({ id, questionId, blank });
      count = accepted.count;
      return accepted;
    });
    return count;
  }

  private async change(questionId: number, call: (workId: number) => Promise<Pick<Answer, 'score' | 'state'>>) {
    const { work } = this;
    if (!work || this.isChanging) return;
    this.begin();
    try {
      await this.#options.flush();
      const { score, state } = await call(work.id);
      if (score !== undefined) this.take(questionId, { score, state });
    } finally {
      this.end();
    }
  }

  private take(questionId: number, mark: Pick<Answer, 'score' | 'state'>) {
    const { work } = this;
    if (!work) return;
    const before = this.pointsOf(questionId);
    const { objectiveScore } = work;
    const more = before === undefined || mark.score === undefined ? undefined : mark.score - before;
    this.#options.onChange({
      ...work,
      objectiveScore: objectiveScore === undefined || more === undefined ? undefined : objectiveScore + more,
      answers: work.answers.map((answer) => (answer.questionId === questionId ? { ...answer, ...mark } : answer)),
    });
  }

  private begin() {
    this.isChanging = true;
  }

  private end() {
    this.isChanging = false;
  }
}
