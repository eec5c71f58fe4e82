import { ResultCode } from '@shuyuan/contract';
import { type Expression, sql } from 'kysely';
import { joinClassTalk } from '../../domain/classTalks.ts';
import type { PreparedGrants } from '../../domain/grants.ts';
import type { OrderRef } from '../../domain/trade.ts';
import { addBeijingMonths } from '../../platform/core/beijing.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { selectId } from '../../platform/data/numbers.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { rememberEach } from '../../platform/work/dueWork.ts';
import { type DeliveryRow, selectRun } from './queries.ts';
import { requireSeat, selectSeats, takeSeat } from './seats.ts';
import type { EnrolmentTable } from './tables.ts';

/** The right by which a student is enrolled (I5). */
export interface Right {
  source: EnrolmentTable['source'];
  sourceId: number;
  validUntil: Date | null;
}

type Run = NonNullable<Awaited<ReturnType<typeof selectRun>>>;

/** End of access to a class: some months after its end, or from now where it has none; null forever (product.md 4.3). */
export function endOf({ ends_at, playback_months }: Pick<Run, 'ends_at' | 'playback_months'>, now: Date): Date | null {
  if (playback_months === null) return null;
  return addBeijingMonths(ends_at !== null && ends_at > now ? ends_at : now, playback_months);
}

/** The right that an order brings; a course that costs members nothing is theirs as long as they are members (product.md 4.11). */
export function rightOf(row: RightRow, { orderId, now }: Pick<OrderRef, 'orderId' | 'now'>): Right {
  const bought = { sourceId: orderId, validUntil: endOf(row, now) };
  if (row.team_id !== null) return { ...bought, source: 'groupon' };
  if (row.list_fen === 0) return { ...bought, source: 'free' };
  if (row.member_off === row.list_fen) return { ...bought, source: 'membership', validUntil: row.member_until };
  return { ...bought, source: 'purchase' };
}
type RightRow = Pick<
  DeliveryRow,
  'team_id' | 'list_fen' | 'member_off' | 'member_until' | 'ends_at' | 'playback_months'
>;

/** Whether a student is in the class of an offer now (I4). */
async function isOwned(tx: Tx, studentId: Expression<number>, { id, now }: Offer): Promise<boolean> {
  const owned = await tx
    .selectFrom('enrolment as e')
    .innerJoin('offer as o', joinTenant('o.class_run_id', 'e.class_run_id'))
    .select('e.id')
    .where('o.id', '=', id)
    .where('e.student_id', '=', studentId)
    .where('e.status', 'in', ['active', 'frozen'])
    .where(sql<boolean>`coalesce(e.valid_until > ${now}, true)`)
    .executeTakeFirst();
  return owned !== undefined;
}
interface Offer {
  id: Expression<number>;
  now: Date;
}

/**
 * Sends what enrols a student in a class; an expired enrolment is replaced (I4). Whoever got into the class since that was read
 * conflicts with it in the database, and the transaction is tried again.
 */
export async function insertEnrolment(
  ctx: StudentCtx,
  run: Pick<Run, 'offer_id' | 'class_run_id'>,
  { id, source, sourceId: source_id, validUntil: valid_until }: Right & { id?: number },
): Promise<void> {
  const { tx, companyId, studentId, now } = ctx;
  const own = { company_id: companyId, student_id: studentId, class_run_id: run.class_run_id };
  await enqueue(
    tx,
    tx
      .updateTable('enrolment')
      .set({ status: 'expired' })
      .where('student_id', '=', studentId)
      .where('class_run_id', '=', run.class_run_id)
      .where('status', 'in', ['active', 'frozen'])
      .where('valid_until', '<=', now)
      .execute(),
  );
  const row = { ...own, offer_id: run.offer_id, source, source_id, joined_at: now, valid_until };
  const known = id === undefined ? {} : { id };
  await enqueue(
    tx,
    tx
      .insertInto('enrolment')
      .values({ ...row, ...known })
      .execute(),
  );
  await joinClassTalk(tx, run.class_run_id, studentId);
  // Practices of lessons that were held before, so that who joins late is not locked out for good (product.md 4.3).
  await rememberEach(
    tx,
    { kind: 'practiceCatchUp', dueAt: now },
    sql`
    select e.company_id, e.id from enrolment e
    where e.student_id = ${studentId} and e.class_run_id = ${run.class_run_id} and e.status = 'active'`,
  );
}

const SOURCES = { redemption: 'redemption', reward: 'gift', exchange: 'gift', order: 'gift' } as const;

/**
 * Locks the seats of an offer and reads what an enrolment without an order for it needs to know, so that it does not wait: with a seat
 * of its own, 3001, 3002, 3003 (I5, I6).
 */
export const prepareEnrolment: PreparedGrants['enrol'] = async (tx, { studentId }, offer) => {
  const [run, wasOwned, seats, id] = await inOrder([
    selectRun(tx, offer.id),
    isOwned(tx, studentId, offer),
    selectSeats(tx, offer.id),
    selectId(tx),
  ]);
  return async (ctx, grant) => {
    if (!run) throw missing();
    if (wasOwned) throw refused(ResultCode.alreadyOwned);
    const { companyId, now } = ctx;
    const { offerId, source, sourceId } = grant;
    if (run.is_discontinued || (run.ends_at !== null && run.ends_at <= now)) throw refused(ResultCode.discontinued);
    requireSeat(seats);
    const validUntil = grant.validUntil === undefined ? endOf(run, now) : grant.validUntil;
    await insertEnrolment(ctx, run, { id, source: SOURCES[source], sourceId, validUntil });
    await takeSeat(tx, { companyId, studentId: ctx.studentId, offerId, source, sourceId, now }, null);
    const title = { cn: run.title, en: run.title_en };
    return { enrolmentId: id, classRunId: run.class_run_id, title, validUntil };
  };
};
