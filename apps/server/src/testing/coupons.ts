import type { Insertable } from 'kysely';
import type { CouponTable } from '../modules/coupons/tables.ts';
import type { School } from './school.ts';
import { TEST_NOW } from './world.ts';

const DAY_MS = 86_400_000;

/** An instant `days` after `TEST_NOW`. */
export function inDays(days: number): Date {
  return new Date(TEST_NOW.getTime() + days * DAY_MS);
}

/** Creates a coupon of the claim centre, ¥20 off from ¥100 for everything, valid for a week from the claim; resolves to its id. */
export async function buildCoupon(
  school: School,
  overrides: Partial<Omit<Insertable<CouponTable>, 'company_id' | 'id'>> = {},
): Promise<number> {
  const row = {
    company_id: school.id,
    name: '满100减20',
    name_en: '¥20 off',
    kind: 'fullReduction' as const,
    threshold_fen: 10_000,
    reduce_fen: overrides.kind === 'discount' ? null : 2_000,
    scope_text: '全场通用',
    scope_text_en: 'For everything',
    claim_starts_at: inDays(-1),
    valid_days: overrides.use_ends_at ? null : 7,
    ...overrides,
  };
  return school.withTenant(async (tx) => {
    const { id } = await tx.insertInto('coupon').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}
