import type { Invariant } from './invariant.ts';

/** Invariants of coupons, codes and memberships. */
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
    id: 'I7 a coupon in an order takes something off its price',
    sql: `select o.id from trade_order o where o.coupon_claim_id is not null and not exists (
      select 1 from order_deduct d where d.company_id = o.company_id and d.order_id = o.id
        and d.kind = 'coupon' and d.ref_id = o.coupon_claim_id and d.amount_fen > 0)`,
  },
  {
    id: 'I8 a code that is used has given its benefit, to its student',
    sql: `select c.id from redeem_code c
      join redeem_batch b on b.company_id = c.company_id and b.id = c.batch_id
      where c.status = 'used' and not case b.kind
        when 'course' then exists (select 1 from enrolment e where e.company_id = c.company_id
          and e.source = 'redemption' and e.source_id = c.id and e.student_id = c.used_by)
        when 'membership' then exists (select 1 from member_record m where m.company_id = c.company_id
          and m.source = 'redemption' and m.source_id = c.id and m.student_id = c.used_by)
        when 'coupon' then exists (select 1 from coupon_claim k where k.company_id = c.company_id
          and k.id = (c.result ->> 'couponClaimId')::bigint and k.student_id = c.used_by and k.coupon_id = b.goods_id)
        when 'minutes' then exists (select 1 from minutes_flow f where f.company_id = c.company_id
          and f.ref_id = c.id and f.student_id = c.used_by and f.amount = b.amount)
        else exists (select 1 from credit_flow f where f.company_id = c.company_id
          and f.ref_id = c.id and f.student_id = c.used_by and f.amount = b.amount) end`,
  },
  {
    id: 'I8 what a code gives is given by a code that is used',
    sql: `select x.source_id from (
        select company_id, student_id, source_id from enrolment where source = 'redemption'
        union all select company_id, student_id, source_id from member_record where source = 'redemption'
        union all select company_id, student_id, ref_id from credit_flow where reason = 'redemption') x
      where not exists (select 1 from redeem_code c where c.company_id = x.company_id and c.id = x.source_id
        and c.used_by = x.student_id)`,
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
