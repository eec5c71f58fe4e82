import type { InputOf, orders } from '@shuyuan/contract';
import { type RawBuilder, sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, likePatterns, matches, type PageInput, widePageOf } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { ORDER_COLUMNS } from './tables.ts';

/** Tab of an order in the list. */
export type OrderTab = NonNullable<InputOf<typeof orders.list>['filter']>;

/** Copy of the goods stored with the order. */
export interface Snapshot {
  subtitle?: { cn: string; en?: string | null };
  courseKind?: 'live' | 'recorded';
  startsAt?: string | null;
}

/** That the last request for a refund was refused. */
interface Refusal {
  at: string;
  why: string | null;
}

/** Which orders `o` of the student are not hidden: what an index tells. */
function selectOwn({ tx, studentId }: StudentCtx) {
  return tx
    .selectFrom('trade_order as o')
    .select(['o.company_id', 'o.id'])
    .where('o.student_id', '=', studentId)
    .where('o.is_hidden', '=', false);
}

/** Orders with what a list shows of them, the newest first. */
function withDetails({ tx, locale }: StudentCtx, orders: ReturnType<typeof selectOwn>) {
  return tx
    .selectFrom(orders.as('own'))
    .innerJoin('trade_order as o', joinTenant('o.id', 'own.id'))
    .innerJoin('order_item as i', joinTenant('i.order_id', 'o.id'))
    .leftJoin('groupon_team as t', joinTenant('t.id', 'o.team_id'))
    .leftJoin('class_run as r', joinTenant('r.id', 'i.class_run_id'))
    .select(ORDER_COLUMNS.map((name) => `o.${name}` as const))
    .select(['i.class_run_id', 'i.cover', sql<Snapshot>`i.snapshot`.as('snapshot'), 'r.ends_at as class_ends_at'])
    .select(['t.groupon_id', 't.size as team_size', 't.joined as team_joined', 't.status as team_status'])
    .select('t.ends_at as team_ends_at')
    .select([
      inLanguage(locale, 'o.title').as('title_shown'),
      sql<string | null>`(select ${inLanguage(locale, 'd.name')} from order_deduct d
        where d.company_id = o.company_id and d.order_id = o.id and d.kind = 'coupon')`.as('coupon_name'),
      sql<boolean>`exists (select 1 from refund f where f.company_id = o.company_id
        and f.order_id = o.id and f.status = 'auditing')`.as('is_audited'),
      sql<Refusal | null>`(select case when f.status = 'refused' then jsonb_build_object('at', f.done_at, 'why', f.answer) end
        from refund f where f.company_id = o.company_id and f.order_id = o.id and f.kind <> 'surplus'
        order by f.id desc limit 1)`.as('refusal'),
    ])
    .orderBy('o.id', 'desc');
}
/** A row of an order with what a list shows of it. */
export type ListRow = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

/** A page of orders, the newest first. */
export function selectOrders(
  ctx: StudentCtx,
  { tab = 'all', keyword, ...page }: PageInput & { tab?: OrderTab | undefined; keyword?: string | undefined },
) {
  const query = selectOwn(ctx)
    .where(standsUnder(tab, ctx.now))
    .where(matches(likePatterns(keyword), ['o.title', 'o.title_en', 'o.number']));
  return widePageOf(ctx.tx, query.orderBy('o.id', 'desc'), page, (few) => withDetails(ctx, few));
}

/** A page of orders in groups, the newest first. */
export function selectGroupOrders(ctx: StudentCtx, page: PageInput) {
  const query = selectOwn(ctx).where('o.mode', '<>', 'alone').orderBy('o.id', 'desc');
  return widePageOf(ctx.tx, query, page, (few) => withDetails(ctx, few));
}

/** One order of the student by id and number. */
export function selectOrder(ctx: StudentCtx, { id, orderNum }: { id: number; orderNum: string }) {
  const one = selectOwn(ctx).where('o.id', '=', id).where('o.number', '=', orderNum);
  return withDetails(ctx, one).executeTakeFirst();
}

/** Number of orders per tab. */
export function selectCounts({ tx, studentId, now }: StudentCtx) {
  const count = (tab: OrderTab) => sql<number>`(count(*) filter (where ${standsUnder(tab, now)}))::int`;
  return tx
    .selectFrom('trade_order as o')
    .select([
      count('all').as('all'),
      count('unpaid').as('unpaid'),
      count('paid').as('paid'),
      count('cancelled').as('cancelled'),
      count('refund').as('refund'),
    ])
    .where('o.student_id', '=', studentId)
    .where('o.is_hidden', '=', false)
    .executeTakeFirstOrThrow();
}

/** The steps of an order's price in their order. */
export function selectDeductions(tx: Tx, orderId: number) {
  return tx.selectFrom('order_deduct').selectAll().where('order_id', '=', orderId).orderBy('sort').execute();
}

/** Expired orders count as cancelled, even before that is recorded. */
function standsUnder(tab: OrderTab, now: Date): RawBuilder<boolean> {
  if (tab === 'unpaid') return sql<boolean>`(o.status = 'unpaid' and o.expires_at > ${now})`;
  if (tab === 'paid') return sql<boolean>`(o.status = 'paid')`;
  if (tab === 'refund') return sql<boolean>`(o.status in ('refunding', 'refunded'))`;
  if (tab === 'cancelled')
    return sql<boolean>`(o.status = 'cancelled' or (o.status = 'unpaid' and o.expires_at <= ${now}))`;
  return sql<boolean>`true`;
}
