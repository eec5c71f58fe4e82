import { changeOf, type EventOf, ResultCode } from '@shuyuan/contract';
import { lessonEnd, lessonState, nextLessonChange, type PlannedLesson } from '@shuyuan/rules';
import { sql } from 'kysely';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { auditDecision } from '../../platform/work/audit.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { notifyMembers, pushLesson, selectNamed } from './members.ts';
import { finishAttended } from './records.ts';
import { cancelWords, classEndWords, classStartWords, replayWords } from './words.ts';

/** Effects of lessons on other modules, in the same transaction. */
export interface LearningPorts {
  /** Publishes the practice of a lesson that was held to its class. */
  publishPractices(tx: Tx, datedLessonId: number, now: Date): Promise<unknown>;
}

/** Context of a change of a lesson. */
export interface ChangeCtx {
  tx: Tx;
  companyId: number;
  now: Date;
  ports: LearningPorts;
  /** Who changes it; absent where the school's command, its clock or the simulator does. */
  lecturerId?: number;
}

/** Writes the state that the clock has given a lesson, with all that follows from it; a second run changes nothing (product.md 4.3). */
export async function followClock(ctx: ChangeCtx, id: number): Promise<void> {
  const row = await lockLesson(ctx, id);
  if (!row) return;
  const plan = planOf(row);
  const stage = lessonState(plan, ctx.now);
  if (stage !== row.state) {
    if (stage === 'waiting') await write(ctx, row, 'openEntry', {});
    if (stage === 'living') await begin(ctx, row, null);
    if (stage === 'ended') await end(ctx, row, lessonEnd(plan));
  }
  await planNext(ctx, id, { ...plan, state: stage });
}

/** The lecturer starts a lesson, early or late; 1004 once it is over. */
export async function startLesson(ctx: ChangeCtx, id: number): Promise<void> {
  const row = await mustChange(ctx, id, ['notStarted', 'waiting', 'living']);
  if (row.started_at) return;
  // The clock may have begun it already.
  if (row.state === 'living') {
    await ctx.tx.updateTable('dated_lesson').set({ started_at: ctx.now }).where('id', '=', id).execute();
    await pushLesson(ctx, row);
  } else await begin(ctx, row, ctx.now);
  await planNext(ctx, id, { ...planOf(row), state: 'living', startedAt: ctx.now });
}

/** The lecturer ends a lesson; 1004 for one that is over or was not begun. */
export async function endLesson(ctx: ChangeCtx, id: number): Promise<void> {
  const row = await mustChange(ctx, id, ['waiting', 'living']);
  await end(ctx, row, await endOf(ctx, row));
  await auditDecision(ctx.tx, ctx, 'lesson ended', { datedLessonId: id });
}

/** The school cancels a lesson before its start and tells the class; 1004 later. */
export async function cancelLesson(ctx: ChangeCtx, id: number, reason: string | null): Promise<void> {
  const row = await mustChange(ctx, id, ['notStarted', 'waiting']);
  await write(ctx, row, 'cancel', { cancel_reason: reason });
  const named = await selectNamed(ctx.tx, id);
  const message = { ...cancelWords(named, reason), onceKey: `lesson:${id}:cancelled`, link: named.link };
  await notifyMembers(ctx, row.class_run_id, message);
  await checkClassEnd(ctx, row.class_run_id);
  await auditDecision(ctx.tx, ctx, 'lesson cancelled', { datedLessonId: id, ...(reason !== null && { reason }) });
}

/** A recording is ready, has failed, or is tried again; 1004 where it is not the turn. */
export async function changeReplay(ctx: ChangeCtx, id: number, event: EventOf<'replay'>): Promise<void> {
  const row = await lockLesson(ctx, id);
  if (!row) throw missing();
  const { from, to } = changeOf('replay', event);
  if (row.replay === to) return;
  if (row.state !== 'ended' || !from.includes(row.replay)) throw refused(ResultCode.stateForbids);
  await ctx.tx
    .updateTable('dated_lesson')
    .set({ replay: to, replay_at: to === 'ready' ? ctx.now : null })
    .where('id', '=', id)
    .execute();
  await pushLesson(ctx, row);
  if (to !== 'ready') return;
  const named = await selectNamed(ctx.tx, id);
  await notifyMembers(ctx, row.class_run_id, {
    ...replayWords(named),
    onceKey: `lesson:${id}:replay`,
    link: named.link,
  });
}

