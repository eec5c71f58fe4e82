import type { contract, InputOf, OutputOf, Practice, SentOf } from '@shuyuan/contract';
import { gradeLevel } from '@shuyuan/rules';
import { type NotNull, sql } from 'kysely';
import { missing } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, mapPage, widePageOf } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { ANSWERED } from './answers.ts';
import { selectBook } from './book.ts';
import { COLUMNS_OF_P } from './rows.ts';

type Calls = (typeof contract)['practice'];
/** A practice as it leaves the server. */
export type SentPractice = SentOf<typeof Practice>;

const MINUTE_MS = 60_000;

/** SQL for the state of the practice `p` by the clock: what has ended says so before it is written (product.md 4.0). */
function stateAt(now: Date) {
  return sql<SentPractice['state']>`case when p.state = 'unfinished' and coalesce(p.limit_ends_at, p.due_at) <= ${now}
    then case when p.limit_ends_at is null then 'expired' else 'submitted' end else p.state end`;
}

/** SQL for why nothing can be done with the practice `p` now; null where something can. */
function closedBy(now: Date) {
  return sql<SentPractice['closedBy'] | null>`(select case when o.status <> 'open' then 'paperClosed'
      when e.status = 'frozen' then 'frozen' when e.status <> 'active' or e.valid_until <= ${now} then 'expired' end
    from enrolment e, paper o
    where o.company_id = p.company_id and o.id = p.paper_id and e.company_id = p.company_id
      and e.student_id = p.student_id and e.class_run_id = p.class_run_id and e.status <> 'quit'
    order by e.status = 'active' desc, e.valid_until desc nulls first limit 1)`;
}

/** The student's own practices with what a list shows; those of a class that was left are not among them. */
function selectOwn({ tx, studentId }: Pick<StudentCtx, 'tx' | 'studentId'>) {
  return tx
    .selectFrom('practice_record as p')
    .where('p.student_id', '=', studentId)
    .where(
      sql<boolean>`exists (select 1 from enrolment e where e.company_id = p.company_id and e.student_id = p.student_id
        and e.class_run_id = p.class_run_id and e.status <> 'quit')`,
    );
}

function widen(query: ReturnType<typeof selectOwn>, { locale, now }: Pick<StudentCtx, 'locale' | 'now'>) {
  return (
    query
      .innerJoin('paper as a', joinTenant('a.id', 'p.paper_id'))
      .innerJoin('class_run as r', joinTenant('r.id', 'p.class_run_id'))
      .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
      .leftJoin('lesson as x', joinTenant('x.id', 'p.lesson_id'))
      // Listed, so that the statement can be prepared (performance.md row 16); its state by the clock follows below.
      .select(COLUMNS_OF_P)
      .select(['a.type', 'a.total_score', 'a.pass_score', 'a.limit_minutes', 'a.max_attempts', 'a.redo_minutes'])
      .select(['a.may_make_up', 'a.show_answer', 'x.index'])
      .select([inLanguage(locale, 'a.name').as('name'), inLanguage(locale, 'c.title').as('course')])
      .select([inLanguage<string | null>(locale, 'x.title').as('lesson'), stateAt(now).as('state')])
      .select([
        ANSWERED.as('answered'),
        sql<number>`(select count(*)::int from question q where q.company_id = p.company_id and q.paper_id = p.paper_id
        and q.type <> 'group')`.as('questions'),
        sql<number>`(select count(*)::int from practice_answer t where t.company_id = p.company_id and t.record_id = p.id
        and t.state = 'right')`.as('rights'),
        sql<boolean>`not exists (select 1 from practice_record l where l.company_id = p.company_id
        and l.student_id = p.student_id and l.paper_id = p.paper_id and l.class_run_id = p.class_run_id
        and l.attempt > p.attempt)`.as('is_last'),
        closedBy(now).as('closed_by'),
      ])
      .$narrowType<{ student_id: NotNull; class_run_id: NotNull; offer_id: NotNull }>()
  );
}
/** A practice with what is shown of it. */
export type PracticeRow = Awaited<ReturnType<ReturnType<typeof widen>['execute']>>[number];

/** One own practice with what is shown of it; `missing` for anybody else's (Z1). */
export async function findPractice(ctx: StudentCtx, id: number): Promise<PracticeRow> {
  const row = await widen(selectOwn(ctx).where('p.id', '=', id), ctx).executeTakeFirst();
  if (!row) throw missing();
  return row;
}

/** One own practice as it leaves the server. */
export async function readPractice(ctx: StudentCtx, id: number): Promise<SentPractice> {
  return toPractice(await findPractice(ctx, id), ctx.now);
}

