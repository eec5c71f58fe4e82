import { ResultCode } from '@shuyuan/contract';
import type { ButtonKey } from '@shuyuan/rules';
import { AppError } from '../platform/core/errors.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import type { Ctx } from '../platform/http/requestContext.ts';

/** The caller, as the request context has it. */
type Caller = Pick<Ctx, 'companyId' | 'studentId'>;

/**
 * Refuses what the school withholds, in the words in which it tells its students why (§6, §7): 1012 with HTTP 200, never 403, which
 * would end a login (E2). A button that the school does not name is offered, and what it withholds is withheld from visitors too.
 */
export async function requireButton(tx: Tx, { companyId }: Caller, key: ButtonKey): Promise<void> {
  const row = await tx
    .selectFrom('button_permission')
    .select(['is_allowed', 'reason', 'reason_en'])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row || row.is_allowed) return;
  const { reason, reason_en: reasonEn } = row;
  throw new AppError('refused', {
    code: ResultCode.notOffered,
    words: reason ? { cn: reason, en: reasonEn || reason } : undefined,
  });
}
