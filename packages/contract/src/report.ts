import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { REQUIRED } from './reading.ts';
import { ReportEntry, StudyReport } from './reportRecords.ts';
import { Id, Instant, maybe, Nothing, pageFields, record, text, Whole, words } from './schema.ts';

/** Days for which a link of a report can be read. */
export const REPORT_SHARE_DAYS = 30;

/** Most characters of what a lecturer writes: the letter, and the other texts. */
export const REPORT_LETTER_MAX = 2_000;
export const REPORT_NOTE_MAX = 300;

const keyFields = { courseId: ['courseScheduleId', Id], saleId: ['sellCourseScheduleId', Id] } as const;
const ReportKey = record(keyFields);
const noticeFields = {
  ...keyFields,
  courseTitle: ['courseScheduleName', z.string(), REQUIRED],
  publishedAt: ['publishTime', maybe(Instant)],
} as const;
const reportIds = { courseScheduleId: 'owner', sellCourseScheduleId: 'tenant' } as const;

const deskIds = { studyReportId: 'owner' } as const;

/** Study reports, their read-only links, and the words of the lecturers of the class (product.md 4.6). */
export const report = {
  unread: get('/report/getUnreadReportList', {
    summary: 'Published reports that the student has not opened, the latest first',
    access: 'student',
    input: record({}),
    result: z.array(record(noticeFields)),
  }),
  mine: get('/report/getMyReportList', {
    summary: "The student's reports, the latest first, after them the classes that go on with their averages so far",
    access: 'student',
    input: record({}),
    result: z.array(record({ ...noticeFields, average: ['avgScore', maybe(z.number())] })),
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
