import { type Page, type Redemption, ResultCode, type SentOf } from '@shuyuan/contract';
import { isRedemptionCode, type Locale, normaliseRedemptionCode } from '@shuyuan/rules';
import { sql } from 'kysely';
import { requireButton } from '../../domain/permissions.ts';
import type { Grants } from '../../domain/trade.ts';
import { say } from '../../domain/words.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { drainStatements } from '../../platform/data/transaction.ts';
import { AppError, Refusal, refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { Secrets } from '../../platform/ops/secrets.ts';
import { audit } from '../../platform/work/audit.ts';
import { giveBenefit } from './benefit.ts';
import { countAttempt, forgetAttempt } from './limits.ts';
import {
  type CodeRow,
  countUsed,
  lockCode,
  selectHistory,
  selectRedeemed,
  spendCode,
  type UsedRow,
} from './queries.ts';
import type { RedeemResult } from './tables.ts';

/** Dependencies of redeeming besides the database. */
export interface Parts {
  secrets: Secrets;
  grants: Grants;
}

/** A student with a code, and from which address. */
export interface Redeemer extends StudentCtx {
  ip: string;
}

/**
 * Redeems a code in one transaction with its benefit (I8). Every failure is the same 3201 and counts to the limits of A6;
 * 3202 for a code of one's own and 3003 for what is there already count nothing and leave the code as it is.
 */
export async function redeem(
  ctx: Redeemer,
  { secrets, grants }: Parts,
  text: string,
): Promise<SentOf<typeof Redemption> | Refusal> {
  const { companyId, studentId, now, ip, locale } = ctx;
  await requireButton(ctx.tx, ctx, 'redeem.use');
  const attempt = await countAttempt(ctx.tx, secrets, ctx);
  const code = await findCode(ctx.tx, secrets, companyId, text);
  if (code?.status === 'used' && code.used_by === studentId) throw refused(ResultCode.redeemedByYou);
  const result = code && (await canRedeem(ctx, code)) ? await tryToGive(ctx, grants, code) : null;
  if (!code || !result) {
    await audit(ctx.tx, { companyId, event: 'redemption refused', studentId, ip, now });
    return new Refusal(ResultCode.redemptionFailed);
  }
  await spendCode(ctx.tx, code.id, { studentId, now, result });
  await forgetAttempt(ctx.tx, attempt);
  return toRedemption(await selectRedeemed(ctx.tx, studentId, code.id), locale);
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

async function findCode(tx: Tx, secrets: Secrets, companyId: number, text: string): Promise<CodeRow | undefined> {
  const code = normaliseRedemptionCode(text);
  return isRedemptionCode(code) ? lockCode(tx, hashOfCode(secrets, companyId, code)) : undefined;
}

async function canRedeem({ tx, studentId, now }: Redeemer, code: CodeRow): Promise<boolean> {
  if (code.status !== 'unused' || code.is_frozen || !code.is_open) return false;
  if (code.starts_at > now || code.ends_at <= now) return false;
  if (code.bound_student_id !== null && code.bound_student_id !== studentId) return false;
  return (await countUsed(tx, code.batch_id, studentId)) < code.per_student;
}

/** The benefit, or null where it cannot be granted: partial effects are rolled back, the counted attempt stays. */
async function tryToGive(ctx: Redeemer, grants: Grants, code: CodeRow): Promise<RedeemResult | null> {
  await sql`savepoint benefit`.execute(ctx.tx);
  try {
    return await giveBenefit(ctx, grants, code);
  } catch (error) {
    if (!(error instanceof AppError) || error.details.code === ResultCode.alreadyOwned) throw error;
    await drainStatements(ctx.tx); // a rollback would hide what the database has refused
    await sql`rollback to savepoint benefit`.execute(ctx.tx);
    return null;
  }
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
