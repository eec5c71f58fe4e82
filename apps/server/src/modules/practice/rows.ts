import { changeOf, type EventOf, ResultCode } from '@shuyuan/contract';
import { type Selectable, sql, type Updateable } from 'kysely';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { remember } from '../../platform/work/dueWork.ts';
import type { PaperTable, PracticeAnswerTable, PracticeRecordTable } from './tables.ts';

/** A practice's row: one attempt of a student at a paper. */
export type RecordRow = Selectable<PracticeRecordTable>;
/** A row of a class: with its student, who has it by an offer. */
export type ClassRecordRow = RecordRow & { student_id: number; class_run_id: number; offer_id: number };
/** A paper's row. */
export type PaperRow = Selectable<PaperTable>;
/** An answer's row. */
export type AnswerRow = Pick<Selectable<PracticeAnswerTable>, (typeof ANSWER_COLUMNS)[number]>;
/** The context of what changes practices, also by the clock alone. */
export type PracticeCtx = Pick<Ctx, 'tx' | 'companyId' | 'now'>;

/** The context of a lecturer's call. */
export interface LecturerCtx extends Ctx {
  lecturerId: number;
}

const HOUR_MS = 3_600_000;

/** Every column of a practice; listed, so that queries of all columns can be prepared (performance.md row 16). */
const RECORD_COLUMNS = [
  'company_id',
  'id',
  'student_id',
  'paper_id',
  'class_run_id',
  'offer_id',
  'assessment_id',
  'lesson_id',
  'attempt',
  'state',
  'published_at',
  'started_at',
  'due_at',
  'limit_ends_at',
  'submitted_at',
  'used_s',
  'worked_s',
  'seen_at',
  'objective_score',
  'subjective_score',
  'score',
  'comment',
  'comment_audio_id',
  'comment_audio_s',
  'marker_id',
  'marked_at',
  'is_make_up',
  'is_sent_back',
  'sent_back_at',
  'send_back_reason',
  'shuffle_seed',
  'claimed_by',
  'claimed_until',
  'version',
] as const satisfies readonly (keyof PracticeRecordTable)[];
/** The same of a practice `p`. */
export const COLUMNS_OF_P = RECORD_COLUMNS.map((column) => `p.${column}` as const);
/** The same as text, made once: it stands in every save. */
const RECORD = sql.raw<unknown>(RECORD_COLUMNS.join(', '));

/** Every column of an answer, listed for the same reason. */
const ANSWER_COLUMNS = [
  'company_id',
  'record_id',
  'question_id',
  'values',
  'text',
  'is_flagged',
  'version',
  'saved_at',
  'state',
  'score',
  'criterion_scores',
  'comment',
] as const satisfies readonly (keyof PracticeAnswerTable)[];

/**
 * A student's own practice, locked until the transaction ends: saving, handing in, the deadline and marking happen one after
 * the other (I12). `missing` for anybody else's (Z1).
 */
export async function lockOwn(tx: Tx, studentId: number, id: number): Promise<ClassRecordRow> {
  const row = await lockRecord(tx, id);
  if (row?.student_id !== studentId || !isOfClass(row)) throw missing();
  return row;
}

/** Whether an attempt is of a class, and not of an assessment. */
export function isOfClass(row: RecordRow): row is ClassRecordRow {
  return row.assessment_id === null;
}

/** A practice's row, locked; undefined where there is none. */
export async function lockRecord(tx: Tx, id: number): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`select ${RECORD} from practice_record where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The paper of a practice. */
export function findPaper(tx: Tx, id: number): Promise<PaperRow> {
  return tx.selectFrom('paper').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Answers of a practice. */
export function selectAnswers(tx: Tx, recordId: number): Promise<AnswerRow[]> {
  return tx.selectFrom('practice_answer').select(ANSWER_COLUMNS).where('record_id', '=', recordId).execute();
}

/** Lets something happen to a practice: one guarded update (I1, I12); 1004 where it is in no state for it. */
export async function changePractice(
  tx: Tx,
  id: number,
  event: EventOf<'practice'>,
  set: Updateable<PracticeRecordTable> = {},
): Promise<RecordRow> {
  const { from, to } = changeOf('practice', event);
  const row = await tx
    .updateTable('practice_record')
    .set((eb) => ({ ...set, state: to, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(RECORD_COLUMNS)
    .executeTakeFirst();
  if (!row) throw refused(ResultCode.stateForbids);
  return row;
}

/** The same for a practice whose row is locked: what it becomes follows from what it is, so nothing is waited for. */
export async function changeLockedPractice<R extends RecordRow>(
  tx: Tx,
  record: R,
  event: EventOf<'practice'>,
  set: Partial<R> = {},
): Promise<R> {
  const { from, to } = changeOf('practice', event);
  if (!from.some((state) => state === record.state)) throw refused(ResultCode.stateForbids);
  const after = { ...record, ...set, state: to, version: record.version + 1 };
  const changing = tx
    .updateTable('practice_record')
    .set((eb) => ({ ...set, state: to, version: eb('version', '+', 1) }))
    .where('id', '=', record.id)
    .where('state', 'in', from);
  await enqueue(tx, changing.execute());
  return after;
}

/** When an open practice ends by itself: its time limit once it is started, else its deadline. */
export function endOf({ limit_ends_at, due_at }: Pick<RecordRow, 'limit_ends_at' | 'due_at'>): Date {
  return limit_ends_at ?? due_at;
}

/** Has an open practice ended in time, whether anybody looks or not. */
export function rememberEnd({ tx, companyId }: PracticeCtx, row: RecordRow): Promise<void> {
  return remember(tx, { companyId, kind: 'practiceEnd', refId: row.id, dueAt: endOf(row) });
}

/** Deadline of a practice that begins now. */
export function dueAfter(now: Date, { due_hours }: Pick<PaperRow, 'due_hours'>): Date {
  return new Date(now.getTime() + due_hours * HOUR_MS);
}

/** SQL for whether the student of the practice `r` learns in its class now; who has left it, or whose time has run out, reads and does not write. */
export function isMember(now: Date) {
  return sql<boolean>`exists (select 1 from enrolment e where e.company_id = r.company_id and e.student_id = r.student_id
    and e.class_run_id = r.class_run_id and e.status = 'active' and coalesce(e.valid_until > ${now}, true))`;
}

/** What each reason refuses with why nothing can be done with a practice. */
export const CLOSED = {
  frozen: ResultCode.practiceFrozen,
  expired: ResultCode.courseExpired,
  paperClosed: ResultCode.practiceClosed,
} as const;

/** Refuses who does not learn in the class (any more): 4016 during a refund, 4017 after its end, 4019 who has left it. */
export async function mustLearn(tx: Tx, { id }: Pick<RecordRow, 'id'>, now: Date): Promise<void> {
  const { rows } = await sql<{ is_member: boolean; status: string | null }>`
    select ${isMember(now)} as is_member, (select e.status from enrolment e where e.company_id = r.company_id
      and e.student_id = r.student_id and e.class_run_id = r.class_run_id and e.status <> 'quit'
      order by e.status = 'active' desc limit 1) as status
    from practice_record r where r.id = ${id}`.execute(tx);
  const [found] = rows;
  if (found?.is_member) return;
  if (!found?.status) throw refused(ResultCode.classLeft);
  throw refused(found.status === 'frozen' ? CLOSED.frozen : CLOSED.expired);
}
