import { type AnswerFile, type Marking, type MarkingEntry, REMARK_MINUTES, type Stroke } from '@shuyuan/contract';
import { isMarkedByPerson } from '@shuyuan/rules';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import type { Upload } from '../../../../api/uploading.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { PagedQuery } from '../../../../page/PagedQuery.ts';
import { type NumberedQuestion, numberQuestions } from '../../../../shared/practice/toQuestion.ts';

/** Tabs of the queue. */
export const MARKING_TABS = ['waiting', 'marked', 'sentBack'] as const;
export type MarkingTab = (typeof MARKING_TABS)[number];
/** Works that the queue shows at a time. */
const PAGE_SIZE = 20;
/** Milliseconds without a change before words and strokes are saved. */
const SAVE_AFTER_MS = 600;
/** Milliseconds until a save that failed is tried again. */
const RETRY_MS = 4_000;

/** What a lecturer changes of one question. */
type QuestionMarks = Partial<{ score: number; comment: string; fileId: number; strokes: Stroke[] }>;

/** The lecturer's work to mark: the queue of his classes, and the one that is open and claimed (product.md 4.4, I12). */
export class MarkingStore {
  readonly queue: PagedQuery<MarkingEntry, { tab: MarkingTab; page: number }>;
  tab: MarkingTab = 'waiting';
  /** The work in front of the lecturer; nobody else can mark it. */
  open: Marking | null = null;
  comment = '';
  audio: { id: number; url: string; seconds: number } | null = null;
  /** A change that did not reach the server. */
  hasFailed = false;
  readonly scores = observable.map<number, number>();
  readonly comments = observable.map<number, string>();
  readonly strokes = observable.map<number, readonly Stroke[]>(undefined, { deep: false });
  readonly #waiting = new Map<string, { questionId: number; marks: QuestionMarks }>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #key = new IdempotencyKey();
  readonly #services: { api: Pick<Api, 'marking'>; upload: Upload };

  constructor(services: { api: Pick<Api, 'marking'>; upload: Upload }) {
    this.#services = services;
    this.queue = new PagedQuery((question) => services.api.marking.queue(question), { pageSize: PAGE_SIZE });
    const refs = { open: observableRef, audio: observableRef };
    makeAutoObservable(
      this,
      { queue: false, scores: false, comments: false, strokes: false, ...refs },
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

  get missingScores() {
    return this.byPerson.filter(({ question }) => !this.scores.has(question.id)).length;
  }

  /** Points so far: those of the machine and the lecturer's. */
  get total() {
    const given = this.byPerson.reduce((sum, { question }) => sum + (this.scores.get(question.id) ?? 0), 0);
    return (this.open?.objectiveScore ?? 0) + given;
  }

  /** More work waits to be marked. */
  get hasMore() {
    return this.tab === 'waiting' && this.queue.items !== undefined && this.queue.items.length > 0;
  }

  filesOf(questionId: number): readonly AnswerFile[] {
    return this.open?.answers.find((answer) => answer.questionId === questionId)?.files ?? [];
  }

  start() {
    this.show('waiting');
  }

  refresh() {
    void this.queue.reload();
  }

  dispose() {
    void this.leave();
    this.queue.dispose();
  }

  show(tab: MarkingTab) {
    this.tab = tab;
    this.queue.show({ tab, page: 1 });
  }

  /** Claims a work, by default the one that has waited longest; throws 5201 while another lecturer has it, 5202 when none waits. */
  async claim(id?: number) {
    await this.leave();
    const work = await this.#services.api.marking.claim(id === undefined ? {} : { id });
    runInAction(() => {
      this.open = work;
      this.comment = work.comment ?? '';
      this.audio = work.commentAudio
        ? { id: work.commentAudio.id, url: work.commentAudio.url, seconds: work.commentAudio.durationS ?? 0 }
        : null;
      for (const map of [this.scores, this.comments, this.strokes]) map.clear();
      for (const { questionId, score, comment, files } of work.answers) {
        if (score !== undefined) this.scores.set(questionId, score);
        if (comment !== undefined) this.comments.set(questionId, comment);
        for (const file of files) this.strokes.set(file.id, file.strokes ?? []);
      }
    });
    void this.queue.reload();
  }

  setScore(questionId: number, score: number) {
    this.scores.set(questionId, score);
    this.save(questionId, { score });
  }

  setQuestionComment(questionId: number, comment: string) {
    this.comments.set(questionId, comment);
    this.save(questionId, { comment });
  }

  setStrokes(questionId: number, fileId: number, strokes: readonly Stroke[]) {
    this.strokes.set(fileId, strokes);
    this.save(questionId, { fileId, strokes: [...strokes] });
  }

  setComment(comment: string) {
    this.comment = comment;
  }

  /** Stores a recording, which goes out with the marks. */
  async addAudio({ blob, seconds }: { blob: Blob; seconds: number }) {
    const extension = blob.type.startsWith('audio/mp4') ? 'm4a' : 'webm';
    const file = await this.#services.upload('exerciseAudio', { name: `comment.${extension}`, blob });
    runInAction(() => {
      this.audio = { id: file.id, url: file.url, seconds };
    });
  }

  removeAudio() {
    this.audio = null;
  }

  /** Sends the marks; resolves to whom, and for how many minutes they can be changed. */
  async send(): Promise<{ name: string; minutes: number }> {
    const work = this.mustBeOpen();
    await this.flush();
    const { comment, audio } = this;
    const input = {
      id: work.id,
      comment,
      ...(audio && { audioId: audio.id, audioDurationS: Math.round(audio.seconds) }),
    };
    await this.#key.run(input, this.#services.api.marking.send);
    this.close();
    return { name: work.studentName, minutes: REMARK_MINUTES };
  }

  /** Sends the work back with a reason and a deadline, ISO 8601; resolves to whose it is. */
  async sendBack(reason: string, dueAt: string): Promise<string> {
    const work = this.mustBeOpen();
    await this.flush();
    await this.#key.run({ id: work.id, reason, dueAt }, this.#services.api.marking.sendBack);
    this.close();
    return work.studentName;
  }

  /** Saves what is left and gives the work back to the queue. */
  async leave() {
    const { open } = this;
    if (!open) return;
    await this.flush();
    this.close();
    await this.#services.api.marking.release({ id: open.id });
  }

  /** Sends every change that waits; a failure keeps them and throws. */
  async flush() {
    clearTimeout(this.#timer);
    const { open } = this;
    if (!open) return;
    for (const [key, { questionId, marks }] of [...this.#waiting]) {
      await this.#services.api.marking.save({ id: open.id, questionId, ...marks });
      if (this.#waiting.get(key)?.marks === marks) this.#waiting.delete(key);
    }
    this.setFailed(false);
  }

  private save(questionId: number, marks: QuestionMarks) {
    const key = `${questionId} ${marks.fileId ?? ''}`;
    this.#waiting.set(key, { questionId, marks: { ...this.#waiting.get(key)?.marks, ...marks } });
    this.schedule();
  }

  private schedule(afterMs = SAVE_AFTER_MS) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.flush().catch(() => {
        this.setFailed(true);
        this.schedule(RETRY_MS);
      });
    }, afterMs);
  }

  private setFailed(hasFailed: boolean) {
    this.hasFailed = hasFailed;
  }

  private close() {
    this.open = null;
    this.audio = null;
    this.#waiting.clear();
    void this.queue.reload();
  }

  private mustBeOpen(): Marking {
    if (!this.open) throw new Error('no work is open');
    return this.open;
  }
}
