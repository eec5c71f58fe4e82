import * as z from 'zod/mini';
import { CourseCard } from './courseRecords.ts';
import { PriceLine } from './orderRecords.ts';
import { Answer, AnswerFile, Question } from './paperRecords.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words, YuanNumber } from './schema.ts';

/** A machine marks the first kind, a person the second (product.md 4.5). */
export const assessmentTypes = words({ objective: 1, subjective: 2 });
/** States of a record (product.md 4.5). */
export const assessmentStates = words({ notStarted: 0, doing: 1, submitted: 2, awaiting: 3, finished: 4, expired: 5 });
/** Whether a link can be used by who asks; the `expire` pages say which of the last three it is. */
export const linkStates = words({ live: 0, ended: 1, usedUp: 2, withdrawn: 3 });

/** A level of an assessment on the scale of its points, the lowest first. */
export const AssessmentLevel = record({
  name: ['levelName', z.string()],
  /** Points from which it is reached, and up to which. */
  minScore: ['minScore', z.number()],
  maxScore: ['maxScore', z.number()],
});
export type AssessmentLevel = ReadOf<typeof AssessmentLevel>;

/** Whom to ask, e.g. for a new link. */
const contactFields = {
  contactName: ['contactName', maybe(z.string())],
  contactPhone: ['contactPhone', maybe(z.string())],
  /** The same person as a lecturer, whom a student can write to where the school has chat. */
  contactLecturerId: ['contactTeacherId', maybe(Id)],
  contactPortrait: ['contactImg', maybe(z.string())],
} as const;

/** One attempt at an assessment. Points, counts and level are absent until the school shows results. */
export const assessmentRecordFields = {
  id: ['evaluationRecordId', Id],
  /** The link that it was started from: `bid` in addresses. */
  linkId: ['evaluationId', Id],
  title: ['evaluationName', z.string(), REQUIRED],
  type: ['evaluationType', assessmentTypes, OPTIONAL],
  state: ['recordStatus', assessmentStates, OPTIONAL],
  /** Name that a guest gave, also after an account took the record over. */
  guestName: ['guestName', maybe(z.string())],
  /** The offer that it was taken for. */
  saleId: ['sellCourseId', maybe(Id)],
  questionCount: ['questionCount', Whole, OPTIONAL],
  answeredCount: ['answeredCount', Whole, OPTIONAL],
  limitMinutes: ['limitMinutes', maybe(Whole)],
  startedAt: ['startTime', maybe(Instant)],
  /** When the server hands it in; absent without a time limit. */
  endsAt: ['endLimitTime', maybe(Instant)],
  /** Until when it can be handed in at all. */
  dueAt: ['deadlineTime', maybe(Instant)],
  submittedAt: ['submitTime', maybe(Instant)],
  gradedAt: ['gradeTime', maybe(Instant)],
  usedS: ['usedSec', maybe(Whole)],
  totalScore: ['totalScore', z.number()],
  score: ['score', maybe(z.number())],
  rightCount: ['rightCount', maybe(Whole)],
  partCount: ['partCount', maybe(Whole)],
  wrongCount: ['wrongCount', maybe(Whole)],
  levelName: ['levelName', maybe(z.string())],
  /** Whether the school shows the result now. */
  isShown: ['isResultShown', Flag],
  /** Until when a lecturer has promised to mark it. */
  promisedAt: ['gradePromiseTime', maybe(Instant)],
  isSentBack: ['isSentBack', Flag],
  sendBackReason: ['sendBackReason', maybe(z.string())],
} as const;
export const AssessmentRecord = record(assessmentRecordFields);
export type AssessmentRecord = ReadOf<typeof AssessmentRecord>;

/** What an assessment is, before it is taken; also answered for a link that has ended, is used up or was withdrawn. */
export const AssessmentIntro = record({
  linkId: ['evaluationId', Id],
  title: ['evaluationName', z.string(), REQUIRED],
  type: ['evaluationType', assessmentTypes, OPTIONAL],
  /** Plain paragraphs separated by a blank line. */
  intro: ['introText', maybe(z.string())],
  subject: ['subjectsName', maybe(z.string())],
  grades: ['gradeNames', z.array(z.string())],
  questionCount: ['questionCount', Whole, OPTIONAL],
  totalScore: ['totalScore', z.number()],
  limitMinutes: ['limitMinutes', maybe(Whole)],
  /** The paper's sections with their questions and points. */
  sections: [
    'sectionList',
    z.array(record({ name: ['sectionName', z.string()], count: ['count', Whole], score: ['score', z.number()] })),
  ],
  knowledge: ['knowledgeNames', z.array(z.string())],
  /** Whether something is heard in it, and whether it has formulas, so that pen and paper help. */
  hasSound: ['hasAudio', Flag],
  hasFormulas: ['hasFormula', Flag],
  levels: ['levelList', z.array(AssessmentLevel)],
  /** The course that a level advises first, by the level's name; nothing of a level whose courses are not on sale. */
  levelCourses: [
    'levelCourseList',
    z.array(record({ levelName: ['levelName', z.string()], course: ['course', CourseCard] })),
  ],
  linkState: ['linkStatus', linkStates],
  endsAt: ['linkExpireTime', maybe(Instant)],
  tries: ['maxAttempts', Whole, OPTIONAL],
  triesUsed: ['usedAttempts', Whole, OPTIONAL],
  /** Whether it can be taken with a name and a phone; a visitor logs in first where it cannot. */
  takesGuests: ['isGuestAllowed', Flag],
  /** Who marks it, and within how many hours. */
  lecturerName: ['teacherName', maybe(z.string())],
  lecturerPortrait: ['teacherImg', maybe(z.string())],
  lecturerMotto: ['teacherMotto', maybe(z.string())],
  promiseHours: ['gradePromiseHours', maybe(Whole)],
  ...contactFields,
  /** Persons who have handed it in, and the average of their latest points, of five persons and more. */
  takenCount: ['takenCount', Whole, OPTIONAL],
  averageScore: ['avgScore', maybe(z.number())],
  /** The latest record of who asks from this link. */
  latest: ['evaluationRecord', maybe(AssessmentRecord)],
  /** The course that it was opened from. */
  course: ['course', maybe(CourseCard)],
  serverTime: ['currentDateTime', Instant],
});
export type AssessmentIntro = ReadOf<typeof AssessmentIntro>;

