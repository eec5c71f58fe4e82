import * as z from 'zod/mini';
import { courseKinds } from './courseRecords.ts';
import { LessonAccess, lessonStates, liveStarted } from './lessonRecords.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words } from './schema.ts';

/** State of the recording of a live lesson (product.md 4.3). */
export const replayStates = words({ none: 0, generating: 1, ready: 2, failed: 3 });
/** State of a student's practice (§4, product.md 4.4). */
export const practiceStates = words({ unfinished: 0, submitted: 1, awaiting: 2, finished: 3, expired: 4 });
/** Why a practice cannot be done, redone or made up now: a refund is decided, the class has expired, the paper is closed. */
export const practiceClosedReasons = words({ frozen: 1, expired: 2, paperClosed: 3 });
/** What a lesson is made of. */
export const lessonKinds = words({ live: 1, video: 2, audio: 3, document: 4, text: 5 });
/** How a student took part in a lesson that is over. */
export const attendances = words({ none: 0, present: 1, late: 2, absent: 3, replay: 4 });

/** A lesson in the student's timetable (wire-facts 6.3; ours beside it). */
export const TimetableEntry = record({
  /** The dated lesson. */
  id: ['id', Id],
  courseId: ['courseScheduleId', Id],
  saleId: ['sellCourseScheduleId', Id],
  classTitle: ['scheduleName', z.string()],
  title: ['courseName', z.string(), REQUIRED],
  index: ['courseIndex', Whole, OPTIONAL],
  startsAt: ['courseStartTime', maybe(Instant)],
  /** The day alone, of a backend that tells no more; a timetable of ours tells the time (wire-facts 6.3). */
  startsOn: ['courseStartDate', maybe(Instant)],
  endsAt: ['courseEndTime', maybe(Instant)],
  lecturerName: ['teacherName', z.string()],
  portrait: ['imgUrl', maybe(z.string())],
  kind: ['classType', courseKinds, OPTIONAL],
  cover: ['courseScheduleImg', maybe(z.string())],
  state: ['liveStatus', lessonStates, OPTIONAL],
  isStarted: liveStarted,
  replay: ['replayStatus', replayStates, OPTIONAL],
  lockReason: ['unlockTip', maybe(z.string())],
  access: ['access', maybe(LessonAccess)],
  /** How the student took part in it, and whether it is learnt. */
  attendance: ['attendStatus', maybe(attendances)],
  isLearnt: ['isFinished', maybe(Flag)],
});
export type TimetableEntry = ReadOf<typeof TimetableEntry>;

/** A file handed out with a lesson; its address is signed and ends (U6). */
export const Material = record({
  id: ['fileId', Id],
  name: ['fileName', z.string()],
  url: ['fileUrl', z.string()],
  bytes: ['fileSize', maybe(Whole)],
});

/** What is told of a practice, before the student is given it as well: when it opens, at which share of a recording, and hours from then to its deadline. */
const announcedFields = {
  practiceTotal: ['practiceQuestionCount', maybe(Whole)],
  practiceLimitMinutes: ['practiceLimitMinutes', maybe(Whole)],
  practiceOpens: ['practiceOpenWay', maybe(words({ afterLearnt: 1, afterClass: 2 }))],
  practicePercent: ['practiceOpenPercent', maybe(Whole)],
  practiceHours: ['practiceDueHours', maybe(Whole)],
} as const;

/** A practice that the student is not given yet, with the lesson that brings it. */
export const AnnouncedPractice = record({
  lessonId: ['courseId', Id],
  datedId: ['scheduleLessonId', maybe(Id)],
  courseId: ['courseScheduleId', Id],
  saleId: ['sellCourseScheduleId', Id],
  courseTitle: ['courseScheduleName', z.string()],
  title: ['courseName', z.string(), REQUIRED],
  index: ['courseIndex', Whole, OPTIONAL],
  startsAt: ['courseStartTime', maybe(Instant)],
  ...announcedFields,
});
export type AnnouncedPractice = ReadOf<typeof AnnouncedPractice>;

