import type { contract, MinutesPackage, OutputOf, Page, SentOf } from '@shuyuan/contract';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { selectAccount, selectFlow, selectPackages } from './queries.ts';

/** Packages of minutes on sale. */
export async function listPackages({ tx, locale }: Ctx, page: PageInput): Promise<Page<SentOf<typeof MinutesPackage>>> {
  return mapPage(await selectPackages(tx, locale, page), (row) => ({
    id: row.id,
    name: row.name,
    minutes: row.minutes,
    giftMinutes: row.gift_minutes ?? undefined,
    validDays: row.valid_days ?? undefined,
    priceFen: row.price_fen,
    originalFen: row.original_fen ?? undefined,
    intro: row.intro ?? undefined,
  }));
}

/** The student's minutes; expired ones do not count, whether or not the expiry is recorded (product.md 4.0). */
export async function findAccount({
  tx,
  studentId,
  now,
}: StudentCtx): Promise<OutputOf<typeof contract.minutes.account>> {
  const row = await selectAccount(tx, studentId, now);
  return {
    left: row?.usable ?? 0,
    used: -Number(row?.consumed ?? 0),
    frozen: row?.frozen ?? 0,
    refunding: row?.refunding ?? 0,
    validUntil: row?.valid_until?.toISOString(),
  };
}

/** The ledger of minutes, the newest first. */
export async function listFlow(
  ctx: StudentCtx,
  input: Parameters<typeof selectFlow>[1],
): Promise<OutputOf<typeof contract.minutes.flow>> {
  return mapPage(await selectFlow(ctx, input), ({ id, amount, reason, balance_after, title, created_at }) => ({
    id,
    direction: amount > 0 ? ('in' as const) : ('out' as const),
    reason: isReason(reason) ? reason : ('give' as const),
    minutes: Math.abs(amount),
    balanceAfter: balance_after,
    title,
    at: created_at.toISOString(),
  }));
}

const REASONS = ['buy', 'consume', 'refund', 'give', 'expire'] as const;

function isReason(text: string): text is (typeof REASONS)[number] {
  return REASONS.some((reason) => reason === text);
}
