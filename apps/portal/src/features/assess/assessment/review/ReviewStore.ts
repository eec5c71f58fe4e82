import type { Answer, AssessmentReview } from '@shuyuan/contract';
import type { OptionShares } from '@shuyuan/ui';
import { makeAutoObservable, observable } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { isAnswered, toEdit } from '../../../../shared/practice/paper/answerEdit.ts';
import { type NumberedQuestion, numberQuestions, verdictOf } from '../../../../shared/practice/toQuestion.ts';
import { asGuest, type GuestRecords } from '../GuestRecords.ts';

/** Which questions are gone through. */
const FILTERS = ['wrong', 'flagged', 'all'] as const;
export type ReviewFilter = (typeof FILTERS)[number];

/** Cells of the sheet by verdict. */
const CELLS = { right: 'right', wrong: 'wrong', partly: 'partly', awaiting: 'awaiting', none: 'wrong' } as const;

/** A record gone through question by question (product.md 5.2). */
export class ReviewStore {
  readonly review: Query<AssessmentReview, [id: number]>;
  /** Questions that were in front of the student. */
  readonly seen = observable.set<number>();
  #filter: ReviewFilter | undefined;
  #currentId: number | undefined;

  constructor(api: Pick<Api, 'assessments'>, guests: GuestRecords, questionId: number | undefined) {
    this.#currentId = questionId;
    this.review = new Query((id) => api.assessments.review({ id }, asGuest(guests.tokenOf(id))));
    makeAutoObservable(this, { review: false, seen: false }, { autoBind: true });
  }

  /** Questions that take an answer, with their numbers. */
  get numbered(): NumberedQuestion[] {
    return numberQuestions(this.review.value?.questions ?? []).filter(({ question }) => question.type !== 'group');
  }

  /** Wrong ones first, where there are any. */
  get filter(): ReviewFilter {
    return this.#filter ?? (this.wrong.length > 0 && this.#currentId === undefined ? 'wrong' : 'all');
  }

  get wrong(): NumberedQuestion[] {
    return this.numbered.filter(({ question }) => {
      const verdict = this.verdictOn(question.id);
      return verdict !== undefined && verdict !== 'right' && verdict !== 'awaiting';
    });
  }

  get flagged(): NumberedQuestion[] {
    return this.numbered.filter(({ question }) => this.answerOf(question.id)?.isFlagged === true);
  }

  get shown(): NumberedQuestion[] {
    return { wrong: this.wrong, flagged: this.flagged, all: this.numbered }[this.filter];
  }

  /** The question in front of the student; the first of the list where it is not in it. */
  get current(): NumberedQuestion | undefined {
    return this.shown.find(({ question }) => question.id === this.#currentId) ?? this.shown[0];
  }

  get currentIndex() {
    return this.current ? this.shown.indexOf(this.current) : -1;
  }

  /** The material that the question belongs to. */
  get material() {
    const parentId = this.current?.question.parentId;
    return this.review.value?.questions.find(({ id }) => id === parentId);
  }

  get cells() {
    return this.numbered.map(({ question: { id }, number }) => {
      const answer = this.answerOf(id);
      const verdict = this.verdictOn(id);
      const unmarked = answer && isAnswered(toEdit(answer)) ? 'done' : 'todo';
      return {
        id: String(id),
        number,
        status: verdict ? CELLS[verdict] : unmarked,
        marked: answer?.isFlagged,
      } as const;
    });
  }

  answerOf(questionId: number): Answer | undefined {
    return this.review.value?.answers.find((answer) => answer.questionId === questionId);
  }

  /** What others chose at a question; undefined while answers are not shown, and of few people. */
  sharesOf(questionId: number): OptionShares | undefined {
    const shares = this.review.value?.shares.find((each) => each.questionId === questionId);
    return (
      shares && { people: shares.people, rates: Object.fromEntries(shares.options.map(({ key, rate }) => [key, rate])) }
    );
  }

  /** How a question was marked; one without an answer has none of its points, once marks are shown. */
  verdictOn(questionId: number) {
    const { isShown = false, isTryOpen = false } = this.review.value ?? {};
    return verdictOf(this.answerOf(questionId)) ?? (isShown && !isTryOpen ? 'none' : undefined);
  }

  choose(filter: string) {
    this.#filter = FILTERS.find((each) => each === filter);
    this.#currentId = undefined;
  }

  /** Opens a question; one outside of the list is shown among all. */
  go(id: number) {
    if (this.current) this.seen.add(this.current.question.id);
    if (!this.shown.some(({ question }) => question.id === id)) this.#filter = 'all';
    else this.#filter = this.filter;
    this.#currentId = id;
  }

  turn(step: 1 | -1) {
    const next = this.shown[this.currentIndex + step];
    if (next) this.go(next.question.id);
  }

  show(id: number) {
    void this.review.show(id);
  }

  refresh() {
    void this.review.reload();
  }

  dispose() {
    this.review.dispose();
  }
}
