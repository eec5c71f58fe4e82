import { computedStruct, makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { rowsHere } from '../../../core/known.ts';
import { Moment } from '../../../core/Moment.ts';
import { PersonalRecord } from '../../../core/PersonalRecord.ts';
import { onAwake } from '../../../core/pageEvents.ts';
import { PERSONAL_KEYS } from '../../../core/personalKeys.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';
import { numberQuestions } from '../toQuestion.ts';
import type { AnswerSaving } from './AnswerSaving.ts';
import { AnswerDrafts } from './answerDrafts.ts';
import { type AnswerEdit, isAnswered } from './answerEdit.ts';
import { cellsOf } from './cells.ts';
import { type Closing, closingOf, type Ended } from './closing.ts';
import { PaperAnswers } from './PaperAnswers.ts';
import type { AttemptPaper, PaperCalls } from './paperCalls.ts';

/** What the paper needs besides the server. */
export interface PaperOptions {
  calls: PaperCalls;
  /** Where the unsaved answers are stored in this browser: whose they are, and of which attempt. */
  owner: string;
  attempt: string;
  /** The attempt has ended; `unsaved` answers came too late. `isTold` where a dialog has said so. */
  onHandedIn(unsaved: number, how: Closing, isTold: boolean): void;
}

/**
 * An attempt at a practice or an assessment: answers are saved one by one, kept in this browser until they are, merged with those of another tab,
 * and handed in once, by the student or by the server's clock (product.md 4.4, I12).
 */
export class PaperStore {
  readonly paper: Query<AttemptPaper>;
  readonly saving: AnswerSaving;
  /** The question in front of the student. */
  currentId: number | null = null;
  /** The student is asked whether to hand in. */
  isAsking = false;
  isHandingIn = false;
  /** The stored answers are in: widgets that hold files themselves begin with them. */
  isFilled = false;
  /** The clock has ended the attempt; the student is told, and goes on from there. */
  ended: Ended | null = null;
  /** Files on their way, by question. */
  readonly #sending = observable.map<number, number>();
  readonly #moment: Moment;
  readonly #answers: PaperAnswers;
  readonly #drafts: AnswerDrafts;
  readonly #scope = new Scope();
  readonly #key = new IdempotencyKey();
  #hasLeft = false;
  readonly #services: Pick<Services, 'clock' | 'storage'>;
  readonly #options: PaperOptions;

  constructor(services: Pick<Services, 'clock' | 'storage'>, options: PaperOptions) {
    this.#services = services;
    this.#options = options;
    const { calls, owner, attempt } = options;
    const { storage, clock } = services;
    const time = new ServerTime(clock);
    this.#moment = new Moment({ time, instants: () => (this.endsAt === undefined ? [] : [Date.parse(this.endsAt)]) });
    this.#drafts = new AnswerDrafts(new PersonalRecord(storage, PERSONAL_KEYS.answers, owner), attempt);
    this.paper = new Query(async () => {
      const paper = await calls.start();
      time.read(paper.serverTime); // before the paper is seen: a browser that is ahead would find it over
      return paper;
    });
    this.#answers = new PaperAnswers({ calls, clock, drafts: this.#drafts, onClosed: (how) => this.leave(how) });
    this.saving = this.#answers.saving;
    makeAutoObservable(this, { paper: false, saving: false, cells: computedStruct }, { autoBind: true });
  }

  /** Questions that take an answer, in the order of the paper; the material of a group takes none. */
  get questions() {
    return rowsHere(this.paper.value?.questions).filter(({ type }) => type !== 'group');
  }

  /** Place of the question in front of the student among them; -1 without one. */
  get currentIndex() {
    return this.questions.findIndex(({ id }) => id === this.currentId);
  }

  get answeredCount() {
    return this.questions.filter(({ id }) => isAnswered(this.editOf(id))).length;
  }

  get unansweredCount() {
    return this.questions.length - this.answeredCount;
  }

  get flaggedCount() {
    return this.questions.filter(({ id }) => this.editOf(id).isFlagged).length;
  }

  /** Whether a clock of its own goes on, whatever the student does. */
  get isTimed() {
    return this.paper.value?.endsAt !== undefined;
  }

  /** When the attempt ends, ISO 8601: by its time limit, or else by the deadline. */
  get endsAt(): string | undefined {
    const { endsAt, dueAt } = this.paper.value ?? {};
    return endsAt ?? dueAt;
  }

  get isTimeOver() {
    return this.endsAt !== undefined && Date.parse(this.endsAt) <= this.#moment.now;
  }

  /** Everything on the paper with its number, material of groups included. */
  get numbered() {
    return numberQuestions(rowsHere(this.paper.value?.questions));
  }

  /** The questions as cells of the answer sheet; a key within an answer changes none. */
  get cells() {
    return cellsOf(this.numbered, { editOf: this.editOf, offlineIds: this.saving.offlineIds });
  }

  /** Files that are not on the server yet: the paper is handed in once there are none. */
  get sendingCount() {
    return [...this.#sending.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Files of a question that are not on the server yet. */
  sendingOf(questionId: number) {
    return this.#sending.get(questionId) ?? 0;
  }

  setSending(questionId: number, count: number) {
    this.#sending.set(questionId, count);
  }

  editOf(questionId: number): AnswerEdit {
    return this.#answers.editOf(questionId);
  }

  /** The student changed an answer. */
  change(questionId: number, change: Partial<AnswerEdit>) {
    this.#answers.change(questionId, change);
  }

  go(questionId: number) {
    this.currentId = questionId;
  }

  /** Asks before handing in. */
  ask() {
    this.isAsking = true;
  }

  stay() {
    this.isAsking = false;
  }

  /** Saves what is open, then hands the attempt in; one that is handed in already counts as done (4004, 4008). */
  async handIn() {
    if (this.isHandingIn) return;
    this.isHandingIn = true;
    try {
      await this.saving.flush();
      const [refusal] = this.saving.refusals.values();
      if (refusal !== undefined) throw new ApiError('invalid', refusal);
      if (!this.saving.isSaved) throw new ApiError('unreachable');
      await this.#key.run(this.#options.attempt, (_, options) => this.#options.calls.submit(options));
      this.leave(this.isTimeOver && this.byClock === 'timeOver' ? 'timeOver' : 'handedIn');
    } catch (error) {
      const how = closingOf(error);
      if (how === undefined) throw error;
      this.leave(how);
    } finally {
      runInAction(() => {
        this.isHandingIn = false;
        this.isAsking = false;
      });
    }
  }

  start() {
    void this.open();
    this.#scope.add(this.#services.storage.onChange(PERSONAL_KEYS.answers, this.#answers.adopt));
    this.#scope.add(this.#moment.start());
    this.#scope.add(onAwake(() => void this.saving.flush()));
    // Time over: what is there is handed in, by the server too.
    this.#scope.add(
      reaction(
        () => this.isTimeOver,
        (isOver) => {
          if (isOver) void this.handIn().catch(() => this.leave(this.byClock));
        },
      ),
    );
  }

  dispose() {
    this.#scope.dispose();
    this.#answers.dispose();
    this.paper.dispose();
  }

  /** Opens the attempt; unsaved answers of this browser come on top of the stored ones. */
  async open() {
    await this.paper.load();
    const { value, error } = this.paper;
    const how = closingOf(error);
    // What is withheld before it is open says so in place of the paper.
    if (how !== undefined && how !== 'withheld') return this.leave(how);
    if (value) this.fill(value);
  }

  private fill(paper: AttemptPaper) {
    this.#answers.fill(paper.answers);
    this.currentId ??=
      this.questions.find(({ id }) => !isAnswered(this.editOf(id)))?.id ?? this.questions[0]?.id ?? null;
    this.#answers.sendDrafts();
    this.isFilled = true;
  }

  /** What the clock does: over its time limit an attempt is handed in, over its deadline alone it expires. */
  private get byClock(): Closing {
    return this.paper.value?.endsAt === undefined ? 'expired' : 'timeOver';
  }

  /** Leads on from what the clock has ended. */
  goOn() {
    if (this.ended) this.#options.onHandedIn(this.ended.unsaved, this.ended.how, true);
  }

  /** The attempt has ended, once; an open one that the clock has ended says so first. What was typed into a withheld one stays stored here. */
  private leave(how: Closing) {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    if (how !== 'withheld') this.#drafts.clear();
    const unsaved = this.saving.pending;
    if (how === 'handedIn' || how === 'withheld' || this.paper.value === undefined) {
      this.#options.onHandedIn(unsaved, how, false);
      return;
    }
    this.ended = {
      how,
      unsaved,
      saved: Math.max(0, this.answeredCount - unsaved),
      isOffline: this.saving.trouble === 'offline',
    };
  }
}
