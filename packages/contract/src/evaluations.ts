import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { Paper, Practice, PracticeResult } from './paperRecords.ts';
import { ANSWER_MAX } from './practice.ts';
import { OPTIONAL, REQUIRED } from './reading.ts';
import { Id, maybe, record, text, Whole, words } from './schema.ts';

/** Most answers of one hand-in. */
const ANSWERS_MAX = 200;
const LessonKey = record({
  lessonId: ['courseId', Id],
  /** The class; the student's own one where it is left out. */
  courseId: ['courseScheduleId', z.optional(Id)],
});
const HandIn = record({
  id: ['practiceRecordId', Id],
  answers: [
    'answerList',
    z
      .array(
        record({
          questionId: ['questionId', Id],
          values: ['answerValue', z.optional(z.array(text(500)).check(z.maxLength(20)))],
          text: ['answerText', z.optional(text(ANSWER_MAX))],
        }),
      )
      .check(z.maxLength(ANSWERS_MAX)),
  ],
});
const handInIds = { practiceRecordId: 'owner', questionId: 'tenant' } as const;

/**
 * Practices by the names that other clients of the family use (wire-facts 7): their parameters were not seen, so ids are those
 * of `practice`, whose rules hold here too. A bank is a paper.
 */
export const evaluations = {
  bank: get('/evaluationDetail/getQuestionBankSimpleInfoByBankId', {
    summary: 'Short facts of a question bank of one of the student’s lessons',
    access: 'student',
    ids: { questionBankId: 'owner' },
    input: record({ id: ['questionBankId', Id] }),
    result: record({
      id: ['questionBankId', Id],
      title: ['questionBankName', z.string(), REQUIRED],
      /** `subjective` where a person marks some of it. */
      type: ['questionBankType', words({ objective: 1, subjective: 2 }), OPTIONAL],
      questionCount: ['questionCount', Whole, OPTIONAL],
      totalScore: ['totalScore', z.number()],
      limitMinutes: ['limitMinutes', maybe(Whole)],
    }),
  }),
  objective: get('/evaluationDetail/getEvaluationQuestionBankInfoByCourseId', {
    summary: 'Questions of a lesson’s open practice that a machine marks',
    access: 'student',
    ids: { courseId: 'owner', courseScheduleId: 'owner' },
    input: LessonKey,
    result: Paper,
  }),
  subjective: get('/evaluationDetail/getSubjectiveQuestionBankInfoByCourseId', {
    summary: 'Questions of a lesson’s open practice that a person marks',
    access: 'student',
    ids: { courseId: 'owner', courseScheduleId: 'owner' },
    input: LessonKey,
    result: Paper,
  }),
  submitObjective: post('/evaluationDetail/submitEvaluationRecord', {
    isDocument: true,
    summary: 'Saves answers, and hands the practice in where no person marks any of it',
    access: 'student',
    ids: handInIds,
    input: HandIn,
    result: Practice,
  }),
  submitSubjective: post('/evaluationDetail/submitSubjectiveQuestionRecord', {
    isDocument: true,
    summary: 'Saves answers and hands the practice in, once',
    access: 'student',
    ids: handInIds,
    input: HandIn,
    result: Practice,
  }),
  result: get('/evaluationDetail/queryQuestionResult', {
    summary: 'Result of a practice that was handed in',
    access: 'student',
    ids: { practiceRecordId: 'owner' },
    input: record({ id: ['practiceRecordId', Id] }),
    result: PracticeResult,
  }),
};
