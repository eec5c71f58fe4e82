import { SIDE_MAX } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { knowledgeFields, markFields } from './besideClass.ts';
import { practiceClosedReasons, practiceStates } from './learningRecords.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words } from './schema.ts';

/** Kinds of papers (product.md 4.4). */
export const paperTypes = words({ exercise: 1, homework: 2, test: 3, objective: 4, subjective: 5 });
/** The seven kinds of questions (product.md 4.4). */
export const questionTypes = words({ single: 1, multiple: 2, judge: 3, blank: 4, short: 5, oral: 6, group: 7 });
/** When answers and analyses are shown (product.md 4.4). */
export const answerShowings = words({ never: 0, afterSubmit: 1, afterGrading: 2, afterDeadline: 3 });
/** How an answer was marked. */
export const answerStates = words({ none: 0, right: 1, wrong: 2, part: 3, awaiting: 4 });
/** Level of a marked practice. */
export const gradeLevels = words({ none: 0, excellent: 1, good: 2, passed: 3, failed: 4 });
/** Kinds of files of an answer. */
export const answerFileTypes = words({ image: 1, audio: 2, video: 3 });

/** A place on a picture, in its pixels: no picture is larger, and a stroke leaves it by no more than that. */
const Pixel = z.number().check(z.minimum(-SIDE_MAX), z.maximum(2 * SIDE_MAX));

/** A mark of the lecturer over a picture, in the picture's own pixels; the picture is never changed. */
export const Stroke = record({
  tool: ['tool', words({ pen: 1, highlighter: 2, tick: 3, half: 4, cross: 5, text: 6 })],
  points: ['points', z.array(z.tuple([Pixel, Pixel])).check(z.maxLength(2_000))],
  text: ['text', maybe(z.string().check(z.maxLength(200)))],
  color: ['color', maybe(words({ red: 1, blue: 2 }))],
});
export type Stroke = ReadOf<typeof Stroke>;

/** A file of an answer; `fileId` is what the upload server answered; its address is signed (U6). */
export const AnswerFile = record({
  id: ['fileId', Id],
  type: ['fileType', answerFileTypes],
  name: ['filename', z.string()],
  url: ['url', z.string()],
  bytes: ['size', Whole, OPTIONAL],
  width: ['width', maybe(Whole)],
  height: ['height', maybe(Whole)],
  durationS: ['durationSec', maybe(Whole)],
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotation: ['rotation', Whole, OPTIONAL],
  strokes: ['strokeList', maybe(z.array(Stroke))],
});
export type AnswerFile = ReadOf<typeof AnswerFile>;

/** A file in a question's stem. */
export const StemFile = record({
  type: ['fileType', answerFileTypes],
  url: ['url', z.string()],
  name: ['filename', maybe(z.string())],
});

/** A student's answer to one question, with what marking made of it. */
export const Answer = record({
  questionId: ['questionId', Id],
  /** Keys of options, `T`/`F`, or a text for each blank. */
  values: ['answerValue', z.array(z.string())],
  text: ['answerText', maybe(z.string())],
  files: ['answerFiles', z.array(AnswerFile)],
  isFlagged: ['isMarked', Flag],
  version: ['version', Whole, OPTIONAL],
  savedAt: ['savedTime', maybe(Instant)],
  state: ['answerStatus', maybe(answerStates)],
  /** Multiples of half a point. */
  score: ['score', maybe(z.number())],
  /** Points by the criteria of the question, in their order; their sum is the score, which is absent while one has none. */
  criterionScores: ['criterionScoreList', maybe(z.array(record({ score: ['score', maybe(z.number())] })))],
  comment: ['teacherComment', maybe(z.string())],
});
export type Answer = ReadOf<typeof Answer>;

/** What a task of a subjective assessment takes, and how much of it; without a limit only those of uploads hold (product.md 4.5, §5). */
export const TaskLimits = record({
  kinds: ['kindList', z.array(words({ text: 1, image: 2, audio: 3, video: 4 }))],
  minWords: ['minWords', maybe(Whole)],
  maxWords: ['maxWords', maybe(Whole)],
  maxFiles: ['maxFiles', maybe(Whole)],
  minSeconds: ['minSeconds', maybe(Whole)],
  maxSeconds: ['maxSeconds', maybe(Whole)],
});
export type TaskLimits = ReadOf<typeof TaskLimits>;

/** A question as a student sees it; `key` and `analysis` are sent once the paper shows them (product.md 4.4, Z4). */
export const Question = record({
  id: ['questionId', Id],
  parentId: ['parentId', maybe(Id)],
  section: ['sectionName', maybe(z.string())],
  type: ['questionType', questionTypes],
  /** Of a task. */
  title: ['taskTitle', maybe(z.string())],
  /** Absent for a question that takes words, pictures, recordings and videos alike. */
  task: ['taskLimit', maybe(TaskLimits)],
  /** HTML with formulas between `$`; sanitised when shown. */
  stem: ['stemHtml', z.string(), REQUIRED],
  files: ['stemFiles', z.array(StemFile)],
  options: ['options', z.array(record({ key: ['key', z.string()], html: ['html', z.string()] }))],
  blankCount: ['blankCount', maybe(Whole)],
  score: ['score', z.number()],
  difficulty: ['difficulty', maybe(Whole)],
  knowledge: ['knowledgeNames', z.array(z.string())],
  /** Right keys, or the first accepted text of each blank. */
  key: ['answer', maybe(z.array(z.string()))],
  analysis: ['analysisHtml', maybe(z.string())],
  /** What a person marks it by, two to ten; the points of all are those of the question. Sent with the answers only. */
  criteria: [
    'criterionList',
    maybe(z.array(record({ name: ['criterionName', z.string()], score: ['score', z.number()] }))),
  ],
});
export type Question = ReadOf<typeof Question>;

