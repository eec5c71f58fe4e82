import * as z from 'zod/mini';
import {
  AssessmentIntro,
  AssessmentPaper,
  AssessmentRecord,
  AssessmentResult,
  ClaimableRecord,
} from './assessmentRecords.ts';
import { AssessmentReview, mistakeCauses } from './assessmentReview.ts';
import { get, post } from './call.ts';
import { Account, Sentence } from './fields.ts';
import { answerFields } from './practice.ts';
import { proofFields } from './proof.ts';
import { REQUIRED } from './reading.ts';
import { Flag, Id, Instant, Nothing, pageFields, record, Whole } from './schema.ts';

/** Most characters of a guest's name. */
export const GUEST_NAME_MAX = 30;

const RecordKey = record({ id: ['evaluationRecordId', Id] });
const recordIds = { evaluationRecordId: 'owner' } as const;
const linkIds = { evaluationId: 'tenant', sellCourseId: 'tenant' } as const;
const linkFields = {
  /** `bid` of the address. */
  linkId: ['evaluationId', Id],
  /** The offer from whose page it was opened. */
  saleId: ['sellCourseId', z.optional(Id)],
} as const;

/**
 * Assessments before enrolment (product.md 4.5). A record belongs to a student, or to the guest who sends its token as
 * `RequestOptions.guestToken`; it is missing for everybody else.
 */
export const assessments = {
  intro: get('/evaluation/getIntro', {
    summary: 'What an assessment is, and whether its link can be used; a closed link is answered too, with whom to ask',
    access: 'public',
    ids: linkIds,
    input: record(linkFields),
    result: AssessmentIntro,
  }),
  /** A visitor sends name and phone, and gets the record's token with the paper; a record that is open goes on. */
  start: post('/evaluation/start', {
    summary:
      'Opens a record and starts its clock; an open one goes on (4011 link ended, 4012 tries used up, 4013 link withdrawn, 4014 no more guests in this browser, 2013 asks a guest for a proof)',
    access: 'public',
    ids: linkIds,
    input: record({
      ...linkFields,
      guestName: ['guestName', z.optional(Sentence(GUEST_NAME_MAX, { required: true }))],
      guestPhone: ['guestPhone', z.optional(Account)],
      ...proofFields,
    }),
    result: AssessmentPaper,
  }),
  paper: get('/evaluation/getPaper', {
    summary: 'An open record with its questions and answers (4004 handed in, 4008 time over, 4003 expired)',
    access: 'public',
    ids: recordIds,
    input: RecordKey,
    result: AssessmentPaper,
  }),
  saveAnswer: post('/evaluation/saveAnswer', {
    summary: 'Saves one answer (4008 time over, 4004 handed in, 4003 expired, 4010 changed elsewhere)',
    access: 'public',
    ids: { ...recordIds, questionId: 'tenant', fileId: 'owner' },
    input: record({ id: ['evaluationRecordId', Id], ...answerFields }),
    result: record({ version: ['version', Whole], savedAt: ['savedTime', Instant] }),
  }),
  submit: post('/evaluation/submit', {
    summary: 'Hands a record in, once (4004 handed in already, 4008 by the clock, 4003 expired)',
    access: 'public',
    ids: recordIds,
    input: RecordKey,
    result: AssessmentRecord,
  }),
  result: get('/evaluation/getResult', {
    summary: 'Level, strengths and gaps, and advised offers, once the school shows them (4020 while it is open)',
    access: 'public',
    ids: recordIds,
    input: RecordKey,
    result: AssessmentResult,
  }),
  review: get('/evaluation/getRecordDetail', {
    summary: 'A record question by question, with right answers where they may be shown (4020 while it is open)',
    access: 'public',
    ids: recordIds,
    input: RecordKey,
    result: AssessmentReview,
  }),
  noteCause: post('/evaluation/saveMistakeCause', {
    summary:
      'Notes why a question went wrong, for the student alone; without a cause the note goes (1004 while marks are not shown, 4015 during another try)',
    access: 'public',
    ids: { ...recordIds, questionId: 'tenant' },
    input: record({
      id: ['evaluationRecordId', Id],
      questionId: ['questionId', Id],
      cause: ['mistakeCause', z.optional(mistakeCauses)],
    }),
    result: Nothing,
  }),
  keepWrong: post('/evaluation/saveWrongQuestion', {
    summary:
      "Puts a question that lost points into the student's wrong-question book, or takes it out (1004 while marks are not shown, 4015 during another try)",
    access: 'student',
    ids: { ...recordIds, questionId: 'tenant' },
    input: record({
      id: ['evaluationRecordId', Id],
      questionId: ['questionId', Id],
      isInBook: ['isInBook', Flag],
    }),
    result: Nothing,
  }),
  mine: get('/evaluation/getMyRecordPage', {
    summary: "The student's records, the latest first",
    access: 'student',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: AssessmentRecord,
  }),
  claimable: get('/evaluation/getClaimableRecords', {
    summary: "Records that guests made with the phone of the student's account and that nobody has taken over",
    access: 'student',
    input: Nothing,
    result: record({ records: ['recordList', z.array(ClaimableRecord), REQUIRED] }),
  }),
  claim: post('/evaluation/claimRecords', {
    summary:
      "Takes over records that guests made with the phone of the student's account: those whose tokens this browser holds, and those that the student says are hers",
    access: 'student',
    ids: { evaluationRecordIdList: 'owner' },
    input: record({
      tokens: ['recordTokenList', z.optional(z.array(z.string().check(z.maxLength(128))).check(z.maxLength(20)))],
      ids: ['evaluationRecordIdList', z.optional(z.array(Id).check(z.maxLength(20)))],
    }),
    result: record({
      count: ['count', Whole],
      /** Records of guests that are the account's now, those of earlier calls too: their tokens read nothing any more. */
      ids: ['evaluationRecordIdList', z.array(Id)],
    }),
  }),
};
