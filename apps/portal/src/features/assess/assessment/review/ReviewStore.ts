import type { Answer, AssessmentReview, Question, Topic } from '@shuyuan/contract';
import type { MistakeCauseValue, OptionShares } from '@shuyuan/ui';
import { observable } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { rowsHere, textHere } from '../../../../core/known.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import { asGuest, type GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import { isAnswered, toEdit } from '../../../../shared/practice/paper/answerEdit.ts';
import { pointsOf } from '../../../../shared/practice/pointsOf.ts';
import { type NumberedQuestion, numberQuestions, verdictOf } from '../../../../shared/practice/toQuestion.ts';
import { showsMarks } from '../showsMarks.ts';
import { BookQuestions } from './BookQuestions.ts';

/** Which questions are gone through. */
const FILTERS = ['short', 'flagged', 'all'] as const;
export type ReviewFilter = (typeof FILTERS)[number];

/** Cells of the sheet by verdict. */
const CELLS = { right: 'right', wrong: 'wrong', partly: 'partly', awaiting: 'awaiting', none: 'wrong' } as const;

/** Kinds of questions that the wrong-question book takes (docs/decisions/0041). */
const BOOK_KINDS: ReadonlySet<Question['type']> = new Set(['single', 'multiple', 'judge', 'blank']);

/** A section of the paper. */
interface Section {
  name: string;
  ids: number[];
  total: number;
  score: number | undefined;
}

/** A record gone through question by question (product.md 5.2). */
export class ReviewStore extends PageStore {
  readonly review: Query<AssessmentReview, [id: number]>;
  readonly book: BookQuestions;
  /** Questions that were in front of the student. */
  readonly seen = observable.set<number>();
  /** The filter that was chosen; undefined until then. */
  private chosen: ReviewFilter | undefined = undefined;
  private currentId: number | undefined = undefined;
  /** The question whose cause is being saved. */
  notingId: number | undefined = undefined;
  readonly #api: Pick<Api, 'assessments'>;
  readonly #guests: GuestRecords;

  constructor(api: Pick<Api, 'assessments'>, guests: GuestRecords, questionId: number | undefined) {
    super();
    this.#api = api;
    this.#guests = guests;
    this.currentId = questionId;
    this.review = this.query((id) => api.assessments.review({ id }, asGuest(guests.resultTokenOf(id))));
    this.book = new BookQuestions(api, this.review);
    this.observe({ book: false, seen: false });
  }

  /** Questions that take an answer, with their numbers. */
  get numbered(): NumberedQuestion[] {
    return numberQuestions(rowsHere(this.review.value?.questions)).filter(({ question }) => question.type !== 'group');
  }

  /** Those without full marks first, where there are any. */
  get filter(): ReviewFilter {
    return this.chosen ?? (this.short.length > 0 && this.currentId === undefined ? 'short' : 'all');
  }

  /** Questions that have not all of their points: wrong, right in part, or without an answer. */
  get short(): NumberedQuestion[] {
    return this.numbered.filter(({ question }) => {
      const verdict = this.verdictOn(question.id);
      return verdict !== undefined && verdict !== 'right' && verdict !== 'awaiting';
    });
  }

  get flagged(): NumberedQuestion[] {
    return this.numbered.filter(({ question }) => this.answerOf(question.id)?.isFlagged === true);
  }

  get shown(): NumberedQuestion[] {
    return { short: this.short, flagged: this.flagged, all: this.numbered }[this.filter];
  }

  /** The question in front of the student; the first of the list where it is not in it. */
  get current(): NumberedQuestion | undefined {
    return this.shown.find(({ question }) => question.id === this.currentId) ?? this.shown[0];
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

  /** The section that a question stands in, with the points of all its questions; without `score` while they are not marked. */
  sectionOf(questionId: number): Section | undefined {
    return this.sections.find(({ ids }) => ids.includes(questionId));
  }

  /** Whether it is said what was right. */
  get hasMarks() {
    const { value } = this.review;
    return value !== undefined && showsMarks(value);
  }

  /** Sections of the paper; none where it has but one. */
  get sections(): Section[] {
    const questions = rowsHere(this.review.value?.questions);
    const sections = new Map<string, Section>();
    for (const { question } of this.numbered) {
      const name = textHere(question.section ?? questions.find(({ id }) => id === question.parentId)?.section);
      const section = sections.get(name) ?? { name, ids: [], total: 0, score: this.hasMarks ? 0 : undefined };
      const isWaiting = this.verdictOn(question.id) === 'awaiting';
      const points = pointsOf(this.answerOf(question.id));
      sections.set(name, {
        name,
        ids: [...section.ids, question.id],
        total: section.total + question.score,
        score: section.score === undefined || isWaiting || points === undefined ? undefined : section.score + points,
      });
    }
    return sections.size > 1 ? [...sections.values()] : [];
  }

  /** The field of knowledge of the question in front of the student, with where it is taught and practised. */
  get topic(): Topic | undefined {
    const names = this.current?.question.knowledge;
    return this.review.value?.topics.find(({ name }) => names?.includes(name));
  }

  /** Whether a question lost points, so that its cause can be noted. */
  isLost(questionId: number): boolean {
    return this.short.some(({ question }) => question.id === questionId);
  }

  causeOf(questionId: number): MistakeCauseValue | undefined {
    return this.review.value?.causes.find((each) => each.questionId === questionId)?.cause;
  }

  /** Saves why a question went wrong; without a cause the note goes. */
  async noteCause(questionId: number, cause: MistakeCauseValue | undefined) {
    const review = this.review.value;
    if (!review || this.notingId !== undefined) return;
    this.notingId = questionId;
    try {
      await this.#api.assessments.noteCause(
        { id: review.id, questionId, cause },
        asGuest(this.#guests.resultTokenOf(review.id)),
      );
      this.takeCause(questionId, cause);
    } finally {
      this.endNoting();
    }
  }

  private takeCause(questionId: number, cause: MistakeCauseValue | undefined) {
    const review = this.review.value;
    if (!review) return;
    const others = review.causes.filter((each) => each.questionId !== questionId);
    this.review.set({ ...review, causes: cause === undefined ? others : [...others, { questionId, cause }] });
  }

  private endNoting() {
    this.notingId = undefined;
  }

  /** Whether the record is read as a guest's, by its token. */
  get isOfGuest() {
    const { value } = this.review;
    return value !== undefined && this.#guests.resultTokenOf(value.id) !== undefined;
  }

  /** Whether the wrong-question book can take a question: one that a machine marks, and that lost points. */
  canKeep({ id, type }: Pick<Question, 'id' | 'type'>): boolean {
    return BOOK_KINDS.has(type) && this.isLost(id);
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
    return verdictOf(this.answerOf(questionId)) ?? (this.hasMarks ? 'none' : undefined);
  }

  choose(filter: string) {
    this.chosen = FILTERS.find((each) => each === filter);
    this.currentId = undefined;
  }

  /** Opens a question; one outside of the list is shown among all. */
  go(id: number) {
    if (this.current) this.seen.add(this.current.question.id);
    if (!this.shown.some(({ question }) => question.id === id)) this.chosen = 'all';
    else this.chosen = this.filter;
    this.currentId = id;
  }

  turn(step: 1 | -1) {
    const next = this.shown[this.currentIndex + step];
    if (next) this.go(next.question.id);
  }

  show(id: number) {
    void this.review.show(id);
  }
}