/** A lesson of the student's class (wire-facts 6.4; ours beside it). */
export const OwnLesson = record({
  /** The lesson, whichever class it is taught in. */
  lessonId: ['courseId', Id],
  /** The dated lesson of a live class; absent in a recorded course. */
  datedId: ['scheduleLessonId', maybe(Id)],
  courseId: ['courseScheduleId', Id],
  saleId: ['sellCourseScheduleId', Id],
  videoId: ['videoId', maybe(Id)],
  /** The lesson on sale; the family's addresses of recordings name it (wire-facts 6.4). */
  sellCourseId: ['sellCourseId', maybe(Id)],
  title: ['courseName', z.string(), REQUIRED],
  index: ['courseIndex', Whole, OPTIONAL],
  chapterId: ['chapterId', maybe(Id)],
  chapterTitle: ['chapterName', maybe(z.string())],
  kind: ['lessonType', lessonKinds, OPTIONAL],
  startsAt: ['courseStartTime', maybe(Instant)],
  endsAt: ['courseEndTime', maybe(Instant)],
  durationS: ['durationSec', maybe(Whole)],
  state: ['liveStatus', lessonStates, OPTIONAL],
  isStarted: liveStarted,
  replay: ['replayStatus', replayStates, OPTIONAL],
  cancelReason: ['cancelReason', maybe(z.string())],
  access: ['access', maybe(LessonAccess)],
  lockReason: ['unlockTip', maybe(z.string())],
  /** Buttons that the server offers: to watch, and to watch again (wire-facts 6.4). */
  mayWatch: ['watchCourseButtonStatus', maybe(Flag)],
  mayReplay: ['playbackButtonStatus', maybe(Flag)],
  positionS: ['positionSec', maybe(Whole)],
  watchedS: ['watchedSec', maybe(Whole)],
  /** Undefined where the backend does not tell what a student has learnt, like all that follows. */
  isFinished: ['isFinished', Flag, OPTIONAL],
  attendance: ['attendStatus', maybe(attendances)],
  /** The lesson's practice: whether the next lesson needs it, and where this student is with it. */
  isPracticeRequired: ['isPracticeRequired', Flag, OPTIONAL],
  /** There is something to practise, by the button or the bank of the family (wire-facts 6.4). */
  hasExercise: ['exerciseButtonStatus', maybe(Flag)],
  bankId: ['questionBankId', maybe(Id)],
  practiceId: ['practiceRecordId', maybe(Id)],
  practiceState: ['practiceStatus', maybe(practiceStates)],
  practiceDueAt: ['practiceDeadlineTime', maybe(Instant)],
  practiceScore: ['practiceScore', maybe(z.number())],
  practiceMaxScore: ['practiceTotalScore', maybe(z.number())],
  practiceAnswered: ['practiceAnsweredCount', maybe(Whole)],
  ...announcedFields,
  mayComment: ['courseCommentButtonStatus', Flag],
  materialCount: ['materialCount', maybe(Whole)],
});
export type OwnLesson = ReadOf<typeof OwnLesson>;

/** A class of the student with everything that its page shows beside the lessons (product.md 5.4). */
export const OwnClass = record({
  courseId: ['courseScheduleId', Id],
  saleId: ['sellCourseScheduleId', Id],
  title: ['courseScheduleName', z.string(), REQUIRED],
  className: ['scheduleName', z.string()],
  cover: ['courseScheduleImg', maybe(z.string())],
  kind: ['classType', courseKinds, OPTIONAL],
  subject: ['subjectsName', z.string()],
  status: ['courseScheduleStatus', words({ notStarted: 0, inProgress: 1, ended: 2, cancelled: 3 }), OPTIONAL],
  enrolment: ['memberStatus', words({ active: 1, expired: 2, quit: 3, frozen: 4 }), OPTIONAL],
  validUntil: ['validEndTime', maybe(Instant)],
  playbackUntil: ['playbackEndTime', maybe(Instant)],
  lecturerId: ['teacherId', Id, OPTIONAL],
  lecturerName: ['teacherName', z.string()],
  lecturerPortrait: ['teacherImg', maybe(z.string())],
  lessonCount: ['courseCount', Whole, OPTIONAL],
  finishedCount: ['learnedLessonCount', Whole, OPTIONAL],
  heldCount: ['finishedCourseCount', Whole, OPTIONAL],
  attendedCount: ['attendCount', Whole, OPTIONAL],
  missedCount: ['absentCount', maybe(Whole)],
  practiceCount: ['practiceTotal', Whole, OPTIONAL],
  practiceDone: ['practiceDone', Whole, OPTIONAL],
  averageScore: ['avgScore', maybe(z.number())],
  rank: ['rankNo', maybe(Whole)],
  rankTotal: ['rankTotal', maybe(Whole)],
  /** The class conversation, if the school has one (product.md 4.18). */
  conversationId: ['imGroupId', maybe(Id)],
  isEvaluated: ['isEvaluated', Flag, OPTIONAL],
  hasAntiSkip: ['antiSkip', Flag, OPTIONAL],
  isLockedByPractice: ['lockByPractice', Flag, OPTIONAL],
  reportState: ['reportStatus', words({ notMade: 0, making: 1, published: 2 }), OPTIONAL],
  serverTime: ['currentDateTime', Instant, OPTIONAL],
});
export type OwnClass = ReadOf<typeof OwnClass>;
