import * as z from 'zod/mini';
import { assessmentRecordFields } from './assessmentRecords.ts';
import { courseKinds } from './courseRecords.ts';
import { Answer, AnswerFile, Question } from './paperRecords.ts';
import type { ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words } from './schema.ts';

/** What others chose at a question with options, of five persons and more (`CLASS_MIN_STUDENTS`), without who asks. */
const OptionShares = record({
  questionId: ['questionId', Id],
  /** How many others have answered it. */
  people: ['answerCount', Whole],
  /** Their shares by option, 0 to 1; nobody has chosen an option that is not in it. */
  options: ['optionList', z.array(record({ key: ['key', z.string()], rate: ['rate', z.number()] }))],
});
export type OptionShares = ReadOf<typeof OptionShares>;

/** Why a student thinks that a question went wrong; a note of the student's own, which nobody else reads. */
export const mistakeCauses = words({ concept: 1, misread: 2, slip: 3, guess: 4 });

/** A field of knowledge of a record, with where it is taught and practised; nothing is said of what the reader cannot open. */
export const Topic = record({
  name: ['knowledgeName', z.string()],
  score: ['score', z.number()],
  totalScore: ['totalScore', z.number()],
  /** A lesson whose practice asks for it: of a class of the student, else of a course that the result advises. */
  lesson: [
    'lesson',
    maybe(
      record({
        id: ['lessonId', Id],
        index: ['courseIndex', maybe(Whole)],
        title: ['courseName', z.string()],
        courseId: ['courseScheduleId', Id],
        saleId: ['sellCourseScheduleId', Id],
        courseTitle: ['courseScheduleName', z.string()],
        kind: ['classType', courseKinds],
        isOwned: ['haveDatebook', Flag],
      }),
    ),
  ],
  /** The student's practice with such questions, one that is open before others, and how many of them it has. */
  practice: [
    'practice',
    maybe(
      record({
        id: ['practiceRecordId', Id],
        isOpen: ['isOpen', Flag],
        count: ['questionCount', Whole],
      }),
    ),
  ],
});
export type Topic = ReadOf<typeof Topic>;

/** A record question by question: what was answered, marks where results are shown, right answers where the paper shows them. */
export const AssessmentReview = record({
  ...assessmentRecordFields,
  /** Whether the same person has another attempt open: marks, answers and words wait for its end. */
  isTryOpen: ['isAttemptOpen', Flag],
  /** Whether marks and answers wait for an account, or for the link's end: a guest can be anybody, any number of times. */
  needsAccount: ['isAccountNeeded', maybe(Flag)],
  questions: ['questionList', z.array(Question)],
  answers: ['answerList', z.array(Answer)],
  showsAnswers: ['isAnswerShown', Flag],
  /** From when right answers are shown, where that is known. */
  answersAt: ['answerShowTime', maybe(Instant)],
  /** With the marks only. */
  topics: ['knowledgeList', z.array(Topic)],
  causes: [
    'mistakeCauseList',
    z.array(record({ questionId: ['questionId', Id], cause: ['mistakeCause', mistakeCauses] })),
  ],
  /** With the marks only: questions that are in the student's wrong-question book. */
  wrongBook: ['wrongQuestionIdList', z.array(Id)],
  /** With the right answers only. */
  shares: ['optionShareList', z.array(OptionShares)],
  comment: ['teacherComment', maybe(z.string())],
  commentAudio: ['commentAudio', maybe(AnswerFile)],
  /** Who can be asked about it: who has marked it, else who is responsible for it. */
  lecturerId: ['teacherId', maybe(Id)],
  lecturerName: ['teacherName', maybe(z.string())],
  lecturerPortrait: ['teacherImg', maybe(z.string())],
  serverTime: ['currentDateTime', Instant],
});
export type AssessmentReview = ReadOf<typeof AssessmentReview>;