/** A student's practice in a list (product.md 4.4). */
export const practiceFields = {
  id: ['practiceRecordId', Id],
  paperId: ['paperId', Id],
  title: ['paperName', z.string(), REQUIRED],
  type: ['paperType', paperTypes, OPTIONAL],
  courseId: ['courseScheduleId', Id],
  saleId: ['sellCourseScheduleId', Id],
  courseTitle: ['courseScheduleName', z.string()],
  lessonId: ['lessonId', maybe(Id)],
  lessonIndex: ['courseIndex', maybe(Whole)],
  lessonTitle: ['courseName', maybe(z.string())],
  state: ['practiceStatus', practiceStates, OPTIONAL],
  attempt: ['attemptNo', Whole, OPTIONAL],
  maxAttempts: ['maxAttempts', maybe(Whole)],
  isMakeUp: ['isMakeUp', Flag],
  /** Sent back by the lecturer, with the reason and a new deadline; the state is `unfinished` again. */
  isSentBack: ['isSentBack', Flag],
  sendBackReason: ['sendBackReason', maybe(z.string())],
  questionCount: ['questionCount', Whole, OPTIONAL],
  answeredCount: ['answeredCount', Whole, OPTIONAL],
  limitMinutes: ['limitMinutes', maybe(Whole)],
  publishedAt: ['publishTime', maybe(Instant)],
  startedAt: ['startTime', maybe(Instant)],
  dueAt: ['deadlineTime', maybe(Instant)],
  /** When the time limit of a started attempt is over. */
  endsAt: ['endLimitTime', maybe(Instant)],
  submittedAt: ['submitTime', maybe(Instant)],
  gradedAt: ['gradeTime', maybe(Instant)],
  usedS: ['usedSec', maybe(Whole)],
  totalScore: ['totalScore', z.number()],
  passScore: ['passScore', maybe(z.number())],
  objectiveScore: ['objectiveScore', maybe(z.number())],
  score: ['score', maybe(z.number())],
  rightRate: ['rightRate', maybe(z.number())],
  level: ['gradeLevel', maybe(gradeLevels)],
  mayRedo: ['mayRedo', Flag],
  /** From when another attempt may be started. */
  redoAt: ['redoTime', maybe(Instant)],
  mayMakeUp: ['mayMakeUp', Flag],
  /** Why nothing can be done with it now, whatever its state; absent where something can. */
  closedBy: ['closedReason', maybe(practiceClosedReasons)],
} as const;
export const Practice = record(practiceFields);
export type Practice = ReadOf<typeof Practice>;

/** A paper open in front of the student: questions in the attempt's order, and the answers saved so far. */
export const Paper = record({
  ...practiceFields,
  questions: ['questionList', z.array(Question)],
  answers: ['answerList', z.array(Answer)],
  /** Version of the attempt; a submit names it. */
  version: ['version', Whole, OPTIONAL],
  serverTime: ['currentDateTime', Instant],
});
export type Paper = ReadOf<typeof Paper>;

/** The result of a handed-in practice: marks, and answers when the paper shows them. */
export const PracticeResult = record({
  ...practiceFields,
  questions: ['questionList', z.array(Question)],
  answers: ['answerList', z.array(Answer)],
  /** Whether answers and analyses are in it, and from when they will be. */
  showsAnswers: ['isAnswerShown', Flag],
  answersAt: ['answerShowTime', maybe(Instant)],
  comment: ['teacherComment', maybe(z.string())],
  /** The lecturer's words as a recording. */
  commentAudio: ['commentAudio', maybe(AnswerFile)],
  graderName: ['graderName', maybe(z.string())],
  graderPortrait: ['graderImg', maybe(z.string())],
  rank: ['rankNo', maybe(Whole)],
  rankTotal: ['rankTotal', maybe(Whole)],
  classAverage: ['classAvgScore', maybe(z.number())],
  /** Shares of the points by knowledge, 0 to 1; of the class from five students on. */
  knowledge: ['knowledgeRates', z.array(record(knowledgeFields('classAvgRate')))],
  /** The best marks of the student at the latest practices of the class up to this one, in percent. */
  trend: ['scoreTrend', z.array(record({ paperId: ['paperId', Id], ...markFields('classAvgScore') }))],
  serverTime: ['currentDateTime', Instant],
});
export type PracticeResult = ReadOf<typeof PracticeResult>;
