import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { attendances } from './learning.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, text, Whole, words } from './schema.ts';

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
  onTimeRate: ['practiceOnTimeRate', maybe(z.number())],
  average: ['avgScore', maybe(z.number())],
  /** Absent in a class of under five students (privacy). */
  classAverage: ['classAvgScore', maybe(z.number())],
  rank: ['rankNo', maybe(Whole)],
  rankTotal: ['rankTotal', maybe(Whole)],
  /** Marks by practice, in percent of the full marks. */
  trend: [
    'scoreTrend',
    z.array(
      record({
        name: ['name', z.string()],
        score: ['score', z.number()],
        classAverage: ['classAvg', maybe(z.number())],
      }),
    ),
  ],
  /** Points by kind of practice, in percent of the full marks. */
  kinds: [
    'practiceTypes',
    z.array(
      record({
        kind: ['type', practiceKinds],
        total: ['total', Whole],
        done: ['done', Whole],
        rate: ['rate', maybe(z.number())],
        classAverage: ['classRate', maybe(z.number())],
      }),
    ),
  ],
  /** Questions of marked practices by who marks them: how many have an answer, and the share of their points. */
  parts: [
    'questionTypes',
    z.array(
      record({
        by: ['markedBy', markers],
        total: ['total', Whole],
        done: ['done', Whole],
        rate: ['rate', maybe(z.number())],
        classAverage: ['classRate', maybe(z.number())],
      }),
    ),
  ],
  knowledge: [
    'knowledgeRates',
    z.array(
      record({
        name: ['name', z.string()],
        rate: ['rate', z.number()],
        classAverage: ['classRate', maybe(z.number())],
      }),
    ),
  ],
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

/** Days for which a link of a report can be read. */
export const REPORT_SHARE_DAYS = 30;

/** Most characters of what a lecturer writes: the letter, and the other texts. */
export const REPORT_LETTER_MAX = 2_000;
export const REPORT_NOTE_MAX = 300;

const ReportKey = record({ courseId: ['courseScheduleId', Id], saleId: ['sellCourseScheduleId', Id] });
const reportIds = { courseScheduleId: 'owner', sellCourseScheduleId: 'tenant' } as const;

const deskIds = { studyReportId: 'owner' } as const;

/** Study reports, their read-only links, and the words of the lecturers of the class (product.md 4.6). */
export const report = {
  unread: get('/report/getUnreadReportList', {
    summary: 'Published reports that the student has not opened, the latest first',
    access: 'student',
    input: record({}),
    result: z.array(
      record({
        courseId: ['courseScheduleId', Id],
        saleId: ['sellCourseScheduleId', Id],
        courseTitle: ['courseScheduleName', z.string(), REQUIRED],
        publishedAt: ['publishTime', maybe(Instant)],
      }),
    ),
  }),
  mine: get('/report/getMyReportList', {
    summary: "The student's reports, the latest first, after them the classes that go on with their averages so far",
    access: 'student',
    input: record({}),
    result: z.array(
      record({
        courseId: ['courseScheduleId', Id],
        saleId: ['sellCourseScheduleId', Id],
        courseTitle: ['courseScheduleName', z.string(), REQUIRED],
        publishedAt: ['publishTime', maybe(Instant)],
        average: ['avgScore', maybe(z.number())],
      }),
    ),
  }),
  desk: get('/report/desk/getReportPage', {
    summary: "Reports of the lecturer's classes: those without words, the next to be published first, or those with",
    access: 'lecturer',
    input: record({
      tab: ['tab', words({ waiting: 0, written: 1 })],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: ReportEntry,
  }),
  open: get('/report/desk/getReport', {
    summary: "A report of one of the lecturer's classes with its figures",
    access: 'lecturer',
    ids: deskIds,
    input: record({ id: ['studyReportId', Id] }),
    result: StudyReport,
  }),
  write: post('/report/desk/publishReport', {
    summary: 'Publishes a report with words, or adds them to one that was published without (1004 once it has words)',
    access: 'lecturer',
    ids: deskIds,
    input: record({
      id: ['studyReportId', Id],
      comment: ['teacherComment', text(REPORT_LETTER_MAX).check(z.minLength(1))],
      strengths: ['strengths', z.optional(text(REPORT_NOTE_MAX))],
      weaknesses: ['weaknesses', z.optional(text(REPORT_NOTE_MAX))],
      suggestion: ['suggestText', z.optional(text(REPORT_LETTER_MAX))],
    }),
    result: StudyReport,
  }),
  read: get('/report/getStudyReport', {
    summary: 'The report of a class, or its figures so far',
    access: 'student',
    ids: reportIds,
    input: ReportKey,
    result: StudyReport,
  }),
  share: post('/report/shareStudyReport', {
    summary: 'Makes a read-only link to a published report, or answers the one there is',
    access: 'student',
    ids: reportIds,
    input: ReportKey,
    result: record({
      token: ['shareToken', z.string()],
      /** When the link ends by itself. */
      until: ['shareEndTime', maybe(Instant)],
      /** How often the link was opened, and when last. */
      openCount: ['shareOpenCount', maybe(Whole)],
      openedAt: ['shareOpenTime', maybe(Instant)],
    }),
  }),
  endShare: post('/report/endShare', {
    summary: 'Ends the link; whoever opens it is told so',
    access: 'student',
    ids: reportIds,
    input: ReportKey,
    result: Nothing,
  }),
  shared: get('/report/getSharedReport', {
    summary: 'A report by the token of its link; `missing` once the link has ended',
    access: 'public',
    input: record({ token: ['shareToken', text(64)] }),
    result: StudyReport,
  }),
};
