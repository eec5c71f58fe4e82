import type { OwnLesson } from '@shuyuan/contract';
import { liveChanges } from '@shuyuan/rules';
import { observableRef } from 'mobx';
import type { ServerTime } from '../../../core/ServerTime.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { LessonKey } from './LearnRecords.ts';
import { firstOf, keyAt, nextOf, trialOf } from './lessonAt.ts';
import type { PlayerQueries } from './PlayerQueries.ts';
import type { Place } from './playerTypes.ts';
import { watchValue } from './watchValue.ts';

/** Which lesson the player shows: what the address names, whose it is, and the class or the offer that it belongs to (product.md 4.3). */
export class ShownLesson extends PageStore {
  readonly dated: PlayerQueries['dated'];
  readonly ownClass: PlayerQueries['ownClass'];
  readonly lessons: PlayerQueries['lessons'];
  readonly offered: PlayerQueries['offered'];
  readonly course: PlayerQueries['course'];
  place: Place = {};
  readonly #time: ServerTime;
  readonly #isStudent: boolean;

  constructor(queries: Omit<PlayerQueries, 'playback'>, time: ServerTime, isStudent: boolean) {
    super();
    this.dated = queries.dated;
    this.ownClass = queries.ownClass;
    this.lessons = queries.lessons;
    this.offered = queries.offered;
    this.course = queries.course;
    this.#time = time;
    this.#isStudent = isStudent;
    this.during(() =>
      watchValue(
        () => this.place.datedId,
        (datedId) => datedId !== undefined && this.dated.show(datedId),
      ),
    );
    this.during(() =>
      watchValue(
        () => ({ courseId: this.isDated ? this.dated.value?.courseId : this.place.courseId, isDated: this.isDated }),
        ({ courseId, isDated }) =>
          courseId !== undefined && this.#isStudent && this.lessons.show(courseId, isDated ? 'live' : 'recorded'),
      ),
    );
    this.during(() =>
      watchValue(
        () => this.own?.courseId,
        (courseId) => courseId !== undefined && this.ownClass.show(courseId),
      ),
    );
    this.during(() =>
      watchValue(
        () => ({ isVisitor: this.isVisitor, courseId: this.place.courseId, saleId: this.place.saleId }),
        ({ isVisitor, courseId, saleId }) => {
          if (!isVisitor || courseId === undefined || saleId === undefined) return;
          this.offered.show(courseId, saleId);
          this.course.show(courseId, saleId);
        },
      ),
    );
    this.observe({ place: observableRef });
  }

  get isDated() {
    return this.place.datedId !== undefined;
  }

  /** Nobody's course of one's own: trial lessons only. */
  get isVisitor(): boolean {
    if (this.isDated) return false;
    return !this.#isStudent || (this.lessons.value === undefined && this.lessons.error !== null && this.isForeign);
  }

  private get isForeign() {
    const kind = this.lessons.error?.kind;
    return kind === 'missing' || kind === 'refused' || kind === 'loggedOut';
  }

  /** The lesson on screen; undefined until it is known. */
  get key(): LessonKey | undefined {
    const { place, dated, lessons, offered } = this;
    if (this.isDated) return dated.value && { courseId: dated.value.courseId, lessonId: dated.value.lessonId };
    const first = this.isVisitor ? trialOf(offered.value) : firstOf(lessons.value, this.#time.now);
    return keyAt(place, first, lessons.value);
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

  /** The lesson is held, or will be: there is nothing to play. */
  get isWithoutRecording(): boolean {
    const { own } = this;
    return own?.datedId !== undefined && own.replay !== 'ready';
  }

  /** When the clock changes the lesson on screen. */
  get changes(): readonly number[] {
    const { startsAt, endsAt, state } = this.own ?? {};
    return startsAt === undefined || endsAt === undefined ? [] : liveChanges({ startsAt, endsAt, state });
  }

  show(place: Place) {
    this.place = place;
  }

  /** Reads again what a push or the clock has changed: the lesson and its class. */
  reload() {
    for (const query of [this.dated, this.lessons]) void query.reload();
  }
}
