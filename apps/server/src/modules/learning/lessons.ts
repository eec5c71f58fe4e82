import type { contract, OutputOf } from '@shuyuan/contract';
import { type Locale, type LockableLesson, lessonState, lockingLesson, type Participated } from '@shuyuan/rules';
import { accessError } from '../../domain/lessonAccess.ts';
import { lockWords } from '../../domain/lessonWords.ts';
import { say } from '../../domain/words.ts';
import { missing } from '../../platform/core/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { toAnnounced } from './announced.ts';
import {
  type ClassKey,
  type OwnLessonRow,
  type OwnRun,
  selectDated,
  selectOwnLessons,
  selectOwnRun,
} from './queries.ts';
import { ACCESS_WORDS } from './words.ts';

type Calls = (typeof contract)['learning'];
type OwnLesson = OutputOf<Calls['lesson']>;

/** A lesson beside its number, as the lock rule sees it. */
type Lockable = LockableLesson & { row: OwnLessonRow };

/** The lessons of a class of the student in order; `missing` for everybody else's (Z1). */
export async function listOwnLessons(ctx: StudentCtx, key: ClassKey): Promise<OwnLesson[]> {
  const run = await mustOwn(ctx, key);
  return toOwnLessons(run, await selectOwnLessons(ctx, run), ctx);
}

/** One lesson, by its dated id or by class and lesson; `missing` without either, and for a lesson of another course. */
export async function findOwnLesson(
  ctx: StudentCtx,
  {
    datedId,
    courseId,
    lessonId,
  }: { datedId?: number | undefined; courseId?: number | undefined; lessonId?: number | undefined },
): Promise<OwnLesson> {
  const dated = datedId === undefined ? undefined : await selectDated(ctx, datedId);
  if (datedId !== undefined && !dated) throw missing();
  const classRunId = dated?.class_run_id ?? courseId;
  const wanted = dated?.lesson_id ?? lessonId;
  // Ids that contradict each other belong to no lesson.
  if (classRunId === undefined || (courseId !== undefined && courseId !== classRunId)) throw missing();
  if (wanted === undefined || (lessonId !== undefined && lessonId !== wanted)) throw missing();
  const lessons = await listOwnLessons(ctx, { courseId: classRunId });
  const found = lessons.find((lesson) => lesson.lessonId === wanted);
  if (!found) throw missing();
  return found;
}

/** The student's class, or `missing` (Z1). */
export async function mustOwn(ctx: StudentCtx, key: ClassKey): Promise<OwnRun> {
  const run = await selectOwnRun(ctx, key);
  if (!run) throw missing();
  return run;
}

/** The lessons as they leave the server (Z3). */
function toOwnLessons(run: OwnRun, rows: readonly OwnLessonRow[], ctx: Pick<StudentCtx, 'now' | 'locale'>) {
  const lockable: Lockable[] = rows.map((row) => ({
    index: row.index,
    isTrial: row.is_trial,
    isPracticeRequired: row.requires_practice,
    practice: row.furthest,
    row,
  }));
  return rows.map((row, place) => toOwnLesson(run, row, { ...ctx, lock: lockOf(run, lockable, place) }));
}

function lockOf(run: OwnRun, lessons: readonly Lockable[], place: number): OwnLessonRow | null {
  return lockingLesson(lessons, place, run.is_locked_by_practice)?.row ?? null;
}

interface Seen {
  now: Date;
  locale: Locale;
  /** The lesson whose practice locks this one. */
  lock: OwnLessonRow | null;
}

