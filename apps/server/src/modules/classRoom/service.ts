import { type contract, type OutputOf, ResultCode } from '@shuyuan/contract';
import { entryOpensAt, lessonEnd, lessonState, mayEnterLesson, type PlannedLesson, safeHttpUrl } from '@shuyuan/rules';
import { findLock } from '../../domain/lessonLock.ts';
import { lockWords } from '../../domain/lessonWords.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { type ClassRow, closeStay, holdEnrolment, insertStay, selectClass } from './queries.ts';

type Calls = (typeof contract)['classRoom'];

/** A room on one of the school's hosts, or the sandbox room. */
const TOOLS = { outside: 'school', sandbox: 'sandbox' } as const;

/** The lesson on its day; `missing` for one of another school (E3). */
export async function findClass(ctx: Ctx, lessonId: number): Promise<OutputOf<Calls['info']>> {
  const row = await selectClass(ctx, lessonId);
  if (!row) throw missing();
  const isMember = row.enrolment_id !== null;
  const lock = isMember ? await findLockOf(ctx, row) : null;
  return {
    lessonId: row.id,
    index: row.index,
    title: row.title,
    courseId: row.class_run_id,
    saleId: row.offer_id,
    courseTitle: row.course_title,
    cover: row.cover ?? undefined,
    lecturerName: row.lecturer,
    lecturerPortrait: row.portrait ?? undefined,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: stateOf(row, ctx.now),
    isStarted: row.started_at !== null,
    isMember,
    isInside: row.is_inside && isOn(row, ctx.now),
    lockReason: lock === null ? undefined : lockWords(ctx.locale, lock.index, lock.practice !== null),
    serverTime: ctx.now.toISOString(),
  };
}

/** Address of the sandbox room of a lesson without a room; null where no sandbox is allowed. */
export type StandIn = (company: CompanyRow, lessonId: number) => string | null;

interface Entry {
  company: CompanyRow;
  lessonId: number;
  standIn: StandIn;
}

/**
 * Admits a student of the class: 1004 cancelled, 4005 too early (with the time of entry), 4006 over, 4001 a practice comes
 * first, 4009 no room (§9, X3, Z4).
 */
export async function enterClass(
  ctx: StudentCtx,
  { company, lessonId, standIn }: Entry,
): Promise<OutputOf<Calls['enter']>> {
  const row = await mustBeMember(ctx, lessonId);
  const state = stateOf(row, ctx.now);
  if (state === 'cancelled') throw refused(ResultCode.stateForbids);
  if (state === 'notStarted') {
    const canEnterAt = new Date(entryOpensAt(row.starts_at));
    throw refused(ResultCode.tooEarly, { canEnterTime: canEnterAt.toISOString() });
  }
  if (state === 'ended') throw refused(ResultCode.classEnded);
  if ((await findLockOf(ctx, row)) !== null) throw refused(ResultCode.practiceFirst);
  const outside = row.live_url === null ? null : safeHttpUrl(row.live_url, { hosts: company.live_hosts });
  const url = outside?.href ?? standIn(company, lessonId);
  if (url === null) throw refused(ResultCode.classRoomMissing);
  // Between the look and the entry, a refund may have been asked for.
  if (!(await holdEnrolment(ctx.tx, row.enrolment_id))) throw missing();
  await insertStay(ctx.tx, { companyId: company.id, lessonId, studentId: ctx.studentId, now: ctx.now });
  return {
    url,
    tool: outside ? TOOLS.outside : TOOLS.sandbox,
    title: row.title,
    courseTitle: row.course_title,
    lecturerName: row.lecturer,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    serverTime: ctx.now.toISOString(),
  };
}

/** The entry as backends of the family name it (wire-facts 6.5). */
export async function joinRoom(ctx: StudentCtx, entry: Entry): Promise<OutputOf<Calls['join']>> {
  const { url, tool } = await enterClass(ctx, entry);
  return { url, tool, roomId: String(entry.lessonId), pid: String(entry.company.id) };
}

/** Records that the student has left; the first time counts. */
export async function leaveClass(ctx: StudentCtx, lessonId: number): Promise<Record<string, never>> {
  const end = lessonEnd(planOf(await mustBeMember(ctx, lessonId)));
  const leftAt = end < ctx.now ? end : ctx.now;
  await closeStay(ctx.tx, { lessonId, studentId: ctx.studentId, leftAt });
  return {};
}

/** A lesson of a class that the student is in; `missing` for everybody else's (Z1). */
async function mustBeMember(ctx: StudentCtx, lessonId: number): Promise<ClassRow & { enrolment_id: number }> {
  const row = await selectClass(ctx, lessonId);
  if (!row || row.enrolment_id === null) throw missing();
  return { ...row, enrolment_id: row.enrolment_id };
}

function planOf({ state, starts_at, ends_at, started_at }: ClassRow): PlannedLesson {
  return { state, startsAt: starts_at, endsAt: ends_at, startedAt: started_at };
}

/** The state of the lesson now; one of a cancelled class is cancelled. */
function stateOf(row: ClassRow, now: Date) {
  return row.is_cancelled ? 'cancelled' : lessonState(planOf(row), now);
}

function isOn(row: ClassRow, now: Date): boolean {
  const { starts_at: startsAt, ends_at: endsAt, started_at } = row;
  return mayEnterLesson({ state: stateOf(row, now), startsAt, endsAt, isStarted: started_at !== null }, now);
}

/** The lesson whose practice comes before this one (§4); null when it is not locked. */
function findLockOf({ tx, studentId }: Ctx, { class_run_id, lesson_id }: ClassRow) {
  return findLock(tx, { classRunId: class_run_id, lessonId: lesson_id, studentId: studentId ?? 0 });
}
