import { type contract, type InputOf, ResultCode, type SentOf, type TaughtLesson } from '@shuyuan/contract';
import { CLASS_ENTRY_MINUTES, lessonState } from '@shuyuan/rules';
import { sql } from 'kysely';
import { fromDatedLessons } from '../../domain/datedLessons.ts';
import { isMarkedBy } from '../../domain/markedClasses.ts';
import { beijingMidnight } from '../../platform/core/beijing.ts';
import { invalid, missing, refused } from '../../platform/core/errors.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { cancelLesson, endLesson, type LearningPorts, startLesson } from './changes.ts';

type Calls = (typeof contract)['classDesk'];
type LecturerCtx = Ctx & { lecturerId: number };
type Lesson = SentOf<typeof TaughtLesson>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** What is shown without an end. */
const SPAN_DAYS = 7;
const SPAN_MAX_DAYS = 31;

/** Lessons of the lecturer's classes in a span, in order; 422 for one of more than 31 days (product.md 4.3). */
export async function listTaught(
  ctx: LecturerCtx,
  input: InputOf<Calls['lessons']>,
): Promise<{ lessons: Lesson[]; serverTime: string }> {
  const from = input.from === undefined ? beijingMidnight(ctx.now) : new Date(input.from);
  const until = input.until === undefined ? new Date(from.getTime() + SPAN_DAYS * DAY_MS) : new Date(input.until);
  const span = until.getTime() - from.getTime();
  if (span < 0 || span > SPAN_MAX_DAYS * DAY_MS) throw invalid([{ field: 'endTime', rule: 'range' }]);
  const rows = await selectTaught(ctx)
    .where('d.ends_at', '>', from)
    .where('d.starts_at', '<', until)
    .orderBy('d.starts_at')
    .orderBy('d.id')
    .execute();
  return { lessons: rows.map((row) => toTaught(row, ctx.now)), serverTime: ctx.now.toISOString() };
}

/** Starts a lesson of the lecturer's classes; 4005 earlier than 15 minutes before its time, 1004 once it is over. */
export async function startTaught(ctx: LecturerCtx, ports: LearningPorts, id: number): Promise<Lesson> {
  const { canStartAt } = await findTaught(ctx, id);
  if (canStartAt !== undefined && Date.parse(canStartAt) > ctx.now.getTime()) {
    throw refused(ResultCode.tooEarly, { canEnterTime: canStartAt });
  }
  await startLesson({ ...ctx, ports }, id);
  return findTaught(ctx, id);
}

/** Ends one that has begun; 1004 before it and once it is over. */
export async function endTaught(ctx: LecturerCtx, ports: LearningPorts, id: number): Promise<Lesson> {
  const { mayEnd } = await findTaught(ctx, id);
  if (!mayEnd) throw refused(ResultCode.stateForbids);
  await endLesson({ ...ctx, ports }, id);
  return findTaught(ctx, id);
}

/** Cancels one that has not begun, with the reason that its class is told; 1004 later. */
export async function cancelTaught(
  ctx: LecturerCtx,
  ports: LearningPorts,
  { id, reason }: InputOf<Calls['cancel']>,
): Promise<Lesson> {
  await findTaught(ctx, id);
  const words = reason.trim();
  if (words === '') throw invalid([{ field: 'cancelReason', rule: 'required' }]);
  await cancelLesson({ ...ctx, ports }, id, words);
  return findTaught(ctx, id);
}

/** A lesson of the lecturer's classes; `missing` for every other (Z1). */
async function findTaught(ctx: LecturerCtx, id: number): Promise<Lesson> {
  const row = await selectTaught(ctx).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw missing();
  return toTaught(row, ctx.now);
}

function selectTaught({ tx, locale, lecturerId, now }: LecturerCtx) {
  return fromDatedLessons(tx)
    .select(['d.id', 'd.class_run_id', 'd.starts_at', 'd.ends_at', 'd.state', 'd.started_at', 'd.ended_at'])
    .select(['d.cancel_reason', 'x.index', inLanguage(locale, 'x.title').as('title')])
    .select([inLanguage(locale, 'c.title').as('course'), inLanguage(locale, 'r.name').as('class_name')])
    .select([
      sql<number>`(select count(*)::int from enrolment e where e.company_id = d.company_id
        and e.class_run_id = d.class_run_id and e.status = 'active'
        and coalesce(e.valid_until > ${now}::timestamptz, true))`.as('members'),
      sql<number>`(select count(distinct g.student_id)::int from class_log g where g.company_id = d.company_id
        and g.dated_lesson_id = d.id and g.left_at is null)`.as('inside'),
      sql<boolean>`exists (select 1 from paper a where a.company_id = d.company_id and a.lesson_id = d.lesson_id
        and a.status = 'open')`.as('has_practice'),
    ])
    .where(isMarkedBy(lecturerId, sql`d.class_run_id`));
}
type Row = Awaited<ReturnType<ReturnType<typeof selectTaught>['execute']>>[number];

function toTaught(row: Row, now: Date): Lesson {
  const { starts_at: startsAt, ends_at: endsAt, started_at: startedAt, ended_at: endedAt } = row;
  const state = lessonState({ state: row.state, startsAt, endsAt, startedAt }, now);
  const isOpen = state === 'waiting' || state === 'living';
  const isBefore = state === 'notStarted' || state === 'waiting';
  return {
    id: row.id,
    courseId: row.class_run_id,
    courseTitle: row.course,
    className: row.class_name,
    index: row.index,
    title: row.title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state,
    cancelReason: row.cancel_reason ?? undefined,
    startedAt: startedAt?.toISOString(),
    endedAt: endedAt?.toISOString(),
    memberCount: row.members,
    insideCount: isOpen ? row.inside : undefined,
    hasPractice: row.has_practice,
    mayStart: isOpen && startedAt === null,
    mayEnd: state === 'living',
    mayCancel: isBefore,
    canStartAt: isBefore ? new Date(startsAt.getTime() - CLASS_ENTRY_MINUTES * MINUTE_MS).toISOString() : undefined,
  };
}
