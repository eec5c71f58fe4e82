import { ResultCode } from '@shuyuan/contract';
import { type NotNull, type Selectable, sql } from 'kysely';
import { isShown, showsResults } from '../../../domain/assessments.ts';
import { missing, refused } from '../../../platform/core/errors.ts';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import { inLanguage } from '../../../platform/data/select.ts';
import type { Tx } from '../../../platform/data/tenancy.ts';
import { inOrder } from '../../../platform/data/transaction.ts';
import type { Ctx, WithLinks } from '../../../platform/http/requestContext.ts';
import { ANSWERED } from '../answers.ts';
import { settle } from '../handIn.ts';
import { COLUMNS_OF_P, endOf, lockRecord, type RecordRow } from '../rows.ts';
import type { AssessmentLinkTable, AssessmentTable } from './tables.ts';

/** Who asks for records: a student, the holder of a guest's token, both or neither. */
export interface ReaderCtx extends Ctx, WithLinks {
  /** Hash of the guest's token that came with the request. */
  guestHash: string | null;
}

/** An assessment with the link that leads to it. */
export type LinkRow = Selectable<AssessmentLinkTable>;
export type AssessmentRow = Selectable<AssessmentTable>;

/**
 * A link of the school, by its own id or by that of its bank of questions, which the family writes into addresses as `bid` (wire-facts
 * 6.4): of several links the one that lasts longest. `missing` for any other. `forStart` locks it until the transaction ends.
 */
export async function findLink(tx: Tx, id: number, { forStart = false } = {}): Promise<LinkRow> {
  const select = (linkId: number) => {
    const query = tx.selectFrom('assessment_link').selectAll().where('id', '=', linkId);
    return (forStart ? query.forShare() : query).executeTakeFirst();
  };
  const row = (await select(id)) ?? (await select(await findLinkOfBank(tx, id)));
  if (!row) throw missing();
  return row;
}

async function findLinkOfBank(tx: Tx, bankId: number): Promise<number> {
  const found = await tx
    .selectFrom('assessment_link as k')
    .innerJoin('assessment as a', joinTenant('a.id', 'k.assessment_id'))
    .select('k.id')
    .where('a.paper_id', '=', bankId)
    .orderBy(sql`k.withdrawn_at is null`, 'desc')
    .orderBy('k.ends_at', 'desc')
    .executeTakeFirst();
  if (!found) throw missing();
  return found.id;
}

/** An assessment by its id. */
export function findAssessment(tx: Tx, id: number): Promise<AssessmentRow> {
  return tx.selectFrom('assessment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** SQL for whether the record `e` of the attempt `p` is the reader's: the student's own, or a guest's whose living token was sent (Z1). */
export function isOwn({ studentId, guestHash, now }: Pick<ReaderCtx, 'studentId' | 'guestHash' | 'now'>) {
  const ofStudent = studentId === null ? sql`false` : sql`p.student_id = ${studentId}`;
  const ofGuest =
    guestHash === null
      ? sql`false`
      : sql`p.student_id is null and e.token_hash = ${guestHash} and e.token_ends_at > ${now}`;
  return sql<boolean>`(${ofStudent} or (${ofGuest}))`;
}

/** The attempt of an own record, locked until the transaction ends (I12); `missing` for anybody else's. */
export async function lockOwnRecord(ctx: ReaderCtx, id: number): Promise<RecordRow> {
  return (await lockShownRecord(ctx, id)).record;
}

/** The same with what is shown of it under the lock. */
export async function lockShownRecord(ctx: ReaderCtx, id: number): Promise<{ record: RecordRow; shown: ShownRecord }> {
  const [record, shown] = await inOrder([lockRecord(ctx.tx, id), findRecord(ctx, id)]);
  if (!record || record.assessment_id === null) throw missing();
  return { record, shown };
}

/** Records `e` with their attempts `p`, as they are shown. */
export function selectRecords({ tx, locale, now }: Pick<ReaderCtx, 'tx' | 'locale' | 'now'>) {
  return tx
    .selectFrom('practice_record as p')
    .innerJoin('assessment_record as e', joinTenant('e.id', 'p.id'))
    .innerJoin('assessment as s', joinTenant('s.id', 'e.assessment_id'))
    .innerJoin('paper as a', joinTenant('a.id', 'p.paper_id'))
    .select(COLUMNS_OF_P)
    .select(['e.link_id', 'e.offer_id as for_offer', 'e.guest_name', 's.type', 's.promise_hours', 's.lecturer_id'])
    .select(['a.total_score', 'a.limit_minutes', 'a.show_answer'])
    .select([
      inLanguage(locale, 's.name').as('name'),
      isShown(now).as('is_shown'),
      showsResults(now).as('shows_results'),
      ANSWERED.as('answered'),
      sql<number>`(select count(*)::int from question q where q.company_id = p.company_id and q.paper_id = p.paper_id
        and q.type <> 'group')`.as('questions'),
      countOf('right').as('rights'),
      countOf('part').as('partly'),
      sql<string | null>`(select ${inLanguage(locale, 'x.name')} from assessment_outcome u
        join assessment_rule x on x.company_id = u.company_id and x.id = u.rule_id
        where u.company_id = p.company_id and u.record_id = p.id and x.kind = 'score')`.as('level'),
    ])
    .$narrowType<{ assessment_id: NotNull }>();
}

function countOf(state: 'right' | 'part') {
  return sql<number>`(select count(*)::int from practice_answer t where t.company_id = p.company_id and t.record_id = p.id
    and t.state = ${sql.lit(state)})`;
}
/** A record with what is shown of it. */
export type ShownRecord = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number];

/** An own record; `missing` for anybody else's (Z1). */
export async function findRecord(ctx: ReaderCtx, id: number): Promise<ShownRecord> {
  const row = await selectRecords(ctx).where('p.id', '=', id).where(isOwn(ctx)).executeTakeFirst();
  if (!row) throw missing();
  return row;
}

/** An own record as the clock has it: one whose time is over is handed in or has expired first, whether the due work has run or not. */
export async function findSettled(ctx: ReaderCtx, id: number): Promise<ShownRecord> {
  const row = await findRecord(ctx, id);
  if (row.state !== 'unfinished' || endOf(row) > ctx.now) return row;
  await settle(ctx, await lockOwnRecord(ctx, id));
  return findRecord(ctx, id);
}

/** An own record that is over; 4020 while it is open. */
export async function findHandedIn(ctx: ReaderCtx, id: number): Promise<ShownRecord> {
  const row = await findSettled(ctx, id);
  if (row.state === 'unfinished') throw refused(ResultCode.notHandedIn);
  return row;
}
