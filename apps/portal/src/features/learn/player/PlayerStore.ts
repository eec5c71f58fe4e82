import type { CourseDetail, Lesson, LessonNote, OwnLesson, Playback } from '@shuyuan/contract';
import { LEARNT_PERCENT, watchedSeconds } from '@shuyuan/rules';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { PersonalRecord } from '../../../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../../../core/personalKeys.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock, KeyValueStore } from '../../../core/services.ts';
import { currentOf } from '../../../shared/course/lessonProps.ts';
import { LearnRecords, type LessonKey, resumeAt } from './LearnRecords.ts';
import type { Place, Watched } from './playerTypes.ts';

type MediaApi = Pick<Api, 'learning' | 'media' | 'courses'>;

/** Milliseconds before its addresses end at which they are renewed (U6). */
const RENEW_BEFORE_MS = 60_000;
/** Least milliseconds between two renewals that a refused address asks for. */
const RENEW_EVERY_MS = 5_000;

/** A lesson in its player: where it comes from, what was watched of it, its notes (product.md 4.3). */
export class PlayerStore {
  readonly dated: Query<OwnLesson, [number]>;
  readonly lessons: Query<readonly OwnLesson[], [courseId: number, kind: 'live' | 'recorded']>;
  /** The lessons of a course that the visitor does not own, with the trial ones. */
  readonly offered: Query<readonly Lesson[], [id: number, saleId: number]>;
  readonly course: Query<CourseDetail, [id: number, saleId: number]>;
  readonly playback: Query<Playback, [LessonKey, 'own' | 'trial']>;
  readonly notes: Query<readonly LessonNote[], [LessonKey]>;
  readonly time: ServerTime;
  place: Place = {};
  /** The last seconds did not reach the server. */
  isUnsaved = false;
  /** Seconds watched as the server counts them, since the playback was asked. */
  savedS: number | undefined = undefined;
  hasFinished = false;
  readonly #api: MediaApi;
  readonly #records: LearnRecords | null;
  readonly #once = new IdempotencyKey();
  readonly #scope = new Scope();
  #renewal: ReturnType<typeof setTimeout> | undefined;
  #renewedAt = Number.NEGATIVE_INFINITY;
  #base: { lessonId: number; positionS: number } | null = null;

  constructor(given: { api: MediaApi; clock: Clock; storage: KeyValueStore; studentId: number | undefined }) {
    const { api, clock, storage, studentId } = given;
    this.#api = api;
    this.time = new ServerTime(clock);
    this.#records =
      studentId === undefined
        ? null
        : new LearnRecords(api, new PersonalRecord(storage, PERSONAL_KEYS.watched, String(studentId)));
    this.dated = new Query((datedId) => api.learning.lesson({ datedId }));
    this.lessons = new Query((courseId, kind) =>
      kind === 'live' ? api.learning.liveLessons({ courseId }) : api.learning.recordedLessons({ courseId }),
    );
    this.offered = new Query((id, saleId) => api.courses.lessons({ id, saleId }));
    this.course = new Query((id, saleId) => api.courses.detail({ id, saleId }));
    this.playback = new Query(async (key, kind) => {
      const playback = await (kind === 'own' ? api.media.play(key) : api.media.trial(key));
      this.time.read(playback.serverTime);
      return playback;
    });
    this.notes = new Query((key) => api.media.notes(key));
    makeAutoObservable(
      this,
      {
        ...{ dated: false, lessons: false, offered: false, course: false, playback: false, notes: false, time: false },
        place: observableRef,
      },
      { autoBind: true },
    );
  }

  get isDated() {
    return this.place.datedId !== undefined;
  }

  /** Nobody's course of one's own: trial lessons only. */
  get isVisitor(): boolean {
    if (this.isDated) return false;
    return (
      this.#records === null || (this.lessons.value === undefined && this.lessons.error !== null && this.isForeign)
    );
  }

  private get isForeign() {
    const kind = this.lessons.error?.kind;
    return kind === 'missing' || kind === 'refused' || kind === 'loggedOut';
  }

