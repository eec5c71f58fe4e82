import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { saleState, selectCards } from '../../domain/courseCards/courseCards.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import type { MemberBenefit, MemberPackageTable } from './tables.ts';

/** Memberships on sale in the school's order, with how many courses members pay less for. */
export function selectPackages({ tx, locale, now }: Ctx, page: PageInput) {
  const query = tx
    .selectFrom('member_package as p')
    .leftJoin('coupon as k', joinTenant('k.id', 'p.coupon_id'))
    .select(['p.id', 'p.level', 'p.days', 'p.price_fen', 'p.original_fen', 'p.minutes', 'k.reduce_fen'])
    .select(sql<MemberBenefit[]>`p.benefits`.as('benefits'))
    .select([
      inLanguage(locale, 'p.name').as('name'),
      inLanguage<string | null>(locale, 'p.highlight').as('highlight'),
      sql<number>`(select count(*)::int from offer o
        join class_run r on r.company_id = o.company_id and r.id = o.class_run_id
        where o.company_id = p.company_id and o.member_fen is not null and o.is_listed
          and ${isLearnable(now)})`.as('courses'),
    ])
    .where('p.is_on_sale', '=', true)
    .orderBy('p.sort')
    .orderBy('p.id');
  return pageOf(tx, query, page);
}
/** A row of `selectPackages`. */
export type PackageRow = Awaited<ReturnType<typeof selectPackages>>['rows'][number];

/** One membership of the school, on sale or not. */
export function selectPackage(
  tx: Tx,
  id: number | Expression<number>,
): Promise<Selectable<MemberPackageTable> | undefined> {
  return tx.selectFrom('member_package').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The end of a student's membership as it is stored; null for who never was a member. */
export async function selectUntil(tx: Tx, studentId: number): Promise<Date | null> {
  const row = await tx.selectFrom('student').select('member_until').where('id', '=', studentId).executeTakeFirst();
  return row?.member_until ?? null;
}

type RecordState = 'waiting' | 'active' | 'ended' | 'refunded' | 'suspended';

/** Periods of a student, the newest first, each with its state at this instant. */
export function selectRecords({ tx, locale, now, studentId }: Ctx, page: PageInput) {
  const query = tx
    .selectFrom('member_record as m')
    .select(['m.id', 'm.source', 'm.starts_at', 'm.ends_at', inLanguage(locale, 'm.name').as('name')])
    .select(
      sql<RecordState>`case when m.status = 'refunded' then 'refunded' when m.ends_at <= ${now} then 'ended'
        when m.source = 'order' and exists (select 1 from trade_order t where t.company_id = m.company_id
          and t.id = m.source_id and t.status = 'refunding') then 'suspended'
        when m.starts_at > ${now} then 'waiting' else 'active' end`.as('state'),
    )
    .where('m.student_id', '=', studentId)
    .orderBy('m.starts_at', 'desc')
    .orderBy('m.id', 'desc');
  return pageOf(tx, query, page);
}
/** A row of `selectRecords`. */
export type RecordRow = Awaited<ReturnType<typeof selectRecords>>['rows'][number];

/** Fen that member prices took off the student's orders; refunded orders do not count. */
export async function selectSaved(tx: Tx, studentId: number): Promise<number> {
  const { saved } = await selectAtMemberPrice(tx, studentId)
    .select(sql<number>`coalesce(sum(d.amount_fen), 0)::int`.as('saved'))
    .where('o.status', 'in', ['paid', 'refunding'])
    .executeTakeFirstOrThrow();
  return saved;
}

/** Whether an order since this instant has a member price, one that can still be paid too. */
export async function hasUsedPrices(tx: Tx, studentId: number, since: Date): Promise<boolean> {
  const row = await selectAtMemberPrice(tx, studentId)
    .select('o.id')
    .where('o.status', 'in', ['unpaid', 'paid', 'refunding'])
    .where('o.created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function selectAtMemberPrice(tx: Tx, studentId: number) {
  return tx
    .selectFrom('order_deduct as d')
    .innerJoin('trade_order as o', joinTenant('o.id', 'd.order_id'))
    .where('d.kind', '=', 'member')
    .where('o.student_id', '=', studentId);
}

/** Filters of the courses for members. */
export interface CoursesInput extends PageInput {
  subjectId?: number | undefined;
  kind?: 'live' | 'recorded' | undefined;
}

/** Courses with a price for members, in the school's order. */
export function selectMemberCourses(ctx: Ctx, { subjectId, kind, ...page }: CoursesInput) {
  let query = selectCards(ctx)
    .where('o.is_listed', '=', true)
    .where('o.member_fen', 'is not', null)
    .where(isLearnable(ctx.now));
  if (subjectId !== undefined) query = query.where('c.subject_id', '=', subjectId);
  if (kind !== undefined) query = query.where('c.kind', '=', kind);
  return pageOf(ctx.tx, query.orderBy(sql`c.rank, c.id`), page);
}

function isLearnable(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${saleState(now)} not in ('ended', 'discontinued'))`;
}
