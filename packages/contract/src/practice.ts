import * as z from 'zod/mini';
import { mistakeCauses } from './assessmentReview.ts';
import { get, post } from './call.ts';
import { FileUrl } from './fields.ts';
import { practiceStates } from './learningRecords.ts';
import { Answer, answerFileTypes, Paper, Practice, PracticeResult, Question } from './paperRecords.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, text, Whole } from './schema.ts';

/** Most characters of a written answer. */
export const ANSWER_MAX = 2_000;
const PracticeKey = record({ id: ['practiceRecordId', Id] });
const recordIds = { practiceRecordId: 'owner' } as const;

/** What is sent of a file of an answer beside what names it. */
const fileFacts = {
  type: ['fileType', answerFileTypes],
  durationS: ['durationSec', z.optional(Whole.check(z.minimum(0), z.maximum(7_200)))],
  rotation: ['rotation', z.optional(Whole.check(z.minimum(0), z.maximum(270)))],
} as const;

/** What is sent of an answer to a question of a paper. */
export const answerFields = {
  questionId: ['questionId', Id],
  values: ['answerValue', z.array(text(500)).check(z.maxLength(20))],
  text: ['answerText', z.optional(text(ANSWER_MAX))],
  files: ['answerFiles', z.optional(z.array(record({ id: ['fileId', Id], ...fileFacts })).check(z.maxLength(15)))],
  /** Files that have no numbers. */
  urlFiles: [
    'answerFileUrls',
    z.optional(z.array(record({ url: ['fileUrl', FileUrl], ...fileFacts })).check(z.maxLength(15))),
  ],
  isFlagged: ['isMarked', z.optional(Flag)],
  /** Version of the answer that the change is based on; 0 for a first one. An older one is refused with the stored answer. */
  version: ['version', Whole.check(z.minimum(0))],
} as const;

/** A question that the student got wrong (product.md 4.4). */
export const WrongQuestion = record({
  question: ['question', Question],
  answer: ['lastAnswer', Answer],
  recordId: ['fromRecordId', Id],
  paperTitle: ['paperName', z.string()],
  /** Absent where it comes from an assessment, which belongs to no course. */
  courseTitle: ['courseScheduleName', maybe(z.string())],
  wrongCount: ['wrongCount', Whole, OPTIONAL],
  lastWrongAt: ['lastWrongTime', maybe(Instant)],
  isMastered: ['isMastered', Flag],
  note: ['note', maybe(z.string())],
  /** Why it went wrong, as the student noted at the review of an assessment. */
  cause: ['mistakeCause', maybe(mistakeCauses)],
});
export type WrongQuestion = ReadOf<typeof WrongQuestion>;

/** Practices: lists, the paper, its answers, its result, the wrong-question book (product.md 4.4, I12). */
export const practice = {
  list: get('/practice/getPracticePage', {
    summary: "The student's practices; to do by deadline, then waiting, then done",
    access: 'student',
    ids: { courseScheduleId: 'tenant' },
    input: record({
      state: ['practiceStatus', z.optional(practiceStates)],
      courseId: ['courseScheduleId', z.optional(Id)],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: Practice,
  }),
  counts: get('/practice/getPracticeCounts', {
    summary: 'Number of practices in each state, and of wrong questions that are not mastered',
    access: 'student',
    input: Nothing,
    result: record({
      unfinished: ['unfinishedCount', Whole, OPTIONAL],
      submitted: ['submittedCount', Whole, OPTIONAL],
      awaiting: ['awaitingCount', Whole, OPTIONAL],
      finished: ['finishedCount', Whole, OPTIONAL],
      expired: ['expiredCount', Whole, OPTIONAL],
      wrong: ['wrongCount', Whole, OPTIONAL],
      serverTime: ['currentDateTime', maybe(Instant)],
    }),
  }),
  find: get('/practice/getPractice', {
    summary: 'One practice of the student as the list shows it; nothing of it is started',
    access: 'student',
    ids: recordIds,
    input: PracticeKey,
    result: Practice,
  }),
  start: post('/practice/start', {
    summary:
      'Opens an attempt and starts its clock; one that is open goes on (4001 locked, 4003 expired, 4016 to 4019 closed for another reason)',
    access: 'student',
    ids: recordIds,
    input: PracticeKey,
    result: Paper,
  }),
  paper: get('/practice/getPaper', {
    summary: 'The open attempt with its questions and answers',
    access: 'student',
    ids: recordIds,
    input: PracticeKey,
    result: Paper,
  }),
  saveAnswer: post('/practice/saveAnswer', {
    summary: 'Saves one answer (4008 time over, 4004 handed in, 4010 changed elsewhere, 4016 to 4019 closed)',
    access: 'student',
    ids: { ...recordIds, questionId: 'tenant', fileId: 'owner' },
    input: record({ id: ['practiceRecordId', Id], ...answerFields }),
    result: record({
      version: ['version', Whole],
      savedAt: ['savedTime', Instant],
    }),
  }),
  submit: post('/practice/submit', {
    summary: 'Hands the attempt in, once (4004 handed in already, 4016 to 4019 closed)',
    access: 'student',
    ids: recordIds,
    input: PracticeKey,
    result: Practice,
  }),
  result: get('/practice/getResult', {
    summary: 'Marks, comments and, once shown, answers of a practice that was handed in (4020 before)',
    access: 'student',
    ids: recordIds,
    input: PracticeKey,
    result: PracticeResult,
  }),
  redo: post('/practice/redo', {
    summary:
      'Another attempt at a finished practice (4002 none left, 1005 too soon, 4015 begun already, 4016 to 4018 closed)',
    access: 'student',
    ids: recordIds,
    input: PracticeKey,
    result: Practice,
  }),
  makeUp: post('/practice/makeUp', {
    summary: 'An attempt at an expired practice; it does not count in ranks (4015 begun already, 4016 to 4018 closed)',
    access: 'student',
    ids: recordIds,
    input: PracticeKey,
    result: Practice,
  }),
  wrong: get('/practice/getWrongPage', {
    summary: 'The wrong-question book, the latest first',
    access: 'student',
    input: record({
      isMastered: ['isMastered', z.optional(Flag)],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: WrongQuestion,
  }),
  /** A new try at one question; the answer comes with the reply. */
  retryWrong: post('/practice/retryWrong', {
    summary: 'Answers a wrong question again; right twice in a row counts as mastered',
    access: 'student',
    ids: { questionId: 'owner' },
    input: record({
      questionId: ['questionId', Id],
      values: ['answerValue', z.array(text(500)).check(z.maxLength(20))],
    }),
    result: record({
      isRight: ['isRight', Flag],
      isMastered: ['isMastered', Flag],
      question: ['question', Question],
    }),
  }),
  noteWrong: post('/practice/saveWrongNote', {
    summary: "The student's own note at a wrong question",
    access: 'student',
    ids: { questionId: 'owner' },
    input: record({
      questionId: ['questionId', Id],
      note: ['note', text(200)],
      isMastered: ['isMastered', z.optional(Flag)],
    }),
    result: Nothing,
  }),
};