  /** The lesson on screen; undefined until it is known. */
  get key(): LessonKey | undefined {
    const { dated, place, lessons, offered } = this;
    if (this.isDated) return dated.value && { courseId: dated.value.courseId, lessonId: dated.value.lessonId };
    const { courseId } = place;
    if (courseId === undefined) return undefined;
    const first = this.isVisitor
      ? offered.value?.find(({ isTrial }) => isTrial)?.id
      : lessons.value && (currentOf(lessons.value) ?? lessons.value[0])?.lessonId;
    const lessonId = place.lessonId ?? first;
    return lessonId === undefined ? undefined : { courseId, lessonId };
  }

  /** The lesson as one's class has it. */
  get own(): OwnLesson | undefined {
    const lessonId = this.key?.lessonId;
    const own = this.lessons.value?.find((lesson) => lesson.lessonId === lessonId);
    return own ?? (this.isDated ? this.dated.value : undefined);
  }

  get next(): OwnLesson | undefined {
    const all = this.lessons.value ?? [];
    const place = all.findIndex(({ lessonId }) => lessonId === this.key?.lessonId);
    return place < 0 ? undefined : all[place + 1];
  }

  /** The lesson is held, or will be: there is nothing to play. */
  get isWithoutRecording(): boolean {
    const { own } = this;
    return own?.datedId !== undefined && own.replay !== 'ready';
  }

