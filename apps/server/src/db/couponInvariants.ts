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
  {
    id: 'I11 a membership lasts to the end of its last period',
    sql: `select s.id from student s
      left join lateral (select max(coalesce(m.ends_at, '9999-12-31T00:00:00Z')) as until from member_record m
        where m.company_id = s.company_id and m.student_id = s.id and m.status = 'granted') m on true
      where s.member_until is distinct from m.until`,
  },
  {
    id: 'I11 periods of a membership follow each other',
    sql: `select m.id from member_record m
      join member_record n on n.company_id = m.company_id and n.student_id = m.student_id and n.id <> m.id
      where m.status = 'granted' and n.status = 'granted' and m.starts_at <= n.starts_at
        and coalesce(m.ends_at, 'infinity') > n.starts_at`,
  },
  {
    id: 'I11 a membership that is paid has its period',
    sql: `select o.id from trade_order o
      left join member_record m on m.company_id = o.company_id and m.source = 'order' and m.source_id = o.id
      where o.goods_kind = 'membership'
        and (o.fulfilment = 'delivered') <> (coalesce(m.status, '') = 'granted')`,
  },
];
