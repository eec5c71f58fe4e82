import type { Coupon, CouponOffer, SentOf } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { say } from '../../domain/words.ts';
import type { CenterRow, ClaimRow } from './queries.ts';
import { countsUntil, lastsFor } from './words.ts';

type FaceRow = Pick<
  ClaimRow,
  'name' | 'kind' | 'threshold_fen' | 'reduce_fen' | 'percent' | 'max_reduce_fen' | 'scope' | 'scope_text' | 'rule_text'
>;

function faceOf(row: FaceRow) {
  return {
    name: row.name,
    kind: row.kind,
    thresholdFen: row.threshold_fen,
    reduceFen: row.reduce_fen ?? undefined,
    percent: row.percent ?? undefined,
    maxReduceFen: row.max_reduce_fen ?? undefined,
    scope: row.scope,
    scopeText: row.scope_text,
    ruleText: row.rule_text ?? undefined,
  };
}

/** The fields of a student's coupon that leave the server (Z3); the order only while it holds or has used it. */
export function toCoupon(row: ClaimRow): Coupon {
  const isInOrder = row.state === 'locked' || row.state === 'used';
  return {
    id: row.id,
    couponId: row.coupon_id,
    number: row.number,
    ...faceOf(row),
    status: row.state,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    claimedAt: row.claimed_at.toISOString(),
    usedAt: row.used_at?.toISOString(),
    ...(isInOrder
      ? {
          orderId: row.order_id ?? undefined,
          orderNum: row.order_number ?? undefined,
          goodsId: row.goods_id ?? undefined,
        }
      : {}),
  };
}

/** The fields of a coupon of the claim centre that leave the server (Z3). */
export function toCouponOffer(
  row: CenterRow,
  { locale, now }: { locale: Locale; now: Date },
): SentOf<typeof CouponOffer> {
  const { total, claimed } = row;
  return {
    id: row.id,
    ...faceOf(row),
    validText: validityOf(row, locale),
    claimEndsAt: row.claim_ends_at?.toISOString(),
    left: total === null ? undefined : total - claimed,
    claimedPercent: total === null ? undefined : Math.floor((claimed * 100) / total),
    isNewcomer: row.is_newcomer,
    status: offerStatus(row, now),
    claimId: row.claim_id ?? undefined,
    ownStatus: row.own_state ?? undefined,
    usableFrom: row.use_starts_at !== null && row.use_starts_at > now ? row.use_starts_at.toISOString() : undefined,
    worksWithMember: row.works_with_member,
  };
}

function offerStatus(row: CenterRow, now: Date): SentOf<typeof CouponOffer>['status'] {
  if ((row.own_count ?? 0) >= row.per_student) return 'claimed';
  if (row.claim_starts_at > now) return 'notStarted';
  return row.total !== null && row.claimed >= row.total ? 'claimedOut' : 'claimable';
}

function validityOf({ valid_days: days, use_starts_at, use_ends_at }: CenterRow, locale: Locale): string {
  if (days !== null || use_ends_at === null) return say(lastsFor(days ?? 0), locale);
  return say(countsUntil(use_starts_at, use_ends_at), locale);
}