  /** Second at which it goes on; undefined until the playback is known. */
  get resumeS(): number | undefined {
    const { key, playback } = this;
    if (!key || !playback.value || playback.isStale) return undefined;
    return resumeAt(playback.value.positionS ?? 0, this.#records?.read(key) ?? null);
  }

  /** The furthest second that was watched, where the class allows no skipping. */
  get seekLimit(): number | undefined {
    const playback = this.playback.value;
    if (!playback?.hasAntiSkip || playback.isFinished || this.hasFinished) return undefined;
    return Math.max(playback.positionS ?? 0, ...(playback.watched ?? []).map(([, until]) => until));
  }

  /** Percent watched; undefined where the length is unknown. */
  get percent(): number | undefined {
    const { playback, savedS } = this;
    const { durationS = 0, watched, watchedS } = playback.value ?? {};
    if (durationS <= 0) return undefined;
    return Math.min(100, Math.floor(((savedS ?? watchedS ?? watchedSeconds(watched ?? [])) / durationS) * 100));
  }

  get isLearnt(): boolean {
    const isFinished = this.hasFinished || this.own?.isFinished === true || this.playback.value?.isFinished === true;
    return isFinished || (this.percent ?? 0) >= LEARNT_PERCENT;
  }

  show(place: Place) {
    this.place = place;
  }

  start() {
    const watch = <T>(look: () => T, act: (value: T) => void) =>
      this.#scope.add(reaction(look, act, { fireImmediately: true, equals: same }));
    watch(
      () => this.place.datedId,
      (datedId) => datedId !== undefined && this.dated.show(datedId),
    );
    watch(
      () => ({ courseId: this.isDated ? this.dated.value?.courseId : this.place.courseId, isDated: this.isDated }),
      ({ courseId, isDated }) =>
        courseId !== undefined && this.#records && this.lessons.show(courseId, isDated ? 'live' : 'recorded'),
    );
    watch(
      () => ({ isVisitor: this.isVisitor, courseId: this.place.courseId, saleId: this.place.saleId }),
      ({ isVisitor, courseId, saleId }) => {
        if (!isVisitor || courseId === undefined || saleId === undefined) return;
        this.offered.show(courseId, saleId);
        this.course.show(courseId, saleId);
      },
    );
    watch(
      () => {
        const isKnown = this.isVisitor || this.lessons.value !== undefined || this.isDated;
        return isKnown && !this.isWithoutRecording ? { key: this.key, isVisitor: this.isVisitor } : undefined;
      },
      (asked) => asked?.key && this.open(asked.key, asked.isVisitor),
    );
    watch(
      () => (this.playback.isStale ? undefined : this.playback.value),
      (playback) => playback && this.handlePlayback(playback),
    );
  }

  refresh() {
    for (const query of this.queries) void query.reload();
  }

  dispose() {
    clearTimeout(this.#renewal);
    this.#scope.dispose();
    for (const query of this.queries) query.dispose();
  }

  /** Addresses end: they are asked for again, at most once in five seconds (U6). */
  renew() {
    const now = this.time.now;
    if (now - this.#renewedAt < RENEW_EVERY_MS) return;
    this.#renewedAt = now;
    void this.playback.reload();
  }

  /** Keeps what was watched and sends it; what does not arrive is sent with the next. */
  async save({ ranges, at, rate, isLeaving }: Watched) {
    const key = this.key;
    const records = this.#records;
    if (!key || !records || this.isVisitor || !this.playback.value) return;
    const basedOnS = this.#base?.lessonId === key.lessonId ? this.#base.positionS : 0;
    records.add(key, { ranges, positionS: Math.floor(at), basedOnS });
    await this.send(key, { rate, ...(isLeaving && { keepalive: true }) });
  }

  get hasMaterials(): boolean {
    const { materials } = this.playback.value ?? {};
    return materials !== undefined && materials.length > 0;
  }

  /** A recording, document or text without a player that counts: the student says that it is done. */
  get mayMarkRead(): boolean {
    const { form, durationS } = this.playback.value ?? {};
    const isRead = form === 'audio' || form === 'document' || form === 'text';
    return isRead && durationS !== undefined && !this.isVisitor && !this.isLearnt;
  }

  /** Notes the whole lesson as watched. */
  async markRead() {
    const { durationS } = this.playback.value ?? {};
    if (durationS !== undefined)
      await this.save({ ranges: [[0, durationS]], at: durationS, rate: 1, isLeaving: false });
  }

  /** Adds a note at a second, or changes one. */
  async saveNote(note: { id?: number; second: number; words: string }) {
    const { key } = this;
    if (!key) return;
    const input = { ...key, ...note, second: Math.floor(note.second), words: note.words.trim() };
    await this.#once.run(input, this.#api.media.saveNote);
    await this.notes.reload();
  }

  async deleteNote(id: number) {
    await this.#api.media.deleteNote({ id });
    await this.notes.reload();
  }

  private get queries() {
    return [this.dated, this.lessons, this.offered, this.course, this.playback, this.notes];
  }

  private open(key: LessonKey, isVisitor: boolean) {
    this.savedS = undefined;
    this.hasFinished = false;
    this.#base = null;
    this.playback.show(key, isVisitor ? 'trial' : 'own');
    if (!isVisitor) this.notes.show(key);
  }

  private handlePlayback({ lessonId, positionS = 0, expiresAt }: Playback) {
    clearTimeout(this.#renewal);
    if (this.#base?.lessonId !== lessonId) {
      this.#base = { lessonId, positionS };
      const key = this.key;
      if (key && this.#records?.read(key) && !this.isVisitor) void this.send(key);
    }
    if (expiresAt === undefined) return;
    const wait = Math.max(RENEW_EVERY_MS, Date.parse(expiresAt) - this.time.now - RENEW_BEFORE_MS);
    this.#renewal = setTimeout(this.renew, wait);
  }

  private async send(key: LessonKey, options: { rate?: number; keepalive?: boolean } = {}) {
    try {
      const answer = await this.#records?.send(key, options);
      runInAction(() => this.handleSaved(answer ?? null));
    } catch {
      // What was watched stays in this browser and is sent with the next report (product.md 4.3).
      runInAction(() => {
        this.isUnsaved = true;
      });
    }
  }

  private handleSaved(answer: { watchedS?: number | undefined; isFinished: boolean } | null) {
    this.isUnsaved = false;
    if (!answer) return;
    this.savedS = answer.watchedS ?? this.savedS;
    const isNew = answer.isFinished && !this.isLearnt;
    this.hasFinished ||= answer.isFinished;
    if (isNew) void this.lessons.reload();
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