/** To do by deadline, then what cannot be done now, then handed in by that time, then done and after that expired, the latest first. */
export async function listPractices(
  ctx: StudentCtx,
  { state, courseId, ...page }: InputOf<Calls['list']>,
): Promise<OutputOf<Calls['list']>> {
  const shown = stateAt(ctx.now);
  let query = selectOwn(ctx).select('p.id');
  if (state !== undefined) query = query.where(shown, '=', state);
  if (courseId !== undefined) query = query.where('p.class_run_id', '=', courseId);
  const group = sql`case ${shown} when 'unfinished'
    then case when ${closedBy(ctx.now)} is null then 0.0 else 0.5 end when 'submitted' then 1 when 'awaiting' then 1
    when 'expired' then 3 else 2 end`;
  const ordered = query
    .orderBy(group)
    .orderBy(sql`case ${shown} when 'unfinished' then p.due_at when 'submitted' then p.submitted_at
      when 'awaiting' then p.submitted_at end`)
    .orderBy(sql`coalesce(p.marked_at, p.submitted_at, p.due_at) desc`)
    .orderBy('p.id', 'desc');
  const rows = await widePageOf(ctx.tx, ordered, page, (few) => ({
    async execute() {
      const ids = (await few.execute()).map(({ id }) => id);
      if (ids.length === 0) return [];
      const found = await widen(selectOwn(ctx).where('p.id', 'in', ids), ctx).execute();
      return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
  }));
  return mapPage(rows, (row) => toPractice(row, ctx.now));
}

/** How many practices are in each state, and how many wrong questions of the book, as it is shown now, are not mastered. */
export async function countPractices(ctx: StudentCtx): Promise<OutputOf<Calls['counts']>> {
  const rows = await selectOwn(ctx)
    .select([stateAt(ctx.now).as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy(sql`1`)
    .execute();
  const of = (state: SentPractice['state']) => rows.find((row) => row.state === state)?.count ?? 0;
  const { count: wrong } = await selectBook(ctx)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('w.is_mastered', '=', false)
    .executeTakeFirstOrThrow();
  return {
    unfinished: of('unfinished'),
    submitted: of('submitted'),
    awaiting: of('awaiting'),
    finished: of('finished'),
    expired: of('expired'),
    wrong,
    serverTime: ctx.now.toISOString(),
  };
}

/** The public form of a practice; what may be done with it is the server's word (product.md 4.0). */
export function toPractice(row: PracticeRow, now: Date): SentPractice {
  const { state, score } = row;
  const isFinished = state === 'finished';
  const hasLeft = row.max_attempts === 0 || row.attempt < row.max_attempts;
  const redoAt = redoTime(row);
  return {
    id: row.id,
    paperId: row.paper_id,
    title: row.name,
    type: row.type,
    courseId: row.class_run_id,
    saleId: row.offer_id,
    courseTitle: row.course,
    lessonId: row.lesson_id ?? undefined,
    lessonIndex: row.index ?? undefined,
    lessonTitle: row.lesson ?? undefined,
    state,
    attempt: row.attempt,
    maxAttempts: row.max_attempts || undefined,
    isMakeUp: row.is_make_up,
    isSentBack: row.is_sent_back && state === 'unfinished',
    sendBackReason: row.is_sent_back ? (row.send_back_reason ?? undefined) : undefined,
    questionCount: row.questions,
    answeredCount: row.answered,
    limitMinutes: row.limit_minutes ?? undefined,
    publishedAt: row.published_at.toISOString(),
    startedAt: row.started_at?.toISOString(),
    dueAt: row.due_at.toISOString(),
    endsAt: row.limit_ends_at?.toISOString(),
    submittedAt: (row.submitted_at ?? (state === 'submitted' ? row.limit_ends_at : null))?.toISOString(),
    gradedAt: row.marked_at?.toISOString(),
    usedS: row.used_s ?? undefined,
    totalScore: row.total_score,
    passScore: row.pass_score ?? undefined,
    objectiveScore: isFinished ? (row.objective_score ?? undefined) : undefined,
    score: score ?? undefined,
    rightRate: isFinished && row.questions > 0 ? Math.round((row.rights / row.questions) * 100) / 100 : undefined,
    level: score === null ? undefined : gradeLevel(score, row.total_score, row.pass_score),
    mayRedo: isFinished && row.is_last && row.closed_by === null && hasLeft,
    redoAt: isFinished && redoAt > now ? redoAt.toISOString() : undefined,
    mayMakeUp: state === 'expired' && row.is_last && row.closed_by === null && row.may_make_up,
    closedBy: row.closed_by ?? undefined,
  };
}

/** From when another attempt may be started. */
export function redoTime({ submitted_at, redo_minutes }: Pick<PracticeRow, 'submitted_at' | 'redo_minutes'>): Date {
  return new Date((submitted_at?.getTime() ?? 0) + redo_minutes * MINUTE_MS);
}
