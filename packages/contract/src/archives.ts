import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { FileUrls } from './fields.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, text, Whole, words } from './schema.ts';

/** State of a score sheet (product.md 4.6). */
export const scoreSheetStates = words({ toFill: 0, submitted: 1, confirmed: 2, sentBack: 3 });
/** Kinds of score sheets. */
export const scoreSheetTypes = words({ exam: 1, stage: 2, self: 3 });

const ScoreItem = record({
  subjectId: ['subjectId', Id],
  subjectName: ['subjectName', z.string()],
  score: ['score', maybe(z.number())],
  fullScore: ['fullScore', z.number()],
  classRank: ['classRank', maybe(Whole)],
  gradeRank: ['gradeRank', maybe(Whole)],
  remark: ['remark', maybe(z.string())],
});

const sheetFields = {
  id: ['scoreSheetId', Id],
  type: ['sheetType', scoreSheetTypes, OPTIONAL],
  title: ['title', z.string(), REQUIRED],
  term: ['termName', z.string()],
  /** `YYYY-MM-DD`. */
  examDate: ['examDate', maybe(z.string())],
  state: ['fillStatus', scoreSheetStates, OPTIONAL],
  dueAt: ['fillDeadlineTime', maybe(Instant)],
  totalScore: ['totalScore', maybe(z.number())],
  fullScore: ['fullScore', z.number()],
} as const;

/** A school's slip with the scores of one exam. */
export const ScoreSheet = record({
  ...sheetFields,
  studentName: ['userName', z.string()],
  gradeName: ['gradeName', maybe(z.string())],
  items: ['items', z.array(ScoreItem)],
  /** Photos of the original slip; their addresses are signed (U6). */
  attachments: [
    'attachmentList',
    z.array(record({ id: ['fileId', Id], name: ['filename', z.string()], url: ['fileUrl', z.string()] })),
  ],
  comment: ['teacherComment', maybe(z.string())],
  confirmedBy: ['confirmUserName', maybe(z.string())],
  confirmedAt: ['confirmTime', maybe(Instant)],
  version: ['version', Whole, OPTIONAL],
  serverTime: ['currentDateTime', Instant],
});
export type ScoreSheet = ReadOf<typeof ScoreSheet>;

/** The learning archive and score sheets (product.md 4.6). */
export const archives = {
  read: get('/archives/getArchives', {
    summary: 'Everything a school keeps about how a student learns',
    access: 'student',
    input: record({}),
    result: record({
      basic: [
        'basic',
        record({
          name: ['userName', z.string()],
          portrait: ['userImg', maybe(z.string())],
          gradeName: ['gradeName', maybe(z.string())],
          joinedAt: ['createTime', maybe(Instant)],
          number: ['studentNo', maybe(z.string())],
        }),
      ],
      courses: [
        'courses',
        z.array(
          record({
            courseId: ['courseScheduleId', Id],
            saleId: ['sellCourseScheduleId', Id],
            title: ['name', z.string(), REQUIRED],
            progress: ['progress', Whole, OPTIONAL],
            startsAt: ['courseStartDate', maybe(Instant)],
            endsAt: ['courseEndDate', maybe(Instant)],
          }),
        ),
      ],
      sheets: ['scoreSheetList', z.array(record(sheetFields))],
      reports: [
        'reportList',
        z.array(
          record({
            courseId: ['courseScheduleId', Id],
            saleId: ['sellCourseScheduleId', Id],
            title: ['name', z.string(), REQUIRED],
            average: ['avgScore', maybe(z.number())],
            publishedAt: ['publishTime', maybe(Instant)],
          }),
        ),
      ],
      honours: [
        'honourList',
        z.array(
          record({ title: ['title', z.string(), REQUIRED], line: ['line', z.string()], at: ['date', maybe(Instant)] }),
        ),
      ],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  sheet: get('/archives/getScoreSheet', {
    summary: 'One score sheet',
    access: 'student',
    ids: { scoreSheetId: 'owner' },
    input: record({ id: ['scoreSheetId', Id] }),
    result: ScoreSheet,
  }),
  saveSheet: post('/archives/saveScoreSheet', {
    summary: 'Keeps the scores of a sheet, or hands it in (1004 confirmed or too late)',
    access: 'student',
    ids: { scoreSheetId: 'owner', fileId: 'owner' },
    input: record({
      id: ['scoreSheetId', Id],
      items: [
        'items',
        z
          .array(
            record({
              subjectId: ['subjectId', Id],
              score: ['score', z.optional(z.number().check(z.minimum(0), z.maximum(1_000)))],
              classRank: ['classRank', z.optional(Whole.check(z.minimum(1), z.maximum(100_000)))],
              gradeRank: ['gradeRank', z.optional(Whole.check(z.minimum(1), z.maximum(100_000)))],
              remark: ['remark', z.optional(text(100))],
            }),
          )
          .check(z.maxLength(20)),
      ],
      fileIds: ['attachmentList', z.optional(z.array(Id).check(z.maxLength(9)))],
      /** Photos that have no numbers. */
      fileUrls: ['attachmentUrlList', FileUrls(9)],
      isSubmitted: ['isSubmit', Flag],
      version: ['version', Whole],
    }),
    result: ScoreSheet,
  }),
};
