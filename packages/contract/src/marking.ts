import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { FileUrl } from './fields.ts';
import { practiceStates } from './learningRecords.ts';
import { Answer, AnswerFile, answerStates, Question, Stroke } from './paperRecords.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, text, Whole, words } from './schema.ts';

/** Minutes for which a lecturer's claim of a practice holds without an action. */
export const CLAIM_MINUTES = 15;
/** Minutes in which sent marks can be changed. */
export const REMARK_MINUTES = 10;

/** A practice in the lecturer's queue. */
export const MarkingEntry = record({
  id: ['practiceRecordId', Id],
  title: ['paperName', z.string()],
  courseTitle: ['courseScheduleName', z.string()],
  studentId: ['userId', Id],
  studentName: ['userName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  state: ['practiceStatus', practiceStates, OPTIONAL],
  attempt: ['attemptNo', Whole, OPTIONAL],
  isMakeUp: ['isMakeUp', Flag],
  submittedAt: ['submitTime', maybe(Instant)],
  gradedAt: ['gradeTime', maybe(Instant)],
  sentBackAt: ['sendBackTime', maybe(Instant)],
  imageCount: ['imageCount', Whole, OPTIONAL],
  audioCount: ['audioCount', Whole, OPTIONAL],
  score: ['score', maybe(z.number())],
  /** Points that the paper has in all. */
  totalScore: ['totalScore', maybe(z.number())],
  /** Another lecturer marks it right now. */
  claimedBy: ['claimUserName', maybe(z.string())],
});
export type MarkingEntry = ReadOf<typeof MarkingEntry>;

/** A practice open in front of the lecturer, claimed by him. */
export const Marking = record({
  id: ['practiceRecordId', Id],
  title: ['paperName', z.string()],
  courseTitle: ['courseScheduleName', z.string()],
  className: ['scheduleName', z.string()],
  studentId: ['userId', Id],
  studentName: ['userName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  state: ['practiceStatus', practiceStates, OPTIONAL],
  attempt: ['attemptNo', Whole, OPTIONAL],
  submittedAt: ['submitTime', maybe(Instant)],
  usedS: ['usedSec', maybe(Whole)],
  totalScore: ['totalScore', z.number()],
  objectiveScore: ['objectiveScore', maybe(z.number())],
  objectiveTotal: ['objectiveTotal', maybe(z.number())],
  previousScore: ['previousScore', maybe(z.number())],
  questions: ['questionList', z.array(Question)],
  answers: ['answerList', z.array(Answer)],
  comment: ['teacherComment', maybe(z.string())],
  commentAudio: ['commentAudio', maybe(AnswerFile)],
  claimedUntil: ['claimExpireTime', maybe(Instant)],
  version: ['version', Whole, OPTIONAL],
  serverTime: ['currentDateTime', Instant],
});
export type Marking = ReadOf<typeof Marking>;

const RecordKey = record({ id: ['practiceRecordId', Id] });
const recordIds = { practiceRecordId: 'owner' } as const;
/** Points in steps of a half, never above the question's (a refusal is 422). */
const Points = z.number().check(z.minimum(0), z.maximum(1_000), z.multipleOf(0.5));

const CriterionPoints = record({ score: ['score', maybe(Points)] });

/** Marking by the lecturer of a class (product.md 4.4, I12). */
export const marking = {
  queue: get('/practice/marking/getQueuePage', {
    summary: "Work handed in, in the lecturer's classes, the longest waiting first",
    access: 'lecturer',
    input: record({
      /** `marked`: the last ones first. `byMachine`: finished without a person, with blanks that lost points. */
      tab: ['tab', words({ waiting: 0, marked: 1, sentBack: 2, byMachine: 3 })],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: MarkingEntry,
  }),
  counts: get('/practice/marking/getCounts', {
    summary:
      "How much work of the lecturer's classes waits, was sent back, and was marked by the lecturer, in all and today",
    access: 'lecturer',
    input: Nothing,
    result: record({
      waiting: ['waitCount', Whole],
      marked: ['markedCount', Whole],
      sentBack: ['sentBackCount', Whole],
      /** Marked by this lecturer since midnight in Beijing. */
      markedToday: ['markedTodayCount', Whole],
    }),
  }),
  /** With an id that one, without the longest waiting one that nobody marks; null-like `missing` when there is none. */
  claim: post('/practice/marking/claim', {
    summary: 'Takes a practice to mark; nobody else can for some minutes (5201 claimed by another)',
    access: 'lecturer',
    ids: recordIds,
    input: record({ id: ['practiceRecordId', z.optional(Id)] }),
    result: Marking,
  }),
  release: post('/practice/marking/release', {
    summary: 'Gives a claimed practice back to the queue',
    access: 'lecturer',
    ids: recordIds,
    input: RecordKey,
    result: Nothing,
  }),
  /** Saves without sending, and prolongs the claim. Points of a person's question, or of a blank whose mark is turned. */
  save: post('/practice/marking/saveMarks', {
    isDocument: true,
    summary: 'Keeps points, words and strokes of one question while marking',
    access: 'lecturer',
    ids: { ...recordIds, questionId: 'tenant', fileId: 'tenant' },
    input: record({
      id: ['practiceRecordId', Id],
      questionId: ['questionId', Id],
      score: ['score', z.optional(Points)],
      /** Instead of `score`, where the question has criteria: points of each, absent for none yet. */
      criterionScores: ['criterionScoreList', z.optional(z.array(CriterionPoints).check(z.maxLength(10)))],
      state: ['answerStatus', z.optional(answerStates)],
      comment: ['teacherComment', z.optional(text(500))],
      /** Replaces the strokes over one picture of the answer. */
      fileId: ['fileId', z.optional(Id)],
      fileUrl: ['fileUrl', z.optional(FileUrl)],
      strokes: ['strokeList', z.optional(z.array(Stroke).check(z.maxLength(500)))],
    }),
    result: record({ claimedUntil: ['claimExpireTime', Instant] }),
  }),
  /** Blanks count from 0; `score` and `state` are those of the answer in this work, absent where it had them before. */
  accept: post('/practice/marking/acceptAnswer', {
    summary: 'Counts what a student wrote into a blank as right, for everybody who wrote it; nobody loses points',
    access: 'lecturer',
    ids: { ...recordIds, questionId: 'tenant' },
    input: record({ id: ['practiceRecordId', Id], questionId: ['questionId', Id], blank: ['blankIndex', Whole] }),
    result: record({
      /** Attempts that have more points now. */
      count: ['changedCount', Whole],
      state: ['answerStatus', maybe(answerStates)],
      score: ['score', maybe(z.number())],
    }),
  }),
  send: post('/practice/marking/send', {
    summary: 'Sends the marks to the student; every question of a person has points',
    access: 'lecturer',
    ids: { ...recordIds, fileId: 'tenant' },
    input: record({
      id: ['practiceRecordId', Id],
      comment: ['teacherComment', z.optional(text(500))],
      /** A recording of the lecturer, as uploaded. */
      audioId: ['fileId', z.optional(Id)],
      audioUrl: ['fileUrl', z.optional(FileUrl)],
      audioDurationS: ['durationSec', z.optional(Whole.check(z.minimum(0), z.maximum(600)))],
    }),
    result: MarkingEntry,
  }),
  sendBack: post('/practice/marking/sendBack', {
    summary: 'Sends the work back with a reason and a new deadline; the attempt goes on',
    access: 'lecturer',
    ids: recordIds,
    input: record({
      id: ['practiceRecordId', Id],
      reason: ['sendBackReason', text(200)],
      dueAt: ['deadlineTime', Instant],
    }),
    result: MarkingEntry,
  }),
};
