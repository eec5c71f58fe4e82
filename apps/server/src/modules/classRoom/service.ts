import { type contract, type OutputOf, ResultCode } from '@shuyuan/contract';
import { classEntryState, safeHttpUrl } from '@shuyuan/rules';
import { findLock } from '../../domain/lessonLock.ts';
import { lockWords } from '../../domain/lessonWords.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { type ClassRow, closeStay, insertStay, selectClass } from './queries.ts';

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
    isMember,
    isInside: row.is_inside && row.ends_at > ctx.now,
    lockReason: lock === null ? undefined : lockWords(ctx.locale, lock.index),
    serverTime: ctx.now.toISOString(),
  };
}

/** Address of the sandbox room of a lesson without a room; null where no sandbox is allowed. */
export type StandIn = (company: CompanyRow, lessonId: number) => string | null;

/** Admits a student of the class: 4005 too early, 4006 over, 4001 a practice comes first, 4009 no room (§9, X3, Z4). */
export async function enterClass(
  ctx: StudentCtx,
  { company, lessonId, standIn }: { company: CompanyRow; lessonId: number; standIn: StandIn },
): Promise<OutputOf<Calls['enter']>> {
  const row = await mustBeMember(ctx, lessonId);
  const entry = classEntryState(ctx.now, row.starts_at, row.ends_at);
  if (entry === 'early') throw refused(ResultCode.tooEarly);
  if (entry === 'ended') throw refused(ResultCode.classEnded);
  if ((await findLockOf(ctx, row)) !== null) throw refused(ResultCode.practiceFirst);
  const outside = row.live_url === null ? null : safeHttpUrl(row.live_url, { hosts: company.live_hosts });
  const url = outside?.href ?? standIn(company, lessonId);
  if (url === null) throw refused(ResultCode.classRoomMissing);
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

/** Records that the student has left; the first time counts. */
export async function leaveClass(ctx: StudentCtx, lessonId: number): Promise<Record<string, never>> {
  const { ends_at } = await mustBeMember(ctx, lessonId);
  const leftAt = ends_at < ctx.now ? ends_at : ctx.now;
  await closeStay(ctx.tx, { lessonId, studentId: ctx.studentId, leftAt });
  return {};
}

/** A lesson of a class that the student is in; `missing` for everybody else's (Z1). */
async function mustBeMember(ctx: StudentCtx, lessonId: number): Promise<ClassRow> {
  const row = await selectClass(ctx, lessonId);
  if (!row || row.enrolment_id === null) throw missing();
  return row;
}

/** The lesson whose practice comes before this one (§4); null when it is not locked. */
function findLockOf({ tx, studentId }: Ctx, { class_run_id, lesson_id }: ClassRow) {
  return findLock(tx, { classRunId: class_run_id, lessonId: lesson_id, studentId: studentId ?? 0 });
}
