import { type Locale, ORDER_PAY_MINUTES } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';

/** The tabs of a student's coupons. */
export type Tab = 'toUse' | 'used' | 'expired';
/** State of a claim at this instant. */
export type ClaimState = Tab | 'locked' | 'notYet';

/** Columns of a coupon template `k`. */
function faceOf(locale: Locale) {
  return [
    'k.kind',
    'k.threshold_fen',
    'k.reduce_fen',
    'k.percent',
    'k.max_reduce_fen',
    'k.scope',
    inLanguage(locale, 'k.name').as('name'),
    inLanguage(locale, 'k.scope_text').as('scope_text'),
    inLanguage<string | null>(locale, 'k.rule_text').as('rule_text'),
  ] as const;
}

/**
 * The state of a claim `c`. "Used" wins over "expired"; one in an unpaid order stays good until that order ends, whenever the
 * order's end is written down. Only for a locked one is its order looked up.
 */
export function stateOf(now: Date): RawBuilder<ClaimState> {
  return sql<ClaimState>`case
    when c.status = 'used' then 'used'
    when c.status = 'locked' and (select x.expires_at > ${now} from trade_order x
      where x.company_id = c.company_id and x.id = c.order_id) then 'locked'
    when c.ends_at <= ${now} then 'expired'
    when c.starts_at > ${now} then 'notYet'
    else 'toUse' end`;
}

/** Excludes coupons of an order whose refund is under review or done; written so that an index is used. */
export function isAwake(): RawBuilder<boolean> {
  return sql<boolean>`not c.is_resting`;
}

/** The coupons of a student with all columns of a ticket, including the order `o` that holds it. */
export function selectClaims({ tx, locale, now, studentId }: StudentCtx) {
  return tx
    .selectFrom('coupon_claim as c')
    .leftJoin('trade_order as o', joinTenant('o.id', 'c.order_id'))
    .innerJoin('coupon as k', joinTenant('k.id', 'c.coupon_id'))
    .select(['c.id', 'c.coupon_id', 'c.number', 'c.starts_at', 'c.ends_at', 'c.claimed_at', 'c.used_at'])
    .select(['c.order_id', 'o.number as order_number', 'o.goods_id'])
    .select(faceOf(locale))
    .select(stateOf(now).as('state'))
    .where('c.student_id', '=', studentId)
    .where(isAwake());
}
/** A row of `selectClaims`. */
export type ClaimRow = Awaited<ReturnType<ReturnType<typeof selectClaims>['execute']>>[number];

const STATES = { toUse: ['toUse', 'locked', 'notYet'], used: ['used'], expired: ['expired'] } as const;
/** Nearest end first: usable ones ascending, ended ones descending. */
const ORDERS = {
  toUse: sql`c.ends_at, c.id`,
  used: sql`c.used_at desc, c.id desc`,
  expired: sql`c.ends_at desc, c.id desc`,
} as const satisfies Record<Tab, RawBuilder<unknown>>;

/** Bounds on the end dates of a tab's coupons, for an index: a locked one may outlive its end only as long as its order. */
function rangeOf(tab: Tab, now: Date): RawBuilder<boolean> {
  if (tab === 'toUse') return sql<boolean>`(c.ends_at > ${new Date(now.getTime() - ORDER_PAY_MINUTES * 60_000)})`;
  return tab === 'expired' ? sql<boolean>`(c.ends_at <= ${now})` : sql<boolean>`true`;
}

/** A page of the coupons of a tab. */
export function selectTab(ctx: StudentCtx, { tab = 'toUse', ...page }: PageInput & { tab?: Tab | undefined }) {
  const query = selectClaims(ctx).where(rangeOf(tab, ctx.now)).where(stateOf(ctx.now), 'in', STATES[tab]);
  return pageOf(ctx.tx, query.orderBy(ORDERS[tab]), page);
}

/** Number of coupons per tab, and of usable ones that end before `soon`. */
export function countTabs({ tx, studentId, now }: StudentCtx, soon: Date) {
  const states = tx
    .selectFrom('coupon_claim as c')
    .select(['c.ends_at', stateOf(now).as('state')])
    .where('c.student_id', '=', studentId)
    .where(isAwake());
  return tx
    .selectFrom(states.as('x'))
    .select((eb) => [
      sql<number>`count(*) filter (where x.state in ('toUse', 'locked', 'notYet'))::int`.as('toUse'),
      sql<number>`count(*) filter (where x.state = 'used')::int`.as('used'),
      sql<number>`count(*) filter (where x.state = 'expired')::int`.as('expired'),
      sql<number>`count(*) filter (where x.state in ('toUse', 'locked', 'notYet')
        and ${eb.ref('x.ends_at')} < ${soon})::int`.as('endingSoon'),
    ])
    .executeTakeFirstOrThrow();
}

/** One coupon of the student. */
export function selectClaim(ctx: StudentCtx, id: number): Promise<ClaimRow | undefined> {
  return selectClaims(ctx).where('c.id', '=', id).executeTakeFirst();
}

/** The coupons of the claim centre in the school's order, with the student's claims; those for newcomers only for newcomers. */
export function selectCenter(
  { tx, locale, now, studentId }: Ctx,
  { isNewcomer, ...page }: PageInput & { isNewcomer: boolean },
) {
  let query = tx
    .selectFrom('coupon as k')
    .select(['k.id', 'k.total', 'k.claimed', 'k.per_student', 'k.claim_starts_at', 'k.claim_ends_at'])
    .select(['k.use_starts_at', 'k.use_ends_at', 'k.valid_days', 'k.is_newcomer', 'k.works_with_member'])
    .select(faceOf(locale))
    .select((eb) => {
      const own = eb
        .selectFrom('coupon_claim as c')
        .whereRef('c.company_id', '=', 'k.company_id')
        .whereRef('c.coupon_id', '=', 'k.id')
        .where('c.student_id', '=', studentId ?? 0);
      return [
        own.select(sql<number>`count(*)::int`.as('count')).as('own_count'),
        own.select('c.id').orderBy('c.nth', 'desc').limit(1).as('claim_id'),
        own
          .select(stateOf(now).as('state'))
          .where(isAwake())
          .orderBy(sql`array_position(array['toUse', 'notYet', 'locked', 'used'], ${stateOf(now)}), c.nth desc`)
          .limit(1)
          .as('own_state'),
      ];
    })
    .where('k.source', '=', 'center')
    .where('k.status', '=', 'issuing')
    .where(sql<boolean>`coalesce(k.claim_ends_at > ${now}, true) and coalesce(k.use_ends_at > ${now}, true)`);
  if (!isNewcomer) query = query.where('k.is_newcomer', '=', false);
  return pageOf(tx, query.orderBy('k.sort').orderBy('k.id'), page);
}
/** A row of the claim centre. */
export type CenterRow = Awaited<ReturnType<typeof selectCenter>>['rows'][number];
