import * as z from 'zod/mini';
import { LessonAccess, lessonStates, liveStarted } from './lessonRecords.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words, Yuan } from './schema.ts';

/** Live or recorded (§3). */
export const courseKinds = words({ live: 1, recorded: 2 });
/** The five sale states of §4, computed by the server (product.md 4.3). */
export const courseStatuses = words({ notStarted: 1, inProgress: 2, full: 3, ended: 4, discontinued: 5 });

/** How a student was enrolled in a class (product.md 4.3). */
export const enrolmentSources = words({
  purchase: 1,
  groupon: 2,
  redemption: 3,
  gift: 4,
  membership: 5,
  school: 6,
  free: 7,
});

/** Weekly slot of a live class: Beijing wall time, ISO weekday 1–7. */
export const Slot = record({
  weekday: ['week', Whole],
  startTime: ['startTime', z.string()],
  endTime: ['endTime', z.string()],
});
export type Slot = ReadOf<typeof Slot>;

/** Fields of a course card, for records that include a course. */
export const courseCardFields = {
  /** The class; first id of `/course/detail/:id/:sid`. */
  id: ['courseScheduleId', Id],
  /** The offer on sale; second id of the address. */
  saleId: ['sellCourseScheduleId', Id],
  title: ['courseScheduleName', z.string(), REQUIRED],
  cover: ['courseScheduleImg', maybe(z.string())],
  trailer: ['courseScheduleVideo', maybe(z.string())],
  lecturerId: ['teacherId', Id, OPTIONAL],
  lecturerName: ['teacherName', z.string()],
  lecturerPortrait: ['teacherImg', maybe(z.string())],
  subject: ['subjectsName', z.string()],
  kind: ['classType', courseKinds, OPTIONAL],
  status: ['sellStatus', courseStatuses, OPTIONAL],
  startsAt: ['courseStartDate', maybe(Instant)],
  endsAt: ['courseEndDate', maybe(Instant)],
  slots: ['courseTimeInfoList', maybe(z.array(Slot))],
  lessonCount: ['courseCount', Whole, OPTIONAL],
  /** Lessons already held, of a class in progress. */
  lessonsDone: ['finishedCourseCount', maybe(Whole)],
  /** Playing time of a recorded course in minutes. */
  minutes: ['totalMinutes', maybe(Whole)],
  priceFen: ['courseSellPrice', Yuan, OPTIONAL],
  originalFen: ['coursePrice', maybe(Yuan)],
  memberFen: ['memberPrice', maybe(Yuan)],
  quota: ['upperLimit', maybe(Whole)],
  learners: ['datebookNum', Whole, OPTIONAL],
  seatsLeft: ['remainCount', maybe(Whole)],
  saleStartsAt: ['startSaleTime', maybe(Instant)],
  saleEndsAt: ['stopSaleTime', maybe(Instant)],
  needsAssessment: ['needExamination', Flag],
  questionBankId: ['questionBankId', maybe(Id)],
  isAssessed: ['isEvaluatingFinish', maybe(Flag)],
  /** Link of its assessment, `bid` of `/course/evaluation/:id/:bid`; the student's latest handed-in record of it. */
  assessmentId: ['evaluationId', maybe(Id)],
  assessmentRecordId: ['evaluationRecordId', maybe(Id)],
  /** A result of the student advises it: "assessed: fits you". */
  isFitting: ['isEvaluationFit', maybe(Flag)],
  isRecommended: ['isRecommend', maybe(Flag)],
  isOwned: ['haveDatebook', maybe(Flag)],
  tags: ['tagNames', maybe(z.array(z.string()))],
  /** Price while a campaign runs, and which one (product.md 4.7). */
  campaignFen: ['discountPrice', maybe(Yuan)],
  campaignId: ['discountId', maybe(Id)],
  campaignName: ['discountName', maybe(z.string())],
  campaignEndsAt: ['discountEndTime', maybe(Instant)],
  /** The running group activity of the course, its price and size (product.md 4.10). */
  groupId: ['grouponId', maybe(Id)],
  groupFen: ['grouponPrice', maybe(Yuan)],
  groupSize: ['grouponPeopleNum', maybe(Whole)],
} as const;

/** Course in a list (wire-facts 5.2; ours beside it: product.md 4.20). */
export const CourseCard = record(courseCardFields);
export type CourseCard = ReadOf<typeof CourseCard>;

/** One class of the same course to choose from on its page. */
export const Offer = record({
  id: ['courseScheduleId', Id],
  saleId: ['sellCourseScheduleId', Id],
  name: ['scheduleName', z.string()],
  startsAt: ['courseStartDate', maybe(Instant)],
  slots: ['courseTimeInfoList', maybe(z.array(Slot))],
  status: ['sellStatus', courseStatuses, OPTIONAL],
  priceFen: ['courseSellPrice', Yuan, OPTIONAL],
  quota: ['upperLimit', maybe(Whole)],
  seatsLeft: ['remainCount', maybe(Whole)],
});
export type Offer = ReadOf<typeof Offer>;

