import type { CourseDetail, Lesson, OwnClass, OwnLesson, Playback } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import type { ServerTime } from '../../../core/ServerTime.ts';
import type { LessonKey } from './LearnRecords.ts';

/** What a player reads of the server. */
export interface PlayerQueries {
  dated: Query<OwnLesson, [number]>;
  /** The class of an own lesson. */
  ownClass: Query<OwnClass, [courseId: number]>;
  lessons: Query<readonly OwnLesson[], [courseId: number, kind: 'live' | 'recorded']>;
  /** The lessons of a course that the visitor does not own, with the trial ones. */
  offered: Query<readonly Lesson[], [id: number, saleId: number]>;
  course: Query<CourseDetail, [id: number, saleId: number]>;
  playback: Query<Playback, [LessonKey, 'own' | 'trial']>;
}

/** The queries of a player; its class and a playback tell the time of the server. */
export function playerQueries(api: Pick<Api, 'learning' | 'media' | 'courses'>, time: ServerTime): PlayerQueries {
  return {
    dated: new Query((datedId) => api.learning.lesson({ datedId })),
    ownClass: new Query(async (courseId) => {
      const own = await api.learning.ownClass({ courseId });
      time.read(own.serverTime);
      return own;
    }),
    lessons: new Query((courseId, kind) =>
      kind === 'live' ? api.learning.liveLessons({ courseId }) : api.learning.recordedLessons({ courseId }),
    ),
    offered: new Query((id, saleId) => api.courses.lessons({ id, saleId })),
    course: new Query((id, saleId) => api.courses.detail({ id, saleId })),
    playback: new Query(async (key, kind) => {
      const playback = await (kind === 'own' ? api.media.play(key) : api.media.trial(key));
      time.read(playback.serverTime);
      return playback;
    }),
  };
}
