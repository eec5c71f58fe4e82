import {
  type AnswerFile,
  type AnswerOf,
  type contract,
  type Marking,
  type MarkingEntry,
  REMARK_MINUTES,
} from '@shuyuan/contract';
import { isMarkedByPerson } from '@shuyuan/rules';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import type { Upload } from '../../../../api/uploading.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { rowsHere } from '../../../../core/known.ts';
import { PersonalRecord } from '../../../../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../../../../core/personalKeys.ts';
import type { Clock, KeyValueStore } from '../../../../core/services.ts';
import { PagedQuery } from '../../../../page/PagedQuery.ts';
import { type NumberedQuestion, numberQuestions } from '../../../../shared/practice/toQuestion.ts';
import { BlankMarks } from './BlankMarks.ts';
import { DrawnStrokes, pictureOf } from './DrawnStrokes.ts';
import { type CriterionScores, fromSent, linesOf, type MarkingLine, toSent, withPoints } from './markingLines.ts';
import { UnsavedMarks } from './UnsavedMarks.ts';
import { WorkWords } from './WorkWords.ts';

/** Tabs of the queue. */
export const MARKING_TABS = ['waiting', 'marked', 'sentBack', 'byMachine'] as const;
export type MarkingTab = (typeof MARKING_TABS)[number];
/** Works that the queue shows at a time. */
const PAGE_SIZE = 20;
type Counts = AnswerOf<(typeof contract)['marking']['counts']>;

interface MarkingServices {
  api: Pick<Api, 'marking'>;
  upload: Upload;
  clock: Clock;
  storage: KeyValueStore;
}

/** The lecturer's work to mark: the queue of his classes, and the one that is open and claimed (product.md 4.4, I12). */
export class MarkingStore {
  readonly queue: PagedQuery<MarkingEntry, { tab: MarkingTab; page: number }>;
  /** How much waits, is marked and was sent back. */
  readonly counts: Query<Counts>;
  tab: MarkingTab = 'waiting';
  /** The work in front of the lecturer; nobody else can mark it. */
  open: Marking | null = null;
  isSending = false;
  readonly scores = observable.map<number, number>();
  readonly byCriteria = observable.map<number, CriterionScores>(undefined, { deep: false });
  readonly comments = observable.map<number, string>();
  /** Line chosen for the keys; without one it is the first without points. */
  private chosen: string | null = null;
  readonly drawn: DrawnStrokes;
  readonly blanks: BlankMarks;
  readonly words: WorkWords;
  readonly unsaved: UnsavedMarks;
  readonly #key = new IdempotencyKey();
  readonly #services: { api: Pick<Api, 'marking'> };

  constructor(services: MarkingServices, lecturerId: number) {
    const { storage } = services;
    this.#services = services;
    this.queue = new PagedQuery((question) => services.api.marking.queue(question), { pageSize: PAGE_SIZE });
    this.counts = new Query(() => services.api.marking.counts());
    this.unsaved = new UnsavedMarks(({ fileId, ...marks }) =>
      services.api.marking.save({
        id: this.mustBeOpen().id,
        ...marks,
        ...(fileId !== undefined && pictureOf(this.mustBeOpen(), fileId)),
      }),
    );
    const record = new PersonalRecord(storage, PERSONAL_KEYS.reports, `lecturer ${lecturerId}`);
    this.words = new WorkWords({ ...services, record });
    this.drawn = new DrawnStrokes(({ questionId, fileId, strokes }) =>
      this.unsaved.add(questionId, { fileId, strokes: [...strokes] }),
    );
    this.blanks = new BlankMarks({
      api: services.api,
      work: () => this.open,
      onChange: (work) => this.take(work),
      flush: () => this.unsaved.flush(),
    });
    const refs = { open: observableRef };
    makeAutoObservable(
      this,
      {
        queue: false,
        counts: false,
        unsaved: false,
        scores: false,
        byCriteria: false,
        comments: false,
        drawn: false,
        blanks: false,
        words: false,
        ...refs,
      },
      { autoBind: true },
    );
  }

  get numbered(): readonly NumberedQuestion[] {
    return numberQuestions(this.open?.questions ?? []);
  }

  /** The questions that a person marks. */
  get byPerson(): readonly NumberedQuestion[] {
    return this.numbered.filter(({ question }) => isMarkedByPerson(question.type));
  }

  /** A machine has marked all of it: nothing of it is sent. */
  get isByMachine() {
    return this.byPerson.length === 0;
  }

  /** What takes points: each question, or each criterion of one. */
  get lines(): readonly MarkingLine[] {
    return linesOf(this.byPerson, this);
  }

  /** The line that the keys give points to. */
  get current(): MarkingLine | undefined {
    return this.lines.find(({ key }) => key === this.chosen) ?? this.lines.find(({ score }) => score === null);
  }

  get missingScores() {
    return this.byPerson.filter(({ question }) => !this.scores.has(question.id)).length;
  }

  /** Points so far: those of the machine and the lecturer's; undefined where the machine's are not told. */
  get total(): number | undefined {
    const { objectiveTotal, objectiveScore } = this.open ?? {};
    // A paper without questions for the machine has no points of it.
    const byMachine = objectiveScore ?? (objectiveTotal ? undefined : 0);
    const given = this.byPerson.reduce((sum, { question }) => sum + (this.scores.get(question.id) ?? 0), 0);
    return byMachine === undefined ? undefined : byMachine + given;
  }

