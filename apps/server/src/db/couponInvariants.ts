import type { Invariant } from './invariants.ts';

/** What must hold of coupons, codes and memberships at any moment. */
export const COUPON_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I7 a coupon is claimed and used as often as it says, never beyond its total',
    sql: `select k.id from coupon k
      left join lateral (select count(*) as claimed, count(*) filter (where c.status = 'used') as used
        from coupon_claim c where c.company_id = k.company_id and c.coupon_id = k.id) c on true
      where k.claimed <> c.claimed or k.used <> c.used or c.claimed > k.total`,
  },
  {
    id: 'I7 the claims of a student are counted without gap',
    sql: `select coupon_id from coupon_claim group by company_id, coupon_id, student_id having max(nth) <> count(*)`,
  },
  {
    id: 'I7 a coupon is in one living order',
    sql: `select coupon_claim_id from trade_order
      where coupon_claim_id is not null and status in ('unpaid', 'paid', 'refunding')
      group by company_id, coupon_claim_id having count(*) > 1`,
  },
];
