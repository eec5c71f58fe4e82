import type { OwnLesson, Playback } from '@shuyuan/contract';
import { type LiveStage, liveChanges, mergeWatched, type WatchedRange } from '@shuyuan/rules';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { rowsHere } from '../../../core/known.ts';
import { Moment } from '../../../core/Moment.ts';
import { PersonalRecord } from '../../../core/PersonalRecord.ts';
import { onAwake } from '../../../core/pageEvents.ts';
import { PERSONAL_KEYS } from '../../../core/personalKeys.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import { stageOn } from '../../../shared/course/lessonProps.ts';
import { LearnRecords, type LessonKey } from './LearnRecords.ts';
import { LinkRenewal } from './LinkRenewal.ts';
import { firstOf, keyAt, nextOf, trialOf } from './lessonAt.ts';
import { NotesStore } from './NotesStore.ts';
import { savingOf, seekLimitOf } from './playerFacts.ts';
import { type PlayerQueries, playerQueries } from './playerQueries.ts';
import type { Place, PlayerServices, Watched } from './playerTypes.ts';
import { Watching } from './Watching.ts';

/** Where a lesson begins that nobody has begun. */
const BEGINNING_S = 0;

/** A lesson in its player: where it comes from, what was watched of it, its notes (product.md 4.3). */
export class PlayerStore {
  readonly dated: PlayerQueries['dated'];
  readonly ownClass: PlayerQueries['ownClass'];
  readonly lessons: PlayerQueries['lessons'];
  readonly offered: PlayerQueries['offered'];
  readonly course: PlayerQueries['course'];
  readonly playback: PlayerQueries['playback'];
  readonly notes: NotesStore;
  readonly time: ServerTime;
  place: Place = {};
  /** The trial on screen was heard or seen to its end. */
  hasTrialEnded = false;
  /** The second that the player is at; 0 before it is known. */
  second = 0;
  /** What is watched; null for a visitor, of whom nothing is kept. */
  readonly watching: Watching | null;
  readonly #scope = new Scope();
  readonly #links: LinkRenewal;
  readonly #moment: Moment;

  constructor({ api, clock, storage, upload, studentId }: PlayerServices) {
    this.time = new ServerTime(clock);
    this.watching =
      studentId === undefined
        ? null
        : new Watching(
            new LearnRecords(api, new PersonalRecord(storage, PERSONAL_KEYS.watched, String(studentId))),
            () => void this.lessons.reload(),
          );
    const queries = playerQueries(api, this.time);
    this.dated = queries.dated;
    this.ownClass = queries.ownClass;
    this.lessons = queries.lessons;
    this.offered = queries.offered;
    this.course = queries.course;
    this.playback = queries.playback;
    this.notes = new NotesStore(api, upload);
    this.#links = new LinkRenewal(this.time, () => void this.playback.reload());
    this.#moment = new Moment({ time: this.time, instants: () => this.changes, onReach: () => this.refreshLesson() });
    makeAutoObservable(
      this,
      {
        ...{ dated: false, lessons: false, offered: false, course: false, playback: false, notes: false, time: false },
        ...{ ownClass: false, watching: false },
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
      this.watching === null || (this.lessons.value === undefined && this.lessons.error !== null && this.isForeign)
    );
  }

  private get isForeign() {
    const kind = this.lessons.error?.kind;
    return kind === 'missing' || kind === 'refused' || kind === 'loggedOut';
  }

  /** The lesson on screen; undefined until it is known. */
  get key(): LessonKey | undefined {
    const { place, dated, lessons, offered } = this;
    if (this.isDated) return dated.value && { courseId: dated.value.courseId, lessonId: dated.value.lessonId };
    return keyAt(place, this.isVisitor ? trialOf(offered.value) : firstOf(lessons.value, this.time.now), lessons.value);
  }

  /** Whose lesson it is, and which one of the class: before that nothing of it is asked for. */
  get isPlaceKnown(): boolean {
    return this.isVisitor || this.isDated || this.lessons.value !== undefined;
  }

  /** The lesson as one's class has it. */
  get own(): OwnLesson | undefined {
    const lessonId = this.key?.lessonId;
    const own = this.lessons.value?.find((lesson) => lesson.lessonId === lessonId);
    return own ?? (this.isDated ? this.dated.value : undefined);
  }

  /** The query that tells of the own lesson: the whole class, or its one dated lesson where the class is not told. */
  get ownQuery() {
    return this.isDated && this.lessons.value === undefined ? this.dated : this.lessons;
  }

  get next(): OwnLesson | undefined {
    return nextOf(this.lessons.value, this.key);
  }

  /** The server's time; observers follow when a live lesson can be entered, begins or ends. */
  get now(): number {
    return this.#moment.now;
  }

  /** How a live lesson stands now; observers follow the clock and the pushes. Undefined for a recorded one. */
  get stage(): LiveStage | undefined {
    return this.own && stageOn(this.own, this.now);
  }

  /** An earlier practice comes first: nothing is played or noted. */
  get isLocked(): boolean {
    return this.playback.value?.access?.error === 'previousPracticeRequired';
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
    return this.watching ? this.watching.resumeS : playback.value.positionS;
  }

  get seekLimit() {
    return seekLimitOf(this.playback.value, this.watching);
  }

  get saving() {
    return savingOf(this.playback.value, this.watching);
  }

  /** Percent watched; undefined where the length is unknown. */
  get percent(): number | undefined {
    return this.watching?.percentOf(this.playback.value ?? {});
  }

  get isLearnt(): boolean {
    return this.own?.isFinished === true || this.watching?.isLearnt(this.playback.value ?? {}) === true;
  }

  show(place: Place) {
    this.place = place;
    this.second = 0;
  }

  /** The player is at another second. */
  moveTo(second: number) {
    this.second = second;
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
        courseId !== undefined && this.watching && this.lessons.show(courseId, isDated ? 'live' : 'recorded'),
    );
    watch(
      () => this.own?.courseId,
      (courseId) => courseId !== undefined && this.ownClass.show(courseId),
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
      () => (this.isPlaceKnown && !this.isWithoutRecording ? { key: this.key, isVisitor: this.isVisitor } : undefined),
      (asked) => asked?.key && this.open(asked.key, asked.isVisitor),
    );
    watch(
      () => (this.playback.isStale ? undefined : this.playback.value),
      (playback) => playback && this.handlePlayback(playback),
    );
    if (this.watching) this.#scope.add(onAwake(this.watching.sendAll));
    this.#scope.add(this.#moment.start());
  }