  /** The work that comes after the open one: the one that waits longest and that nobody has claimed. */
  get next(): MarkingEntry | undefined {
    if (this.tab !== 'waiting') return undefined;
    return this.queue.items?.find(({ id, claimedBy }) => id !== this.open?.id && claimedBy === undefined);
  }

  /** Nobody waits after the open work; false while that is not known. */
  get isLast() {
    return (
      this.tab === 'waiting' &&
      this.next === undefined &&
      this.counts.value !== undefined &&
      this.counts.value.waiting <= 1
    );
  }

  filesOf(questionId: number): readonly AnswerFile[] {
    return this.open?.answers.find((answer) => answer.questionId === questionId)?.files ?? [];
  }

  start() {
    void this.counts.load();
    this.show('waiting');
  }

  refresh() {
    void this.queue.reload();
    void this.counts.reload();
  }

  dispose() {
    void this.leave();
    this.queue.dispose();
    this.counts.dispose();
  }

  show(tab: MarkingTab) {
    this.tab = tab;
    this.queue.show({ tab, page: 1 });
  }

  /**
   * Claims a work, by default the one that has waited longest; throws 5201 while another lecturer has it, 5202 when none waits, and what
   * is open stays open.
   */
  async claim(id?: number) {
    await this.unsaved.flush();
    try {
      const work = await this.#services.api.marking.claim(id === undefined ? {} : { id });
      // What was changed of the open work meanwhile is saved before the other takes its place.
      await this.unsaved.flush();
      const { open } = this;
      this.showWork(work);
      if (open && open.id !== work.id) await this.#services.api.marking.release({ id: open.id });
    } finally {
      this.refresh();
    }
  }

  select({ key }: MarkingLine) {
    this.chosen = key;
  }

  /** Gives a line points; `andNext` goes on to the next line. */
  give(line: MarkingLine, score: number, then?: 'andNext') {
    const { questionId, place } = line;
    if (place === null) this.setScore(questionId, score);
    else {
      const count = this.lines.filter((each) => each.questionId === questionId).length;
      const { next, sum } = withPoints(count, this.byCriteria.get(questionId), place, score);
      this.byCriteria.set(questionId, next);
      if (sum === null) this.scores.delete(questionId);
      else this.scores.set(questionId, sum);
      this.unsaved.add(questionId, { criterionScores: toSent(next) });
    }
    if (then === 'andNext')
      this.chosen = this.lines[this.lines.findIndex(({ key }) => key === line.key) + 1]?.key ?? null;
  }

  setScore(questionId: number, score: number) {
    this.scores.set(questionId, score);
    this.unsaved.add(questionId, { score });
  }

  setQuestionComment(questionId: number, comment: string) {
    this.comments.set(questionId, comment);
    this.unsaved.add(questionId, { comment });
  }

  /** Sends the marks; resolves to whom, for how many minutes they can be changed, and whether more work waits. */
  async send(): Promise<{ name: string; minutes: number; hasNext: boolean }> {
    const work = this.mustBeOpen();
    const hasNext = this.next !== undefined;
    this.isSending = true;
    try {
      await this.unsaved.flush();
      await this.#key.run({ id: work.id, ...this.words.sent }, this.#services.api.marking.send);
      this.words.remove(work.id);
      this.close();
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
    return { name: work.studentName, minutes: REMARK_MINUTES, hasNext };
  }

  /** Sends the work back with its reason and a deadline, ISO 8601; resolves to whose it is. */
  async sendBack(dueAt: string): Promise<string> {
    const work = this.mustBeOpen();
    await this.unsaved.flush();
    const reason = this.words.reason.trim();
    await this.#key.run({ id: work.id, reason, dueAt }, this.#services.api.marking.sendBack);
    this.words.setReason('');
    this.close();
    return work.studentName;
  }

  /** Saves what is left and gives the work back to the queue. */
  async leave() {
    const { open } = this;
    if (!open) return;
    await this.unsaved.flush();
    this.close();
    await this.#services.api.marking.release({ id: open.id });
  }

  private showWork(work: Marking) {
    this.unsaved.clear();
    this.open = work;
    this.words.open(work);
    this.chosen = null;
    this.drawn.load(
      work.answers.flatMap(({ files }) => files.map(({ id, strokes }) => [id, rowsHere(strokes)] as const)),
    );
    for (const map of [this.scores, this.byCriteria, this.comments]) map.clear();
    for (const { questionId, score, criterionScores, comment } of work.answers) {
      if (criterionScores) this.byCriteria.set(questionId, fromSent(criterionScores));
      if (score !== undefined) this.scores.set(questionId, score);
      if (comment !== undefined) this.comments.set(questionId, comment);
    }
  }

  private take(work: Marking) {
    this.open = work;
  }

  private close() {
    this.open = null;
    this.words.close();
    this.unsaved.clear();
    this.refresh();
  }

  private mustBeOpen(): Marking {
    if (!this.open) throw new Error('no work is open');
    return this.open;
  }
}