/** The lesson under its lock and its class's: of the last two lessons that end at once, one sees that the class has ended. */
async function lockLesson({ tx }: ChangeCtx, id: number) {
  await sql`select r.id from class_run r join dated_lesson d on d.company_id = r.company_id and d.class_run_id = r.id
    where d.id = ${id} for update of r`.execute(tx);
  return tx.selectFrom('dated_lesson').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
/** The lessons of a class under their locks, in order. */
export function lockLessons(tx: Tx, classRunId: number): Promise<Row[]> {
  return tx
    .selectFrom('dated_lesson')
    .selectAll()
    .where('class_run_id', '=', classRunId)
    .orderBy('starts_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}
type Row = NonNullable<Awaited<ReturnType<typeof lockLesson>>>;

/** A lesson as the rule of its states sees it. */
export function planOf({ state, starts_at, ends_at, started_at }: Row): PlannedLesson {
  return { state, startsAt: starts_at, endsAt: ends_at, startedAt: started_at };
}

async function mustChange(ctx: ChangeCtx, id: number, states: readonly PlannedLesson['state'][]): Promise<Row> {
  const row = await lockLesson(ctx, id);
  if (!row) throw missing();
  if (!states.includes(lessonState(planOf(row), ctx.now))) throw refused(ResultCode.stateForbids);
  return row;
}

type Change = Partial<Pick<Row, 'cancel_reason' | 'started_at' | 'ended_at' | 'replay'>>;

/** Writes a change of a lesson, if its state allows it, and has open pages load it again. */
export async function write(ctx: ChangeCtx, row: Row, event: EventOf<'lesson'>, change: Change): Promise<void> {
  const { from, to } = changeOf('lesson', event);
  await ctx.tx
    .updateTable('dated_lesson')
    .set({ ...change, state: to })
    .where('id', '=', row.id)
    .where('state', 'in', from)
    .execute();
  // Pages know by their own clock when entry opens.
  if (event !== 'openEntry') await pushLesson(ctx, row);
}

/** Begins a lesson; `at` is null where the clock alone says so. */
async function begin(ctx: ChangeCtx, row: Row, at: Date | null): Promise<void> {
  await write(ctx, row, 'start', { started_at: at });
  const { tx } = ctx;
  const earlier = await tx
    .selectFrom('dated_lesson')
    .select('id')
    .where('class_run_id', '=', row.class_run_id)
    .where('id', '<>', row.id)
    .where('state', 'in', ['living', 'ended'])
    .limit(1)
    .executeTakeFirst();
  if (earlier) return;
  const { course, link } = await selectNamed(tx, row.id);
  const message = { ...classStartWords(course), onceKey: `class:${row.class_run_id}:started`, link };
  await notifyMembers(ctx, row.class_run_id, message);
}

/** Now, but never before the lesson began or somebody came in: another process, whose clock is ahead, may have written that (C4). */
async function endOf({ tx, now }: ChangeCtx, { id, started_at }: Row): Promise<Date> {
  const { entered } = await tx
    .selectFrom('class_log')
    .select(({ fn }) => fn.max<Date | null>('joined_at').as('entered'))
    .where('dated_lesson_id', '=', id)
    .executeTakeFirstOrThrow();
  const begun = started_at && started_at > now ? started_at : now;
  return entered && entered > begun ? entered : begun;
}

async function end(ctx: ChangeCtx, row: Row, at: Date): Promise<void> {
  await write(ctx, row, 'end', { ended_at: at, replay: 'generating' });
  await finishAttended(ctx, row, at);
  await ctx.ports.publishPractices(ctx.tx, row.id, ctx.now);
  await checkClassEnd(ctx, row.class_run_id);
}

/** The class has ended with its last lesson: its members are told, and their reports are made (product.md 4.3). */
async function checkClassEnd(ctx: ChangeCtx, classRunId: number): Promise<void> {
  const { tx, companyId, now } = ctx;
  const lessons = await tx
    .selectFrom('dated_lesson')
    .select(['id', 'state'])
    .where('class_run_id', '=', classRunId)
    .orderBy('starts_at')
    .execute();
  const isOver = lessons.every(({ state }) => state === 'ended' || state === 'cancelled');
  const last = lessons.findLast(({ state }) => state === 'ended');
  if (!isOver || !last) return;
  const { course, classLink } = await selectNamed(tx, last.id);
  const message = { ...classEndWords(course), onceKey: `class:${classRunId}:ended`, link: classLink };
  await notifyMembers(ctx, classRunId, message);
  await remember(tx, { companyId, kind: 'makeReport', refId: classRunId, dueAt: now });
}

async function planNext({ tx, companyId, now }: ChangeCtx, id: number, plan: PlannedLesson): Promise<void> {
  const dueAt = nextLessonChange(plan, now);
  if (dueAt) await remember(tx, { companyId, kind: 'lessonClock', refId: id, dueAt });
}
