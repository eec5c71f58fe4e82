import { type Expression, type RawBuilder, sql } from 'kysely';
import { isAssessed } from '../../domain/assessments.ts';
import { hasMemberPrices } from '../../domain/buyers.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

/** An offer as a buyer sees it at this moment: seats of orders that have run out count as free (I6). */
export async function selectOffer(ctx: StudentCtx, offerId: number) {
  const { tx, studentId, now } = ctx;
  const row = await tx
    .selectFrom('offer as o')
    .innerJoin('class_run as r', joinTenant('r.id', 'o.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'o.course_id'))
    .innerJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .select(['o.id as offer_id', 'r.id as class_run_id', 'c.id as course_id', 'c.subject_id', 'c.kind', 'c.cover'])
    .select(['c.title', 'c.title_en', 'r.name', 'r.name_en', 'l.name as lecturer', 'l.name_en as lecturer_en'])
    .select(['r.starts_at', 'r.ends_at', 'o.price_fen', 'o.member_fen', 'o.quota', 'o.sold', 'o.sale_starts_at'])
    .select(['o.sale_ends_at', 'o.is_discontinued', 'o.needs_assessment', 'r.playback_months'])
    .select([
      sql<number>`(select count(*)::int from seat t where t.company_id = o.company_id and t.offer_id = o.id
        and t.state = 'held' and coalesce(t.expires_at > ${now}, true))`.as('held'),
      isEnrolled(sql`${studentId}`, sql.ref('o.class_run_id'), now).as('is_owned'),
      hasMemberPrices(studentId, now).as('is_member'),
      sql<Date | null>`(select s.member_until from student s where s.company_id = o.company_id and s.id = ${studentId})`.as(
        'member_until',
      ),
      isAssessed(ctx).as('is_assessed'),
    ])
    .where('o.id', '=', offerId)
    .executeTakeFirst();
  return row ?? null;
}
export type OfferRow = NonNullable<Awaited<ReturnType<typeof selectOffer>>>;

/** The campaign in which an offer is cheapest now. */
export async function selectCampaign(tx: Tx, offerId: number, now: Date) {
  const row = await tx
    .selectFrom('campaign_offer as x')
    .innerJoin('campaign as k', joinTenant('k.id', 'x.campaign_id'))
    .select(['k.id', 'k.name', 'k.name_en', 'x.price_fen'])
    .where('x.offer_id', '=', offerId)
    .where('k.starts_at', '<=', now)
    .where('k.ends_at', '>', now)
    .orderBy('x.price_fen')
    .orderBy('k.id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Columns that determine the length of an enrolment. */
export function selectRun(tx: Tx, offerId: Expression<number>) {
  return tx
    .selectFrom('offer as o')
    .innerJoin('class_run as r', joinTenant('r.id', 'o.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'o.course_id'))
    .select([
      'o.id as offer_id',
      'r.id as class_run_id',
      'r.starts_at',
      'r.ends_at',
      'r.playback_months',
      'o.is_discontinued',
    ])
    .select(['c.title', 'c.title_en', 'c.kind'])
    .where('o.id', '=', offerId)
    .executeTakeFirst();
}

/**
 * What enrols the students of course orders: the class, the right (member price, group, free, or payment), and whether the student is in
 * the class now (I4). Nothing for orders of other goods.
 */
export function selectDeliveries(tx: Tx, orderIds: Expression<number>, now: Date) {
  return tx
    .selectFrom('trade_order as o')
    .innerJoin('offer as f', joinTenant('f.id', 'o.goods_id'))
    .innerJoin('class_run as r', joinTenant('r.id', 'f.class_run_id'))
    .innerJoin('student as s', joinTenant('s.id', 'o.student_id'))
    .select(['o.id as order_id', 'f.id as offer_id', 'r.id as class_run_id', 'r.ends_at', 'r.playback_months'])
    .select(['o.list_fen', 'o.team_id', 's.member_until'])
    .select([
      sql<number>`(select coalesce(sum(d.amount_fen), 0)::int from order_deduct d
        where d.company_id = o.company_id and d.order_id = o.id and d.kind = 'member')`.as('member_off'),
      isEnrolled(sql.ref('o.student_id'), sql.ref('f.class_run_id'), now).as('is_owned'),
    ])
    .where('o.id', 'in', orderIds)
    .where('o.goods_kind', '=', 'course')
    .execute();
}
export type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number];

/** SQL for whether a student is in a class at this moment (I4). */
function isEnrolled(studentId: RawBuilder<unknown>, classRunId: RawBuilder<unknown>, now: Date) {
  return sql<boolean>`exists (select 1 from enrolment e where e.company_id = o.company_id
    and e.student_id = ${studentId} and e.class_run_id = ${classRunId}
    and e.status in ('active', 'frozen') and coalesce(e.valid_until > ${now}, true))`;
}

/** Lessons of a class that a student has finished, and whether the class has begun. */
export async function selectLearnt(tx: Tx, studentId: number, offerId: number) {
  return tx
    .selectFrom('offer as o')
    .innerJoin('class_run as r', joinTenant('r.id', 'o.class_run_id'))
    .select('r.starts_at')
    .select(
      sql<number>`(select count(*)::int from learn_record p where p.company_id = o.company_id
        and p.class_run_id = o.class_run_id and p.student_id = ${studentId} and p.finished_at is not null)`.as(
        'lessons',
      ),
    )
    .where('o.id', '=', offerId)
    .executeTakeFirstOrThrow();
}
