import { ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { joinClassTalk } from '../../domain/classTalks.ts';
import type { Grants } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { rememberEach } from '../../platform/work/dueWork.ts';
import { selectRun } from './queries.ts';
import { lockSeats, takeSeat } from './seats.ts';
import type { EnrolmentTable } from './tables.ts';

/** The right by which a student is enrolled (I5). */
export interface Right {
  source: EnrolmentTable['source'];
  sourceId: number;
  validUntil: Date | null;
}

type Run = NonNullable<Awaited<ReturnType<typeof selectRun>>>;

/** The class of an offer; `missing` when this school has no such offer. */
export async function runOf(tx: Tx, offerId: number): Promise<Run> {
  const run = await selectRun(tx, offerId);
  if (!run) throw missing();
  return run;
}

/** End of access to a class: some months after its end, or from now where it has none; null forever (product.md 4.3). */
export function endOf({ ends_at, playback_months }: Pick<Run, 'ends_at' | 'playback_months'>, now: Date): Date | null {
  if (playback_months === null) return null;
  const end = new Date(ends_at !== null && ends_at > now ? ends_at : now);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + playback_months);
  // In a shorter month, its last day.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end;
}

/** Refuses with 3003 who is in the class of an offer now (I4). */
export async function refuseOwned(tx: Tx, { studentId, offerId, now }: Asked): Promise<void> {
  const owned = await tx
    .selectFrom('enrolment as e')
    .innerJoin('offer as o', (join) =>
      join.onRef('o.company_id', '=', 'e.company_id').onRef('o.class_run_id', '=', 'e.class_run_id'),
    )
    .select('e.id')
    .where('o.id', '=', offerId)
    .where('e.student_id', '=', studentId)
    .where('e.status', 'in', ['active', 'frozen'])
    .where(sql<boolean>`coalesce(e.valid_until > ${now}, true)`)
    .executeTakeFirst();
  if (owned) throw refused(ResultCode.alreadyOwned);
}
interface Asked {
  studentId: number;
  offerId: number;
  now: Date;
}

/**
 * Sends what enrols a student in a class; an expired enrolment is replaced (I4). Whoever got into the class since `refuseOwned` conflicts
 * with it in the database, and the transaction is tried again. Resolves to the id of the enrolment.
 */
export async function insertEnrolment(ctx: StudentCtx, run: Run, right: Right): Promise<{ id: Promise<number> }> {
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
  const { source, sourceId: source_id, validUntil: valid_until } = right;
  const row = { ...own, offer_id: run.offer_id, source, source_id, joined_at: now, valid_until };
  const inserting = tx.insertInto('enrolment').values(row).returning('id').executeTakeFirstOrThrow();
  await enqueue(tx, inserting);
  await joinClassTalk(tx, run.class_run_id, studentId);
  // Practices of lessons that were held before, so that who joins late is not locked out for good (product.md 4.3).
  await rememberEach(
    tx,
    { kind: 'practiceCatchUp', dueAt: now },
    sql`
    select e.company_id, e.id from enrolment e
    where e.student_id = ${studentId} and e.class_run_id = ${run.class_run_id} and e.status = 'active'`,
  );
  const id = inserting.then((inserted) => inserted.id);
  id.catch(() => {}); // its transaction fails with it
  return { id };
}

const SOURCES = { redemption: 'redemption', reward: 'gift', exchange: 'gift', order: 'gift' } as const;

/** Enrols a student in the class of an offer without an order for it, with a separate seat: 3001, 3002, 3003 (I5, I6). */
export const enrol: Grants['enrol'] = async (ctx, grant) => {
  const { tx, companyId, studentId, now } = ctx;
  const { offerId, source, sourceId } = grant;
  const [run] = await inOrder([runOf(tx, offerId), refuseOwned(tx, { studentId, offerId, now })]);
  if (run.is_discontinued || (run.ends_at !== null && run.ends_at <= now)) throw refused(ResultCode.discontinued);
  const validUntil = grant.validUntil === undefined ? endOf(run, now) : grant.validUntil;
  const inserted = await insertEnrolment(ctx, run, { source: SOURCES[source], sourceId, validUntil });
  const [enrolmentId] = await inOrder([inserted.id, lockSeats(tx, offerId)]);
  await takeSeat(tx, { companyId, studentId, offerId, source, sourceId, now }, null);
  return {
    enrolmentId,
    classRunId: run.class_run_id,
    title: { cn: run.title, en: run.title_en },
    validUntil,
  };
};
