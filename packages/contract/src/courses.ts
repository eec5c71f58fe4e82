import * as z from 'zod/mini';
import { get } from './call.ts';
import {
  CourseCard,
  CourseDetail,
  courseCardFields,
  courseKinds,
  courseStatuses,
  enrolmentSources,
  Lesson,
  NextLesson,
} from './courseRecords.ts';
import { Keyword } from './fields.ts';
import { OPTIONAL } from './reading.ts';
import { Flag, Id, Instant, maybe, pageFields, record, Whole, words } from './schema.ts';

const CourseKey = record({ id: ['courseScheduleId', Id], saleId: ['sellCourseScheduleId', Id] });
const courseIds = { courseScheduleId: 'tenant', sellCourseScheduleId: 'tenant' } as const;

/** Sort order of the course list; `recommended` by default. */
export const courseSorts = words({ recommended: 0, newest: 1, popular: 2, cheapest: 3, dearest: 4 });

/** Catalogue: lists, one course, its lessons (§2, §7). */
export const courses = {
  list: get('/courseDetail/getCourses', {
    summary: 'Courses on sale, filtered and sorted',
    access: 'public',
    ids: { constantId: 'tenant', gradeId: 'tenant', teacherId: 'tenant' },
    input: record({
      subjectId: ['constantId', z.optional(Id)],
      gradeId: ['gradeId', z.optional(Id)],
      kind: ['classType', z.optional(courseKinds)],
      status: ['sellStatus', z.optional(courseStatuses)],
      lecturerId: ['teacherId', z.optional(Id)],
      keyword: ['keyword', z.optional(Keyword)],
      sort: ['sortType', z.optional(courseSorts)],
      /** Only what can be bought now. */
      isOpen: ['isOpen', z.optional(Flag)],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: CourseCard,
  }),
  recommended: get('/userCommon/getRecommendedCourse', {
    summary: 'Courses chosen for the home page',
    access: 'public',
    ids: { gradeId: 'tenant', constantId: 'tenant' },
    input: record({
      gradeId: ['gradeId', z.optional(Id)],
      subjectId: ['constantId', z.optional(Id)],
      size: ['size', z.optional(Whole.check(z.minimum(1), z.maximum(24)))],
    }),
    list: CourseCard,
  }),
  past: get('/userCommon/getPastCourses', {
    summary: "The student's ended courses",
    access: 'student',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: CourseCard,
  }),
  /** Classes of the student, the latest joined first (wire-facts 6.1). */
  mine: get('/datebook/getMyCourseSchedule', {
    summary: "The student's classes",
    access: 'student',
    input: record({
      status: ['courseScheduleStatus', z.optional(words({ notStarted: 0, inProgress: 1, ended: 2 }))],
      kind: ['classType', z.optional(courseKinds)],
      /** Only enrolments whose time has run out, or only the others. */
      isExpired: ['isExpired', z.optional(Flag)],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: record({
      ...courseCardFields,
      source: ['joinType', enrolmentSources, OPTIONAL],
      validUntil: ['validEndTime', maybe(Instant)],
      /** `frozen` while a refund is under review. */
      enrolment: ['memberStatus', words({ active: 1, expired: 2, quit: 3, frozen: 4 }), OPTIONAL],
      className: ['scheduleName', maybe(z.string())],
      classStatus: ['courseScheduleStatus', maybe(words({ notStarted: 0, inProgress: 1, ended: 2, cancelled: 3 }))],
      /** Marks of finished practices and handed-in practices, in percent (wire-facts 6.2). */
      accuracy: ['exercisesAccuracy', maybe(z.number())],
      practiceRate: ['exercisesComplete', maybe(z.number())],
      hasReport: ['learnReportButtonStatus', maybe(Flag)],
      /** How lessons open: 0 freely, 1 by the practice of an earlier one (wire-facts 6.4; other values are not known). */
      unlockWay: ['courseUnlockWay', maybe(Whole)],
      /** Lessons that the student has learnt. */
      learnedCount: ['learnedLessonCount', maybe(Whole)],
      nextLesson: ['nextLesson', maybe(NextLesson)],
    }),
  }),
  detail: get('/courseDetail/getCourseDetailById', {
    summary: 'One course; `missing` when the two ids do not belong together',
    access: 'public',
    ids: courseIds,
    input: CourseKey,
    result: CourseDetail,
  }),
  lessons: get('/courseDetail/getCourseScheduleById', {
    summary: 'Lessons of a course in order, with their chapters',
    access: 'public',
    ids: courseIds,
    input: CourseKey,
    result: z.array(Lesson),
  }),
};
