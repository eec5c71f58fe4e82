import { type Page, type Redemption, ResultCode, type SentOf } from '@shuyuan/contract';
import { isRedemptionCode, type Locale, normaliseRedemptionCode } from '@shuyuan/rules';
import type { PreparedGrants } from '../../domain/grants.ts';
import { requireButton } from '../../domain/permissions.ts';
import { withSavepoint } from '../../domain/savepoint.ts';
import { say } from '../../domain/words.ts';
import { Refusal, refused } from '../../platform/core/errors.ts';
import type { Secrets } from '../../platform/core/secrets.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { audit } from '../../platform/work/audit.ts';
import { type Benefit, prepareBenefit } from './benefit.ts';
import { countFailure, requireAttempt } from './limits.ts';
import { type CodeRow, countUsed, lockCode, selectHistory, spendCode, type UsedRow } from './queries.ts';
import type { RedeemResult } from './tables.ts';

/** Dependencies of redeeming besides the database. */
export interface Parts {
  secrets: Secrets;
  prepared: PreparedGrants;
}

/** A student with a code, and from which address. */
export interface Redeemer extends StudentCtx {
  ip: string;
}

/**
 * Redeems a code in one transaction with its benefit (I8), in three round trips: the limits, then the code with what it brings, then what
 * is written. Every failure is the same 3201 and counts to the limits of A6; 3202 for a code of one's own and 3003 for what is there
 * already count nothing and leave the code as it is.
 */
export async function redeem(
  ctx: Redeemer,
  { secrets, prepared }: Parts,
  text: string,
): Promise<SentOf<typeof Redemption> | Refusal> {
  const { tx, companyId, studentId, now, ip, locale } = ctx;
  await inOrder([requireButton(tx, ctx, 'redeem.use'), requireAttempt(tx, secrets, ctx)]);
  const found = await findCode(ctx, { secrets, prepared }, text);
  if (found?.code.status === 'used' && found.code.used_by === studentId) throw refused(ResultCode.redeemedByYou);
  const result = found && canRedeem(ctx, found) ? await tryToGive(ctx, found) : null;
  if (!found || !result) {
    await countFailure(tx, secrets, ctx);
    await enqueue(tx, audit(tx, { companyId, event: 'redemption refused', studentId, ip, now }));
    return new Refusal(ResultCode.redemptionFailed);
  }
  await spendCode(tx, found.code.id, { studentId, now, result });
  return toRedemption({ ...found.code, used_at: now, result }, locale);
}

/** The student's redemptions, the newest first. */
export async function listRedemptions(
  { tx, studentId, locale }: StudentCtx,
  page: PageInput,
): Promise<Page<SentOf<typeof Redemption>>> {
  return mapPage(await selectHistory(tx, studentId, page), (row) => toRedemption(row, locale));
}

/** The keyed hash under which a code is stored (A6); the code in its normal form. */
export function hashOfCode(secrets: Secrets, companyId: number, code: string): string {
  return secrets.hash('redemption', companyId, code);
}

/** A code under its lock, and what belongs to it. */
interface Found {
  code: CodeRow;
  /** Codes of its series that the student has used. */
  used: number;
  give: Benefit;
}

async function findCode(ctx: Redeemer, { secrets, prepared }: Parts, text: string): Promise<Found | null> {
  const normal = normaliseRedemptionCode(text);
  if (!isRedemptionCode(normal)) return null;
  const hash = hashOfCode(secrets, ctx.companyId, normal);
  const [code, used, give] = await inOrder([
    lockCode(ctx.tx, hash),
    countUsed(ctx.tx, hash, ctx.studentId),
    prepareBenefit(ctx, prepared, hash),
  ]);
  return code ? { code, used, give } : null;
}

function canRedeem({ studentId, now }: Redeemer, { code, used }: Found): boolean {
  if (code.status !== 'unused' || code.is_frozen || !code.is_open) return false;
  if (code.starts_at > now || code.ends_at <= now) return false;
  if (code.bound_student_id !== null && code.bound_student_id !== studentId) return false;
  return used < code.per_student;
}

/** The benefit, or null where it cannot be granted: partial effects are rolled back. */
async function tryToGive(ctx: Redeemer, { code, give }: Found): Promise<RedeemResult | null> {
  let result: RedeemResult | null = null;
  const problem = await withSavepoint(ctx.tx, async () => {
    result = await give(ctx, code);
  });
  if (problem?.details.code === ResultCode.alreadyOwned) throw problem;
  return problem ? null : result;
}

function toRedemption({ id, code_end, kind, used_at, result }: UsedRow, locale: Locale): SentOf<typeof Redemption> {
  if (!used_at || !result) throw new Error('A code that is used says when and for what.');
  const { title, ...rest } = result;
  return {
    id,
    codeEnd: code_end,
    kind,
    title: say(title, locale),
    redeemedAt: used_at.toISOString(),
    ...rest,
  };
}
