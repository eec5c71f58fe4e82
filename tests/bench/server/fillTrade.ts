import { sql } from 'kysely';
import type { Store } from '../../../apps/server/src/platform/data/database.ts';

/** Ids of buyers begin here, far from those of the other students. */
const BUYERS = 1_000_000_000;
/** Ids of enrolments that an order made. */
const BOUGHT = 10_000_000_000;
/** Orders and coupons of the reader, in a school of any size; half of the coupons are valid. */
const OWN = 40;
/** Those of the collector, with few valid coupons; in schools with at least `from` courses. */
export const COLLECTED = { own: 1_000, living: 20, from: 10_000 };

/** A course of a filled school that the reader can buy. */
export const ON_SALE = 48;

interface FillOptions {
  school: number;
  reader: number;
  /** A student with a thousand orders and coupons. */
  collector: number;
  /** Number of courses, and of orders and coupons to create. */
  count: number;
}

/** Gives a school an order of each course with all that belongs to it, three of four paid, and a coupon with a claim for each; consistent as after real purchases (I1–I7). */
export async function fillTrade(store: Store, { school, reader, collector, count }: FillOptions): Promise<void> {
  const buyers = Math.ceil(count / 10);
  const series = sql.raw(`generate_series(1, ${count}) n`);
  const every = count >= COLLECTED.from ? count / COLLECTED.own : count + 1;
  const whose = sql.raw(`case when n <= ${OWN} then ${reader} when n % ${every} = 0 then ${collector}
    else ${BUYERS} + n % ${buyers} end`);
  const isLiving = sql.raw(`(n <= ${OWN / 2} or n % (${COLLECTED.own / COLLECTED.living} * ${every}) = 0)`);
  // Not the full ones, which have no seat left.
  const isPaid = sql.raw('(n % 4 <> 0 and n % 61 <> 60)');
  await store.owner.transaction().execute(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
    await run(sql`set local session_replication_role = replica`);
    await run(sql`insert into student (company_id, id, phone, nickname, invite_code, created_at, updated_at)
      select ${school}::bigint, ${BUYERS}::bigint + n, '17' || lpad(n::text, 9, '0'), '买家' || n, 'BUYER' || n, now(), now()
      from generate_series(0, ${buyers}::int) n`);
    await run(sql`insert into trade_order (company_id, id, number, student_id, goods_kind, goods_id, title, list_fen, deduct_fen,
        pay_fen, method, status, fulfilment, cancel_reason, expires_at, created_at, paid_at, ended_at)
      select ${school}::bigint, n, '2026' || lpad(n::text, 16, '0'), ${whose}, 'course', n, '圆锥曲线专题 ' || n, f.price_fen, 0,
        f.price_fen, case when ${isPaid} then 'alipay' else 'none' end, case when ${isPaid} then 'paid' else 'cancelled' end,
        case when ${isPaid} then 'delivered' else 'none' end, case when ${isPaid} then null else 'timeout' end,
        made + interval '15 minutes', made, case when ${isPaid} then made + interval '1 minute' end,
        case when ${isPaid} then null else made + interval '15 minutes' end
      from ${series} join offer f on f.company_id = ${school}::bigint and f.id = n,
        lateral (select now() - make_interval(mins => 60 + n * 7919 % 500000) as made) m`);
    await run(sql`insert into order_item (company_id, id, order_id, goods_kind, goods_id, unit_fen, pay_fen, class_run_id, offer_id, cover)
      select company_id, id, id, 'course', goods_id, list_fen, pay_fen, goods_id, goods_id, '/files/cover-' || id % 50 || '.webp'
      from trade_order where company_id = ${school}::bigint`);
    await run(sql`insert into order_log (company_id, id, order_id, from_status, to_status, actor, created_at)
      select company_id, id * 2 + x, id, case when x = 1 then 'unpaid' end, case when x = 1 then status else 'unpaid' end,
        case when x = 1 then 'gateway' else 'student' end, created_at
      from trade_order, generate_series(0, 1) x where company_id = ${school}::bigint`);
    await run(sql`insert into payment (company_id, id, order_id, amount_fen, method, out_trade_no, transaction_id, status, expires_at,
        created_at, settled_at)
      select company_id, id, id, pay_fen, method, 'filled' || id, 'T' || id, 'success', expires_at, created_at, paid_at
      from trade_order where company_id = ${school}::bigint and status = 'paid'`);
    await run(sql`insert into seat (company_id, id, offer_id, student_id, source, source_id, state, expires_at, held_at, settled_at)
      select company_id, id, goods_id, student_id, 'order', id, case when status = 'paid' then 'sold' else 'returned' end,
        expires_at, created_at, coalesce(paid_at, ended_at)
      from trade_order where company_id = ${school}::bigint`);
    await run(sql`update offer f set sold = sold + 1 from trade_order o
      where o.company_id = f.company_id and o.goods_id = f.id and o.status = 'paid' and f.company_id = ${school}::bigint`);
    await run(sql`insert into enrolment (company_id, id, student_id, class_run_id, offer_id, source, source_id, joined_at)
      select company_id, ${BOUGHT}::bigint + id, student_id, goods_id, goods_id, 'purchase', id, paid_at
      from trade_order where company_id = ${school}::bigint and status = 'paid'`);
    await run(sql`insert into coupon (company_id, id, name, kind, threshold_fen, reduce_fen, scope_text, total, claimed, claim_starts_at,
        claim_ends_at, valid_days, sort)
      select ${school}::bigint, n, '满100减20', 'fullReduction', 10000, 2000, '全场通用', 1000, 1, now() - interval '1 year',
        case when n % 5 = 0 then now() - interval '1 day' end, 7, n % 7 from ${series}`);
    await run(sql`insert into coupon_claim (company_id, id, coupon_id, student_id, number, nth, claimed_at, starts_at, ends_at)
      select ${school}::bigint, n, n, ${whose}, 'C' || n, 1, ends - interval '30 days', ends - interval '30 days', ends
      from ${series}, lateral (select now() + case when ${isLiving} then interval '7 days'
        else make_interval(days => -1 - n % 300) end as ends) e`);
  });
  await sql`vacuum analyze`.execute(store.owner);
}
