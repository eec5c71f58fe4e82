import { ARCHIVE_INVARIANTS } from './archiveInvariants.ts';
import { ARTICLE_INVARIANTS } from './articleInvariants.ts';
import { ASSESSMENT_INVARIANTS } from './assessmentInvariants.ts';
import { CHAT_INVARIANTS } from './chatInvariants.ts';
import { COUPON_INVARIANTS } from './couponInvariants.ts';
import { FILE_INVARIANTS } from './fileInvariants.ts';
import { GROUP_INVARIANTS } from './groupInvariants.ts';
import type { Invariant } from './invariant.ts';
import { LEARNING_INVARIANTS } from './learningInvariants.ts';
import { PRACTICE_INVARIANTS } from './practiceInvariants.ts';
import { REFUND_INVARIANTS } from './refundInvariants.ts';
import { STUDY_INVARIANTS } from './studyInvariants.ts';

/** All invariants of a school's rows. */
export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1 every change of an order is an allowed one',
    sql: `select l.order_id from order_log l where l.from_status is not null
      and not ('order:' || l.from_status || '>' || l.to_status = any (allowed_changes()))`,
  },
  {
    id: 'I1 an order stands where its newest log says',
    sql: `select o.id, o.status, l.to_status from trade_order o
      left join lateral (select to_status from order_log x
        where x.company_id = o.company_id and x.order_id = o.id order by x.id desc limit 1) l on true
      where l.to_status is distinct from o.status`,
  },
  {
    id: 'I2 an order costs its list price less its lines',
    sql: `select o.id from trade_order o
      left join lateral (select sum(unit_fen * quantity) as list_fen, sum(pay_fen) as pay_fen from order_item i
        where i.company_id = o.company_id and i.order_id = o.id) i on true
      left join lateral (select coalesce(sum(amount_fen), 0) as off_fen from order_deduct d
        where d.company_id = o.company_id and d.order_id = o.id) d on true
      where o.pay_fen <> o.list_fen - o.deduct_fen or o.pay_fen < 0
        or i.list_fen is distinct from o.list_fen or i.pay_fen is distinct from o.pay_fen or d.off_fen <> o.deduct_fen`,
  },
  {
    id: 'I3 an order is paid by one payment of its amount, or costs nothing',
    sql: `select o.id from trade_order o
      left join lateral (select count(*) as paid, min(amount_fen) as amount_fen from payment p
        where p.company_id = o.company_id and p.order_id = o.id and p.status = 'success') p on true
      where p.paid > 1 or (p.paid = 1 and p.amount_fen <> o.pay_fen) or (o.status = 'unpaid' and p.paid > 0)
        or (o.status in ('paid', 'refunding') and p.paid <> case when o.pay_fen > 0 then 1 else 0 end)`,
  },
  {
    id: 'I3 money that came too late or twice is on its way back',
    sql: `select p.id from payment p
      join trade_order o on o.company_id = p.company_id and o.id = p.order_id
      where (p.status = 'surplus' or (p.status = 'success' and o.status in ('cancelled', 'refunded')))
        and not exists (select 1 from refund r where r.company_id = p.company_id and r.payment_id = p.id
          and r.status in ('adopted', 'refunded', 'error'))`,
  },
  {
    id: 'I3 no payment goes back twice',
    sql: `select p.id from payment p
      where (select coalesce(sum(r.amount_fen), 0) from refund r where r.company_id = p.company_id
        and r.payment_id = p.id and r.status in ('auditing', 'adopted', 'refunded', 'error')) > p.amount_fen`,
  },
  {
    id: 'I3 an order is refunded when its money is back',
    sql: `select o.id from trade_order o where (o.status = 'refunded') <> exists (
      select 1 from refund r where r.company_id = o.company_id and r.order_id = o.id
        and r.kind <> 'surplus' and r.status = 'refunded')`,
  },
  {
    id: 'I4 a student has one unpaid order of a good',
    sql: `select student_id from trade_order where status = 'unpaid'
      group by company_id, student_id, goods_kind, goods_id having count(*) > 1`,
  },
  {
    id: 'I4 a student is in a class once',
    sql: `select student_id from enrolment where status in ('active', 'frozen')
      group by company_id, student_id, class_run_id having count(*) > 1`,
  },
  {
    id: 'I5 who is in a class by an order has paid for it',
    sql: `select e.id from enrolment e
      left join trade_order o on o.company_id = e.company_id and o.id = e.source_id
      where e.source in ('purchase', 'groupon', 'membership') and e.status in ('active', 'frozen')
        and (o.id is null or o.student_id <> e.student_id or o.goods_kind <> 'course' or o.fulfilment <> 'delivered'
          or o.status not in ('paid', 'refunding'))`,
  },
  {
    id: 'I5 who has paid for a course is in its class',
    sql: `select o.id from trade_order o
      where o.goods_kind = 'course' and o.fulfilment = 'delivered' and not exists (
        select 1 from enrolment e where e.company_id = o.company_id and e.source_id = o.id
          and e.student_id = o.student_id and e.offer_id = o.goods_id and e.status <> 'quit')`,
  },
  {
    id: 'I5 a paid order is delivered, or waits for its group',
    sql: `select id from trade_order where (status = 'paid' and fulfilment not in ('delivered', 'awaitingGroup'))
      or (status in ('unpaid', 'cancelled') and fulfilment <> 'none')
      or (status = 'refunded' and fulfilment not in ('revoked', 'failed', 'none'))`,
  },
  {
    id: 'I6 seats are those of the ledger, never more than the quota',
    sql: `select f.id from offer f
      left join lateral (select count(*) filter (where s.state = 'sold') as sold,
          count(*) filter (where s.state = 'held') as held from seat s
        where s.company_id = f.company_id and s.offer_id = f.id) s on true
      where f.sold <> f.sold_outside + s.sold or f.locked <> s.held or f.sold + f.locked > f.quota`,
  },
  {
    id: 'I6 a seat of an order is where its order is',
    sql: `select s.id from seat s
      join trade_order o on o.company_id = s.company_id and o.id = s.source_id
      where s.source = 'order' and (
        (s.state = 'held' and o.status <> 'unpaid')
        or (s.state = 'sold' and o.status not in ('paid', 'refunding'))
        or (s.state = 'returned' and o.status in ('unpaid', 'paid', 'refunding')))`,
  },
  {
    id: 'I7 a locked coupon is in the living order that names it',
    sql: `select c.id from coupon_claim c
      left join trade_order o on o.company_id = c.company_id and o.id = c.order_id
      where c.status <> 'open' and (o.id is null or o.student_id <> c.student_id or o.coupon_claim_id <> c.id
        or (c.status = 'locked') <> (o.status = 'unpaid') or (c.status = 'used' and o.paid_at is null))`,
  },
  {
    id: 'I7 an order that lives has its coupon',
    sql: `select o.id from trade_order o
      join coupon_claim c on c.company_id = o.company_id and c.id = o.coupon_claim_id
      where o.status in ('unpaid', 'paid', 'refunding') and c.order_id is distinct from o.id`,
  },
  {
    id: 'I17 a student with addresses has one default',
    sql: `select student_id from address group by company_id, student_id having count(*) filter (where is_default) <> 1`,
  },
  ...COUPON_INVARIANTS,
  ...GROUP_INVARIANTS,
  ...REFUND_INVARIANTS,
  ...STUDY_INVARIANTS,
  ...ARCHIVE_INVARIANTS,
  ...CHAT_INVARIANTS,
  ...FILE_INVARIANTS,
  ...PRACTICE_INVARIANTS,
  ...ARTICLE_INVARIANTS,
  ...ASSESSMENT_INVARIANTS,
  ...LEARNING_INVARIANTS,
];
