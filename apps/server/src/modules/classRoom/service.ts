import { type contract, type OutputOf, ResultCode } from '@shuyuan/contract';
import { classEntryState, safeHttpUrl } from '@shuyuan/rules';
import { lockWords } from '../../domain/lessonLock.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import { type ClassRow, type ClassView, closeStay, insertStay, selectClass } from './queries.ts';

type Calls = (typeof contract)['classRoom'];
type StudentView = ClassView & { studentId: number };

/** A room on one of the school's hosts, or the one that stands in for it. */
const TOOLS = { outside: 'school', sandbox: 'sandbox' } as const;

/** The lesson on its day; `missing` for one of another school (E3). */
export async function findClass(tx: Tx, view: ClassView, lessonId: number): Promise<OutputOf<Calls['info']>> {
  const row = await selectClass(tx, view, lessonId);
  if (!row) throw missing();
  const isMember = row.enrolment_id !== null;
  const practice = isMember ? lockedBy(row) : null;
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
    isInside: row.is_inside && row.ends_at > view.now,
    lockReason: practice === null ? undefined : lockWords(view.locale, practice),
    serverTime: view.now.toISOString(),
  };
}

/** Where the room of a lesson is when the school has none of its own; null where nothing may stand in for it. */
export type StandIn = (company: CompanyRow, lessonId: number) => string | null;

/** Opens the door to a student of the class: 4005 too early, 4006 over, 4001 a practice comes first, 4009 no room (§9, X3, Z4). */
export async function enterClass(
  tx: Tx,
  view: StudentView,
  { company, lessonId, standIn }: { company: CompanyRow; lessonId: number; standIn: StandIn },
): Promise<OutputOf<Calls['enter']>> {
  const row = await mustBeMember(tx, view, lessonId);
  const door = classEntryState(view.now, row.starts_at, row.ends_at);
  if (door === 'early') throw refused(ResultCode.tooEarly);
  if (door === 'ended') throw refused(ResultCode.classEnded);
  if (lockedBy(row) !== null) throw refused(ResultCode.practiceFirst);
  const outside = row.live_url === null ? null : safeHttpUrl(row.live_url, { hosts: company.live_hosts });
  const url = outside?.href ?? standIn(company, lessonId);
  if (url === null) throw refused(ResultCode.classRoomMissing);
  await insertStay(tx, { companyId: company.id, lessonId, studentId: view.studentId, now: view.now });
  return {
    url,
    tool: outside ? TOOLS.outside : TOOLS.sandbox,
    title: row.title,
    courseTitle: row.course_title,
    lecturerName: row.lecturer,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    serverTime: view.now.toISOString(),
  };
}

/** Notes that the student is gone; whoever left before has left. */
export async function leaveClass(tx: Tx, view: StudentView, lessonId: number): Promise<Record<string, never>> {
  const { ends_at } = await mustBeMember(tx, view, lessonId);
  const leftAt = ends_at < view.now ? ends_at : view.now;
  await closeStay(tx, { lessonId, studentId: view.studentId, leftAt });
  return {};
}

/** A lesson of a class that the student is in; `missing` for everybody else's (Z1). */
async function mustBeMember(tx: Tx, view: StudentView, lessonId: number): Promise<ClassRow> {
  const row = await selectClass(tx, view, lessonId);
  if (!row || row.enrolment_id === null) throw missing();
  return row;
}

/** Number of the lesson whose practice keeps this one locked (§4); null when nothing does. */
function lockedBy({ is_locked_by_practice, behind, is_trial, finished_at }: ClassRow): number | null {
  return is_locked_by_practice && !is_trial && finished_at === null ? behind : null;
}