  /** A trial came to its end, or is begun again. */
  endTrial(hasEnded: boolean) {
    this.hasTrialEnded = hasEnded;
  }

  /** A lesson of the class began, ended or was cancelled, or its recording is there. */
  refreshLesson() {
    for (const query of [this.dated, this.lessons]) void query.reload();
  }

  refresh() {
    for (const query of this.queries) void query.reload();
  }

  dispose() {
    this.#links.dispose();
    this.#scope.dispose();
    for (const query of this.queries) query.dispose();
  }

  /** An address was refused: it has ended (U6). */
  renew() {
    this.#links.renew();
  }

  /** Keeps what was watched of an own lesson and sends it, also when another is on screen by then. */
  async save(key: LessonKey, watched: Watched) {
    if (!this.isVisitor) await this.watching?.save(key, watched);
  }

  /** A lesson to watch, not one to read or to hear. */
  get hasPicture(): boolean {
    const form = this.playback.value?.form;
    return form === 'hls' || form === 'mp4';
  }

  /** A lesson that runs, whose notes belong to a second; not one to read. */
  get hasSeconds(): boolean {
    return this.hasPicture || this.playback.value?.form === 'audio';
  }

  /** Seconds watched as the server has them and as this page has seen since, in order; nothing of a visitor is kept. */
  get watched(): readonly WatchedRange[] {
    return mergeWatched([...rowsHere(this.playback.value?.watched), ...(this.watching?.seen ?? [])]);
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
    const { key } = this;
    const { durationS } = this.playback.value ?? {};
    if (key && durationS !== undefined)
      await this.save(key, { ranges: [[0, durationS]], at: durationS, rate: 1, isLeaving: false });
  }

  /** When the clock changes the lesson on screen. */
  private get changes(): readonly number[] {
    const { startsAt, endsAt, state } = this.own ?? {};
    return startsAt === undefined || endsAt === undefined ? [] : liveChanges({ startsAt, endsAt, state });
  }

  private get queries() {
    return [this.dated, this.ownClass, this.lessons, this.offered, this.course, this.playback, this.notes.list];
  }

  private open(key: LessonKey, isVisitor: boolean) {
    this.watching?.open(key);
    this.hasTrialEnded = false;
    this.playback.show(key, isVisitor ? 'trial' : 'own');
    if (!isVisitor) this.notes.open(key);
  }

  private handlePlayback({ positionS, expiresAt }: Playback) {
    this.watching?.begin(positionS ?? BEGINNING_S);
    this.#links.expect(expiresAt);
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