function toOwnLesson(run: OwnRun, row: OwnLessonRow, { now, locale, lock }: Seen): OwnLesson {
  const stage = stageOf(row, now);
  const { practice } = row;
  return {
    lessonId: row.id,
    datedId: row.dated_id ?? undefined,
    courseId: run.id,
    saleId: run.offer_id,
    videoId: row.kind === 'live' && row.replay !== 'ready' ? undefined : row.id,
    title: row.title,
    index: row.index,
    chapterId: row.chapter_id ?? undefined,
    chapterTitle: row.chapter ?? undefined,
    kind: row.kind,
    startsAt: row.starts_at?.toISOString(),
    endsAt: row.ends_at?.toISOString(),
    durationS: row.media_s ?? row.duration_s ?? undefined,
    // A recorded lesson has no day: it has not begun, and there is nothing to wait for.
    state: stage ?? 'notStarted',
    isStarted: stage === null ? undefined : row.started_at !== null,
    replay: row.replay ?? 'none',
    cancelReason: row.cancel_reason ?? undefined,
    access: accessOf(run, row, { now, locale, lock }),
    lockReason: lock ? lockWords(locale, lock.index, lock.practice !== null) : undefined,
    positionS: row.position_s ?? undefined,
    watchedS: row.watched_s ?? undefined,
    isFinished: row.finished_at !== null,
    attendance: row.dated_id === null ? undefined : row.attendance,
    isPracticeRequired: row.requires_practice,
    practiceId: practice?.id,
    practiceState: practice?.state,
    practiceDueAt: practice ? new Date(practice.dueAt).toISOString() : undefined,
    practiceScore: practice?.score ?? undefined,
    practiceMaxScore: practice?.maxScore,
    practiceAnswered: practice?.answered,
    practiceTotal: practice?.total,
    practiceLimitMinutes: practice?.limitMinutes ?? undefined,
    ...announcedOf(run, row, stage),
    mayComment: mayReview(run, row, now),
    materialCount: undefined,
  };
}

/** The practice that a lesson of a class in force will bring; nothing of one that is given, or of a lesson that falls out. */
function announcedOf(run: OwnRun, { plan, practice, dated_id }: OwnLessonRow, stage: ReturnType<typeof stageOf>) {
  const isOpenClass = run.enrolment === 'active' && !run.is_cancelled && stage !== 'cancelled';
  return plan && !practice && isOpenClass ? toAnnounced(plan, dated_id !== null) : {};
}

/** A lesson as its student stands to it. */
export function toParticipated({ dated_id, attendance, finished_at }: OwnLessonRow): Participated {
  return { attendance: dated_id === null ? undefined : attendance, isLearnt: finished_at !== null };
}

/** The state of a lesson at this moment; null for one without a day. */
export function stageOf({ state, starts_at, ends_at, started_at }: OwnLessonRow, now: Date) {
  if (state === null || starts_at === null || ends_at === null) return null;
  return lessonState({ state, startsAt: starts_at, endsAt: ends_at, startedAt: started_at }, now);
}

/** A lesson that was held, or a recorded one that is learnt, can be reviewed once by a student of the class. */
export function mayReview(run: OwnRun, row: OwnLessonRow, now: Date): boolean {
  if (run.enrolment !== 'active' || row.is_reviewed) return false;
  return row.dated_id === null ? row.finished_at !== null : stageOf(row, now) === 'ended';
}

function accessOf(run: OwnRun, row: OwnLessonRow, { now, locale, lock }: Seen): NonNullable<OwnLesson['access']> {
  const error = accessError({
    enrolment: run.enrolment,
    isClassCancelled: run.is_cancelled,
    stage: stageOf(row, now),
    replay: row.replay,
    isBeforeStart: run.starts_at !== null && run.starts_at > now,
    isLocked: lock !== null,
  });
  if (error === null) return { hasAccess: true };
  if (error !== 'previousPracticeRequired' || !lock) {
    const words = error === 'previousPracticeRequired' ? undefined : say(ACCESS_WORDS[error], locale);
    return { hasAccess: false, error, message: words };
  }
  return {
    hasAccess: false,
    error,
    message: lockWords(locale, lock.index, lock.practice !== null),
    blockId: lock.practice?.id,
    blockLessonId: lock.id,
    blockDatedId: lock.dated_id ?? undefined,
  };
}