/** Course page (wire-facts 5.3; from `goals` on, ours). `synopsis` is plain paragraphs separated by a blank line. */
export const CourseDetail = record({
  ...courseCardFields,
  lecturerIntro: ['teacherSelfIntroduce', maybe(z.string())],
  synopsis: ['scheduleSynopsis', maybe(z.string())],
  keyword: ['keyword', maybe(z.string())],
  goals: ['goalList', maybe(z.array(z.string()))],
  audience: ['gradeNames', maybe(z.array(z.string()))],
  /** Short facts under the cover, as display text: heading and line. */
  facts: ['factList', maybe(z.array(record({ title: ['title', z.string()], line: ['line', z.string()] })))],
  questions: [
    'questionList',
    maybe(z.array(record({ question: ['question', z.string()], answer: ['answer', z.string()] }))),
  ],
  offers: ['scheduleList', maybe(z.array(Offer))],
  playbackMonths: ['playbackMonth', maybe(Whole)],
  /** The terms of a refund: days after the payment, and the most lessons taken; a backend that names none makes no promise. */
  refundDays: ['refundDays', maybe(Whole)],
  refundLessons: ['refundLessons', maybe(Whole)],
  /** An unpaid order of the student for this offer, so that the main button continues with it (product.md 2.3). */
  unpaidOrderId: ['unpaidOrderId', maybe(Id)],
  unpaidOrderNum: ['unpaidOrderNum', maybe(z.string())],
  /** The student's order of this class whose refund is under review: the enrolment is frozen, and the class cannot be bought again (product.md 4.7). */
  refundOrderId: ['refundOrderId', maybe(Id)],
  refundOrderNum: ['refundOrderNum', maybe(z.string())],
  /** The student's group that is still forming. */
  myTeamId: ['grouponTeamId', maybe(Id)],
  /** The student has collected the course, whichever of its classes; a backend without collections of courses says nothing. */
  isCollected: ['isCollect', maybe(Flag)],
  /** When access ends; only for an owned course with an end date. */
  ownedUntil: ['validEndTime', maybe(Instant)],
  /** The server's clock, for everything that counts down (§9, product.md 7.10). */
  serverTime: ['currentDateTime', maybe(Instant)],
});
export type CourseDetail = ReadOf<typeof CourseDetail>;

/** One lesson of a course (wire-facts 6.3, 6.4; chapters beside it). */
export const Lesson = record({
  id: ['id', Id],
  index: ['courseIndex', Whole, OPTIONAL],
  title: ['courseName', z.string(), REQUIRED],
  chapterId: ['chapterId', maybe(Id)],
  chapterTitle: ['chapterName', maybe(z.string())],
  kind: ['lessonType', maybe(words({ live: 1, video: 2, audio: 3, document: 4, text: 5 }))],
  startsAt: ['courseStartTime', maybe(Instant)],
  endsAt: ['courseEndTime', maybe(Instant)],
  /** Id of the scheduled lesson, used to enter a live class. */
  datedId: ['scheduleLessonId', maybe(Id)],
  durationS: ['durationSec', maybe(Whole)],
  isTrial: ['isFree', maybe(Flag)],
  hasPractice: ['isPractice', maybe(Flag)],
  /** `locked` carries its reason in `lockReason` (§4); the server refuses a locked lesson's media too (Z4). */
  /** The student has learnt it, whether it is locked now or not; told to who is in the class. */
  isLearnt: ['isFinished', maybe(Flag)],
  state: ['lessonStatus', words({ open: 0, locked: 1, next: 2, now: 3, done: 4 }), OPTIONAL],
  /** How a live lesson stands on its day. */
  liveState: ['liveStatus', maybe(lessonStates)],
  isStarted: liveStarted,
  lockReason: ['unlockTip', maybe(z.string())],
});
export type Lesson = ReadOf<typeof Lesson>;

/** Where a student goes on in a class: the next live lesson, or the recorded one that was left last. */
export const NextLesson = record({
  lessonId: ['courseId', Id, OPTIONAL],
  datedId: ['scheduleLessonId', maybe(Id)],
  title: ['courseName', z.string(), REQUIRED],
  index: ['courseIndex', Whole, OPTIONAL],
  startsAt: ['courseStartTime', maybe(Instant)],
  endsAt: ['courseEndTime', maybe(Instant)],
  liveState: ['liveStatus', maybe(lessonStates)],
  isStarted: liveStarted,
  access: ['access', maybe(LessonAccess)],
  positionS: ['positionSec', maybe(Whole)],
});
export type NextLesson = ReadOf<typeof NextLesson>;
