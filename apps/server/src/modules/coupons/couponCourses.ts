import type { contract, OutputOf } from '@shuyuan/contract';
import { FEN_PER_CREDIT, priceOf, type SpecialPrice } from '@shuyuan/rules';
import { sql } from 'kysely';
import { isMember } from '../../domain/buyers.ts';
import { isOnSale, isOwned, selectCards } from '../../domain/courseCards/courseCards.ts';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { missing } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { mapPage, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { priceOfCoupon } from './port.ts';
import { isAwake, stateOf } from './queries.ts';

type CouponCourses = OutputOf<typeof contract.coupons.courses>;

/** Courses that can be bought and that a coupon of the student is for, with the price after it while it can be used; `missing` for another's. */
export async function listCouponCourses(
  ctx: StudentCtx,
  { id, ...page }: PageInput & { id: number },
): Promise<CouponCourses> {
  const coupon = await selectCoupon(ctx, id);
  if (!coupon) throw missing();
  const isMemberNow = await isMember(ctx.tx, ctx.studentId, ctx.now);
  return mapPage(await selectCourses(ctx, coupon, page), (row) => {
    const card = toCourseCard(row);
    if (coupon.state !== 'toUse') return card;
    const specials: SpecialPrice[] = [];
    if (card.campaignFen !== undefined) specials.push({ kind: 'campaign', unitFen: card.campaignFen });
    if (isMemberNow && card.memberFen !== undefined) specials.push({ kind: 'member', unitFen: card.memberFen });
    const { subtotalFen, payFen } = priceOf({
      listFen: card.priceFen,
      quantity: 1,
      specials,
      coupon: priceOfCoupon(coupon),
      fenPerCredit: FEN_PER_CREDIT,
    });
    const missingFen = coupon.threshold_fen - subtotalFen;
    return { ...card, afterFen: payFen, ...(missingFen > 0 ? { missingFen } : {}) };
  });
}

function selectCoupon({ tx, studentId, now }: StudentCtx, claimId: number) {
  return tx
    .selectFrom('coupon_claim as c')
    .innerJoin('coupon as k', joinTenant('k.id', 'c.coupon_id'))
    .select(['k.threshold_fen', 'k.reduce_fen', 'k.percent', 'k.max_reduce_fen', 'k.works_with_group'])
    .select(['k.works_with_member', 'k.scope', 'k.scope_kind', stateOf(now).as('state')])
    .select(sql<number[]>`to_jsonb(k.scope_ids)`.as('scope_ids'))
    .where('c.id', '=', claimId)
    .where('c.student_id', '=', studentId)
    .where(isAwake())
    .executeTakeFirst();
}
type CouponRow = NonNullable<Awaited<ReturnType<typeof selectCoupon>>>;

function selectCourses(ctx: StudentCtx, { scope, scope_ids, scope_kind }: CouponRow, page: PageInput) {
  let query = selectCards(ctx)
    .where('o.is_listed', '=', true)
    .where('o.price_fen', '>', 0)
    .where(isOnSale(ctx.now))
    .where(({ not }) => not(isOwned(ctx.studentId, ctx.now)));
  // Ids that no row has: `in ()` is no SQL.
  const ids = scope_ids.length > 0 ? scope_ids : [0];
  if (scope === 'subjects') query = query.where('c.subject_id', 'in', ids);
  if (scope === 'courses') query = query.where('c.id', 'in', ids);
  if (scope === 'courseKind' && scope_kind !== null) query = query.where('c.kind', '=', scope_kind);
  if (scope === 'membership' || scope === 'minutes') query = query.where(sql<boolean>`false`);
  return pageOf(ctx.tx, query.orderBy(sql`c.rank, c.id`), page);
}
