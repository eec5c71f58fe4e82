import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { Sentence } from './fields.ts';
import { AnnouncedPractice, Material, OwnClass, OwnLesson, TimetableEntry } from './learningRecords.ts';
import { OPTIONAL } from './reading.ts';
import { Id, Instant, Nothing, record, Whole } from './schema.ts';

/** A class of the student; the offer it was bought by may stay unnamed, since it is taught once (product.md 4.3). */
const ClassKey = record({ courseId: ['courseScheduleId', Id], saleId: ['sellCourseScheduleId', z.optional(Id)] });
const classIds = { courseScheduleId: 'owner', sellCourseScheduleId: 'tenant' } as const;

/** What a student has bought, as it is learnt: classes, timetable, lessons (product.md 4.3, wire-facts 6). */
export const learning = {
  timetable: get('/datebook/queryMyDatebookCourseScheduleList', {
    summary: 'The lessons of the student between two instants, in order',
    access: 'student',
    input: record({
      from: ['beginTime', z.optional(Instant)],
      /** Excluded; at most 62 days after `from`. */
      until: ['endTime', z.optional(Instant)],
    }),
    result: z.array(TimetableEntry),
  }),
  recordedLessons: get('/datebook/queryMyDatebookCourseListById', {
    summary: 'The lessons of a recorded course of the student',
    access: 'student',
    ids: classIds,
    input: ClassKey,
    result: z.array(OwnLesson),
  }),
  liveLessons: get('/datebook/queryMyDatebookCourseListByIdApp', {
    summary: 'The lessons of a live class of the student',
    access: 'student',
    ids: classIds,
    input: ClassKey,
    result: z.array(OwnLesson),
  }),
  lesson: get('/datebook/queryMyDatebookCourseDetailById', {
    summary: 'One lesson of a class of the student; by its dated id, or by class and lesson',
    access: 'student',
    ids: { scheduleLessonId: 'owner', courseScheduleId: 'owner', courseId: 'tenant' },
    input: record({
      datedId: ['scheduleLessonId', z.optional(Id)],
      courseId: ['courseScheduleId', z.optional(Id)],
      lessonId: ['courseId', z.optional(Id)],
    }),
    result: OwnLesson,
  }),
  ownClass: get('/userClass/getClassDetail', {
    summary: 'One class of the student',
    access: 'student',
    ids: classIds,
    input: ClassKey,
    result: OwnClass,
  }),
  materials: get('/userClass/getMaterialList', {
    summary: 'Files handed out in a class, the newest first; their addresses end (U6)',
    access: 'student',
    ids: classIds,
    input: ClassKey,
    result: z.array(Material),
  }),
  announced: get('/userClass/getAnnouncedPractices', {
    summary: 'Practices of the classes in force that the student is not given yet: the next of each class first',
    access: 'student',
    ids: { courseScheduleId: 'tenant' },
    input: record({ courseId: ['courseScheduleId', z.optional(Id)] }),
    result: z.array(AnnouncedPractice),
  }),
  /** Figures of the learning centre's first page. */
  summary: get('/userClass/getSummary', {
    summary: 'How much the student has learnt, and what is waiting',
    access: 'student',
    input: Nothing,
    result: record({
      classCount: ['classCount', Whole, OPTIONAL],
      weekMinutes: ['weekMinutes', Whole, OPTIONAL],
      totalMinutes: ['totalMinutes', Whole, OPTIONAL],
      streakDays: ['streakDays', Whole, OPTIONAL],
      openPractices: ['unfinishedPracticeCount', Whole, OPTIONAL],
      finishedPractices: ['finishedPracticeCount', Whole, OPTIONAL],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  comment: post('/datebook/commentCourse', {
    summary: 'Reviews a lesson that was held, once',
    access: 'student',
    ids: { courseScheduleId: 'owner', courseId: 'tenant' },
    input: record({
      courseId: ['courseScheduleId', Id],
      lessonId: ['courseId', Id],
      stars: ['star', Whole.check(z.minimum(1), z.maximum(5))],
      words: ['content', z.optional(Sentence(500))],
    }),
    result: Nothing,
  }),
  /** The address is stable until it is renewed; renewing ends the old one. */
  calendar: get('/userClass/getCalendarUrl', {
    summary: "Address of the student's timetable as iCalendar",
    access: 'student',
    input: Nothing,
    result: record({ url: ['url', z.string()] }),
  }),
  renewCalendar: post('/userClass/renewCalendarUrl', {
    summary: 'Ends the address of the calendar and makes another',
    access: 'student',
    input: Nothing,
    result: record({ url: ['url', z.string()] }),
  }),
};
