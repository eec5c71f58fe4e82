import type { CourseDetail, Lesson, OwnClass, OwnLesson, Playback } from '@shuyuan/contract';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import type { ServerTime } from '../../../core/ServerTime.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { readOwnClass } from '../../../shared/course/readOwnClass.ts';
import type { LessonKey } from './LearnRecords.ts';

/** Classes that are looked through for a lesson. */
const CLASSES = 50;

/** What a player reads of the server. */
export class PlayerQueries extends PageStore {
  readonly dated: Query<OwnLesson, [number]>;
  /** The class of an own lesson. */
  readonly ownClass: Query<OwnClass, [courseId: number]>;
  readonly lessons: Query<readonly OwnLesson[], [courseId: number, kind: 'live' | 'recorded']>;
  /** The lessons of a course that the visitor does not own, with the trial ones. */
  readonly offered: Query<readonly Lesson[], [id: number, saleId: number]>;
  readonly course: Query<CourseDetail, [id: number, saleId: number]>;
  readonly playback: Query<Playback, [LessonKey, 'own' | 'trial']>;

  /** The class and a playback tell the time of the server. */
  constructor(api: Pick<Api, 'learning' | 'media' | 'courses'>, time: ServerTime) {
    super();
    this.dated = this.query((datedId) => api.learning.lesson({ datedId }));
    this.ownClass = this.query(async (courseId) => {
      const own = await readOwnClass(api, { courseId });
      if (own.serverTime !== undefined) time.read(own.serverTime);
      return own;
    });
    this.lessons = this.query((courseId, kind) =>
      readLessons({ api, fetch: (call) => this.fetch(call) }, courseId, kind),
    );
    this.offered = this.query((id, saleId) => api.courses.lessons({ id, saleId }));
    this.course = this.query((id, saleId) => api.courses.detail({ id, saleId }));
    this.playback = this.query(async (key, kind) => {
      const playback = await (kind === 'own' ? api.media.play(key) : api.media.trial(key));
      if (playback.serverTime !== undefined) time.read(playback.serverTime);
      return playback;
    });
    this.observe();
  }
}

/**
 * The lessons of a class. The family's addresses of recordings name one lesson on sale instead (wire-facts 6.4): its class is found among the
 * student's own, where the server does not say that there is no such class.
 */
async function readLessons(
  { api, fetch }: { api: Pick<Api, 'learning' | 'courses'>; fetch: <T>(call: () => Promise<T>) => Promise<T> },
  id: number,
  kind: 'live' | 'recorded',
): Promise<readonly OwnLesson[]> {
  const read = (courseId: number) =>
    fetch<readonly OwnLesson[]>(() =>
      kind === 'live' ? api.learning.liveLessons({ courseId }) : api.learning.recordedLessons({ courseId }),
    );
  let failure: unknown;
  try {
    const own = await read(id);
    if (kind === 'live' || own.some(({ courseId, sellCourseId }) => courseId === id || sellCourseId === id)) return own;
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'notServed');
    if (kind === 'live' || !isUnknown) throw error;
    failure = error;
  }
  const { items } = await fetch(() => api.courses.mine({ page: 1, pageSize: CLASSES }));
  for (const { id: courseId, kind: of } of items) {
    if (of === 'live' || courseId === id) continue;
    const lessons = await read(courseId).catch(() => []);
    if (lessons.some(({ sellCourseId }) => sellCourseId === id)) return lessons;
  }
  if (failure !== undefined) throw failure;
  return [];
}
