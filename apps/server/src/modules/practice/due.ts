import type { Tenancy } from '../../platform/data/tenancy.ts';
import type { DueWork } from '../../platform/work/dueWork.ts';
import { settle } from './handIn.ts';
import { notifyOf } from './news.ts';
import { publishMissed } from './port.ts';
import { lockRecord, type PracticeCtx } from './rows.ts';

/** Ends practices at their deadline or time limit, whether anybody looks or not, and hands out what new members have missed (product.md 4.4). */
export function practiceDueWork(dueWork: DueWork, tenancy: Tenancy): void {
  dueWork.on('practiceEnd', ({ companyId, refId, now }) =>
    tenancy.withTenant(companyId, (tx) => endPractice({ tx, companyId, now }, refId)),
  );
  dueWork.on('practiceCatchUp', ({ companyId, refId, now }) =>
    tenancy.withTenant(companyId, (tx) => publishMissed({ tx, companyId, now }, refId)),
  );
}

/** Expires or hands in a practice whose time is over, and tells the student of a deadline that was missed. */
export async function endPractice(ctx: PracticeCtx, id: number): Promise<void> {
  const before = await lockRecord(ctx.tx, id);
  if (!before) return;
  const after = await settle(ctx, before);
  // Also one that a reading of the clock expired before: a message is written once.
  if (after.state === 'expired') await notifyOf(ctx, after, 'expired');
}
