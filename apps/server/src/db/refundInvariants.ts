import type { Invariant } from './invariant.ts';

/** Sum of the lines of a ledger that an order `o` caused, of some reasons. */
const moved = (flow: string, reasons: readonly string[]) => `(select coalesce(sum(f.amount), 0) from ${flow} f
    where f.company_id = o.company_id and f.student_id = o.student_id and f.ref_id = o.id
      and f.reason in (${reasons.map((reason) => `'${reason}'`).join(', ')}))`;

const EARNED = moved('credit_flow', ['earn', 'earnAgain', 'unearn']);
const SPENT = moved('credit_flow', ['spend', 'giveBack']);
const MINUTES = moved('minutes_flow', ['buy', 'give', 'refund']);

/** Whether an order `o` was refunded because the school cancelled its class, after the days in which the student could ask (decision 0021). */
const IS_CLASS_CANCELLED = `exists (select 1 from order_log l where l.company_id = o.company_id and l.order_id = o.id
    and l.actor = 'school' and l.note = 'classCancelled')`;
/** All that was left of its credits went: the student has kept none of them to spend. */
const ALL_LEFT_WENT = `not exists (select 1 from credit_flow f where f.company_id = o.company_id and f.student_id = o.student_id
    and f.ref_id = o.id and f.reason = 'unearn' and f.balance_after > 0)`;

/** No path of refund leaves a student ahead (S16): what a payment brought is gone with it, what was spent on it is back once. */
export const REFUND_INVARIANTS: readonly Invariant[] = [
  {
    id: 'S16 what a refunded order has earned is taken back, while it is reviewed too',
    sql: `select o.id from trade_order o where o.status in ('refunding', 'refunded') and ${EARNED} > 0
      and not (${IS_CLASS_CANCELLED} and ${ALL_LEFT_WENT})`,
  },
  {
    id: 'S16 an order earns the credits of its payment, once it is delivered, and no more',
    sql: `select o.id from trade_order o where ${EARNED} > 0
      and (${EARNED} > o.pay_fen / 1000
        or ((o.status <> 'paid' or o.fulfilment <> 'delivered') and not ${IS_CLASS_CANCELLED}))`,
  },
  {
    id: 'S16 credits spent on an order are back once when it is over, and not before',
    sql: `select o.id from trade_order o
      where ${SPENT} <> case when o.status in ('unpaid', 'paid', 'refunding') then -o.credits else 0 end`,
  },
  {
    id: 'S16 minutes of a refunded order are gone',
    sql: `select o.id from trade_order o where o.status = 'refunded' and ${MINUTES} > 0`,
  },
  {
    id: 'S16 coupons and courses that came with a refunded order are gone',
    sql: `select o.id from trade_order o where o.status = 'refunded' and (
        exists (select 1 from coupon_claim c where c.company_id = o.company_id and c.came_with = o.id
          and (c.status <> 'open' or not c.is_resting))
        or exists (select 1 from course_reward w where w.company_id = o.company_id and w.source = 'purchase'
          and w.source_id = o.id and w.status = 'received' and not ${IS_CLASS_CANCELLED}))`,
  },
  {
    id: 'S16 a student has back at most what was paid, and has paid what is kept',
    sql: `select o.id from trade_order o
      left join lateral (select coalesce(sum(p.amount_fen) filter (where p.status in ('success', 'surplus')), 0) as paid_fen
        from payment p where p.company_id = o.company_id and p.order_id = o.id) p on true
      left join lateral (select coalesce(sum(r.amount_fen) filter (where r.status = 'refunded'), 0) as back_fen
        from refund r where r.company_id = o.company_id and r.order_id = o.id) r on true
      where r.back_fen > p.paid_fen
        or (o.status = 'paid' and p.paid_fen - r.back_fen < o.pay_fen)`,
  },
];