/** An open attempt: questions in its order, without answers, and what was answered so far. */
export const AssessmentPaper = record({
  ...assessmentRecordFields,
  questions: ['questionList', z.array(Question)],
  answers: ['answerList', z.array(Answer)],
  version: ['version', Whole, OPTIONAL],
  /** Once, to the guest who has just started: the browser keeps it and sends it as a header (`GUEST_HEADER`). */
  guestToken: ['guestToken', maybe(z.string())],
  serverTime: ['currentDateTime', Instant],
});
export type AssessmentPaper = ReadOf<typeof AssessmentPaper>;

/** A course that a result advises, at the price for who asks. */
export const AdvisedOffer = record({
  course: ['course', CourseCard],
  reason: ['recommendReason', maybe(z.string())],
  /** By the level, or by a gap in one field of knowledge; of the subject alone where no rule has a course on sale. */
  by: ['recommendType', words({ level: 1, knowledge: 2, subject: 3 })],
  /** Absent where it cannot be bought now: owned, full, off sale, or a visitor. */
  payFen: ['payAmount', maybe(YuanNumber)],
  lines: ['deductList', z.array(PriceLine)],
  /** Until when the coupon of the price can be used. */
  couponEndsAt: ['couponExpireTime', maybe(Instant)],
});
export type AdvisedOffer = ReadOf<typeof AdvisedOffer>;

/** Points of a group of questions; those of a machine are there before a person has marked the rest. */
const PartScore = record({
  name: ['sectionName', z.string()],
  count: ['count', Whole],
  score: ['score', maybe(z.number())],
  totalScore: ['totalScore', z.number()],
});

/** What came of a record; while results are not shown, only who marks it, until when, and how many are before it. */
export const AssessmentResult = record({
  ...assessmentRecordFields,
  levels: ['levelList', z.array(AssessmentLevel)],
  advice: ['suggestText', maybe(z.string())],
  /** Shares of the points by knowledge, 0 to 1; the average of five persons and more beside it. */
  radar: [
    'radar',
    z.array(
      record({
        name: ['knowledgeName', z.string()],
        rate: ['rate', z.number()],
        score: ['score', z.number()],
        totalScore: ['totalScore', z.number()],
        average: ['avgRate', maybe(z.number())],
        isWeak: ['isWeak', Flag],
      }),
    ),
  ],
  parts: ['sectionList', z.array(PartScore)],
  offers: ['recommendList', z.array(AdvisedOffer)],
  averageScore: ['avgScore', maybe(z.number())],
  takenCount: ['takenCount', Whole, OPTIONAL],
  /** Place among those who have taken it, 1 the best, of five persons and more. */
  rank: ['rankNo', maybe(Whole)],
  rankTotal: ['rankTotal', maybe(Whole)],
  /** Where a record is that is not shown: a lecturer is at it now; marked, and held until the school shows results. */
  isBeingMarked: ['isGrading', Flag],
  isHeld: ['isGraded', Flag],
  /** Records that were handed in earlier and still wait. */
  aheadCount: ['aheadCount', maybe(Whole)],
  comment: ['teacherComment', maybe(z.string())],
  commentAudio: ['commentAudio', maybe(AnswerFile)],
  lecturerName: ['graderName', maybe(z.string())],
  lecturerPortrait: ['graderImg', maybe(z.string())],
  ...contactFields,
  serverTime: ['currentDateTime', Instant],
});
export type AssessmentResult = ReadOf<typeof AssessmentResult>;

/** A record that a guest has made with the phone of an account, as its owner is asked about it: no points, no answers. */
export const ClaimableRecord = record({
  id: ['evaluationRecordId', Id],
  title: ['evaluationName', z.string()],
  guestName: ['guestName', z.string()],
  startedAt: ['startTime', Instant],
});
export type ClaimableRecord = ReadOf<typeof ClaimableRecord>;
