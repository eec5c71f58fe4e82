import * as z from 'zod/mini';
import { doneFields, knowledgeFields, markFields } from './besideClass.ts';
import { attendances } from './learningRecords.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words } from './schema.ts';

/** Kinds of practices that a report tells apart. */
const practiceKinds = words({ exercise: 1, homework: 2, test: 3, other: 4 });

/** State of a report (product.md 4.6). */
const reportStates = words({ notMade: 0, making: 1, published: 2 });

/** Who marks a question. */
const markers = words({ machine: 1, person: 2 });

/** Kinds of what a student can do next. */
const stepKinds = words({ practice: 1, replay: 2, wrong: 3, course: 4 });

/** A step that the student's own rows suggest: a practice before its deadline, a recording of a missed lesson, wrong questions, another class. */
const NextStep = record({
  kind: ['type', stepKinds],
  /** Practice, or dated lesson. */
  id: ['targetId', maybe(Id)],
  title: ['title', z.string()],
  dueAt: ['deadlineTime', maybe(Instant)],
  /** Questions answered, or number of the missed lesson; wrong questions that are left. */
  count: ['count', maybe(Whole)],
  /** Questions of the practice. */
  total: ['total', maybe(Whole)],
  courseId: ['courseScheduleId', maybe(Id)],
  saleId: ['sellCourseScheduleId', maybe(Id)],
});

/** A report of a student in a class; before it is published the figures are those so far (product.md 4.6). */
export const StudyReport = record({
  id: ['studyReportId', maybe(Id)],
  courseId: ['courseScheduleId', Id],
  saleId: ['sellCourseScheduleId', Id],
  courseTitle: ['courseScheduleName', z.string()],
  className: ['scheduleName', z.string()],
  subject: ['subjectsName', z.string()],
  studentName: ['userName', z.string()],
  gradeName: ['gradeName', maybe(z.string())],
  lecturerName: ['teacherName', z.string()],
  lecturerPortrait: ['teacherImg', maybe(z.string())],
  status: ['reportStatus', reportStates, OPTIONAL],
  /** First and last day, `YYYY-MM-DD`. */
  startDate: ['periodStartDate', maybe(z.string())],
  endDate: ['periodEndDate', maybe(z.string())],
  attended: ['attendCount', Whole, OPTIONAL],
  late: ['lateCount', Whole, OPTIONAL],
  absent: ['absentCount', Whole, OPTIONAL],
  held: ['lessonCount', Whole, OPTIONAL],
  attendRate: ['attendRate', maybe(z.number())],
  attendance: [
    'attendList',
    z.array(
      record({
        index: ['courseIndex', Whole],
        title: ['courseName', z.string()],
        state: ['attendStatus', attendances],
      }),
    ),
  ],
  minutes: ['learnMinutes', Whole, OPTIONAL],
  practiceTotal: ['practiceTotal', Whole, OPTIONAL],
  practiceDone: ['practiceDone', Whole, OPTIONAL],
  /** Practices that are handed in or past their deadline, and those of them that were handed in by it. */
  practiceDue: ['practiceDue', maybe(Whole)],
  practiceOnTime: ['practiceOnTime', maybe(Whole)],
  onTimeRate: ['practiceOnTimeRate', maybe(z.number())],
  average: ['avgScore', maybe(z.number())],
  /** Of the class over the same practices; absent unless five students have a mark of each of them (privacy). */
  classAverage: ['classAvgScore', maybe(z.number())],
  rank: ['rankNo', maybe(Whole)],
  rankTotal: ['rankTotal', maybe(Whole)],
  /** Marks by practice, in percent of the full marks. */
  trend: ['scoreTrend', z.array(record(markFields('classAvg')))],
  /** Points by kind of practice, in percent of the full marks. */
  kinds: ['practiceTypes', z.array(record({ kind: ['type', practiceKinds], ...doneFields }))],
  /** Questions of marked practices by who marks them: how many have an answer, and the share of their points. */
  parts: ['questionTypes', z.array(record({ by: ['markedBy', markers], ...doneFields }))],
  knowledge: ['knowledgeRates', z.array(record(knowledgeFields('classRate')))],
  /** Wrong questions of the class in the student's book, and how many of them are mastered by now. */
  wrongTotal: ['wrongTotal', maybe(Whole)],
  wrongMastered: ['wrongMastered', maybe(Whole)],
  /** Told to the student only. */
  steps: ['nextSteps', z.array(NextStep)],
  strengths: ['strengths', maybe(z.string())],
  weaknesses: ['weaknesses', maybe(z.string())],
  comment: ['teacherComment', maybe(z.string())],
  suggestion: ['suggestText', maybe(z.string())],
  publishedAt: ['publishTime', maybe(Instant)],
  isRead: ['isRead', Flag],
  isShared: ['isShared', Flag],
  serverTime: ['currentDateTime', Instant],
});
export type StudyReport = ReadOf<typeof StudyReport>;

/** A report in the list of the lecturer who writes it. */
export const ReportEntry = record({
  id: ['studyReportId', Id],
  courseTitle: ['courseScheduleName', z.string()],
  className: ['scheduleName', z.string()],
  studentName: ['userName', z.string(), REQUIRED],
  portrait: ['userImg', maybe(z.string())],
  status: ['reportStatus', reportStates, OPTIONAL],
  /** When it is published without words. */
  publishAt: ['autoPublishTime', maybe(Instant)],
  publishedAt: ['publishTime', maybe(Instant)],
});
export type ReportEntry = ReadOf<typeof ReportEntry>;
