import { ResultCode } from '@shuyuan/contract';
import { joinClassTalk } from '../../domain/classTalks.ts';
import type { Grants } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { selectRun } from './queries.ts';
import { takeSeat } from './seats.ts';
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

/** Enrols a student in a class; 3003 if already enrolled. An expired enrolment is replaced (I4). */
export async function insertEnrolment(ctx: StudentCtx, run: Run, right: Right): Promise<number> {
  const { companyId, studentId, now } = ctx;
  await ctx.tx
    .updateTable('enrolment')
    .set({ status: 'expired' })
    .where('student_id', '=', studentId)
    .where('class_run_id', '=', run.class_run_id)
    .where('status', 'in', ['active', 'frozen'])
    .where('valid_until', '<=', now)
    .execute();
  const row = await ctx.tx
    .insertInto('enrolment')
    .values({
      company_id: companyId,
      student_id: studentId,
      class_run_id: run.class_run_id,
      offer_id: run.offer_id,
      source: right.source,
      source_id: right.sourceId,
      joined_at: now,
      valid_until: right.validUntil,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refused(ResultCode.alreadyOwned);
  await joinClassTalk(ctx.tx, run.class_run_id, studentId);
  // Practices of lessons that were held before, so that who joins late is not locked out for good (product.md 4.3).
  await remember(ctx.tx, { companyId, kind: 'practiceCatchUp', refId: row.id, dueAt: now });
  return row.id;
}

const SOURCES = { redemption: 'redemption', reward: 'gift', exchange: 'gift', order: 'gift' } as const;

/** Enrols a student in the class of an offer without an order for it, with a separate seat: 3001, 3002, 3003 (I5, I6). */
export const enrol: Grants['enrol'] = async (ctx, grant) => {
  const { tx, companyId, studentId, now } = ctx;
  const { offerId, source, sourceId } = grant;
  const run = await runOf(tx, offerId);
  if (run.is_discontinued || (run.ends_at !== null && run.ends_at <= now)) throw refused(ResultCode.discontinued);
  const validUntil = grant.validUntil === undefined ? endOf(run, now) : grant.validUntil;
  const enrolmentId = await insertEnrolment(ctx, run, { source: SOURCES[source], sourceId, validUntil });
  await takeSeat(tx, { companyId, studentId, offerId, source, sourceId, now }, null);
  return {
    enrolmentId,
    classRunId: run.class_run_id,
    title: { cn: run.title, en: run.title_en },
    validUntil,
  };
};
