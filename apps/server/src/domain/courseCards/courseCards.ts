import type { Locale } from '@shuyuan/rules';
import { type NotNull, type RawBuilder, sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, listInLanguage } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { handedInFor, isAdvised } from '../assessments.ts';

/** The five sale states of §4. */
export type SaleState = 'notStarted' | 'inProgress' | 'full' | 'ended' | 'discontinued';

/** The sale state of an offer `o` of a class `r`, in the order of product.md 4.3: the first that holds. */
export function saleState(now: Date): RawBuilder<SaleState> {
  return sql<SaleState>`case
    when o.is_discontinued then 'discontinued'
    when r.ends_at <= ${now} then 'ended'
    when o.sold + o.locked >= o.quota then 'full'
    when r.starts_at > ${now} then 'notStarted'
    else 'inProgress' end`;
}

/**
 * Whether the offer `o` can be bought now: to come or in progress, and inside its sale period. Said without the states, whose
 * frequency PostgreSQL cannot know: it would take them for rare, and read every course before the first page.
 */
export function isOnSale(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(not o.is_discontinued and coalesce(r.ends_at > ${now}, true)
    and coalesce(o.sold + o.locked < o.quota, true)
    and coalesce(o.sale_starts_at <= ${now}, true) and coalesce(o.sale_ends_at > ${now}, true))`;
}

/**
 * Courses `c` with their offers `o`, classes `r`, lecturers `l` and subjects `s`, as a card shows them. The last three
 * are always there (I20); joined from outside, the planner leaves them out of a count that reads nothing of them.
 */
export function selectCards(ctx: Ctx) {
  const { tx, locale, now, studentId } = ctx;
  return tx
    .selectFrom('course as c')
    .innerJoin('offer as o', joinTenant('o.course_id', 'c.id'))
    .leftJoin('class_run as r', joinTenant('r.id', 'o.class_run_id'))
    .leftJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .leftJoin('subject as s', joinTenant('s.id', 'c.subject_id'))
    .select(['r.id as run_id', 'o.id as offer_id', 'c.id as course_id', 'c.cover', 'c.trailer', 'c.kind'])
    .select(['l.id as lecturer_id', 'l.portrait', 'r.starts_at', 'r.ends_at', 'r.slots', 'c.lesson_count', 'c.minutes'])
    .select(['o.price_fen', 'o.original_fen', 'o.member_fen', 'o.quota', 'o.sold', 'o.locked'])
    .select(['o.sale_starts_at', 'o.sale_ends_at', 'c.learners', 'o.needs_assessment', 'o.question_bank_id'])
    .select('o.assessment_link_id')
    .select('c.is_recommended')
    .select([
      inLanguage(locale, 'c.title').as('title'),
      inLanguage(locale, 'l.name').as('lecturer'),
      inLanguage(locale, 's.name').as('subject'),
      listInLanguage(locale, 'c.tags').as('tags'),
      saleState(now).as('status'),
      sql<number>`(select count(*)::int from dated_lesson d
        where d.company_id = r.company_id and d.class_run_id = r.id and d.ends_at <= ${now} and d.state <> 'cancelled')`.as(
        'lessons_held',
      ),
      isOwned(studentId, now).as('is_owned'),
      handedInFor(ctx).as('assessment_record_id'),
      isAdvised(ctx).as('is_advised'),
      cheapestCampaign(locale, now).as('campaign'),
      runningGroup(now).as('group'),
    ])
    .$narrowType<{ run_id: NotNull; lecturer_id: NotNull; slots: NotNull }>();
}

/** A campaign in which an offer is cheaper now. */
interface CardCampaign {
  id: number;
  name: string;
  fen: number;
  endsAt: string;
}
/** A group activity of an offer that one can open a group in now. */
interface CardGroup {
  id: number;
  fen: number;
  size: number;
}

/** The campaign in which the offer `o` is cheapest now, if it is cheaper there. Asked for a page's rows only, not for its count. */
function cheapestCampaign(locale: Locale, now: Date): RawBuilder<CardCampaign | null> {
  return sql<CardCampaign | null>`(
    select json_build_object('id', k.id, 'name', ${inLanguage(locale, 'k.name')}, 'fen', x.price_fen, 'endsAt', k.ends_at)
    from campaign_offer x join campaign k on k.company_id = x.company_id and k.id = x.campaign_id
    where x.company_id = o.company_id and x.offer_id = o.id and x.price_fen < o.price_fen
      and k.starts_at <= ${now} and k.ends_at > ${now}
    order by x.price_fen, k.id limit 1)`;
}

/** The price of the offer `o` as a card shows it: in a campaign the campaign's. */
export function priceShown(now: Date): RawBuilder<number> {
  return sql<number>`least(o.price_fen, (
    select min(x.price_fen) from campaign_offer x join campaign k on k.company_id = x.company_id and k.id = x.campaign_id
    where x.company_id = o.company_id and x.offer_id = o.id and k.starts_at <= ${now} and k.ends_at > ${now}))`;
}

/** The group activity of the offer `o` that goes on and has groups left, the cheapest first (product.md 4.10). */
function runningGroup(now: Date): RawBuilder<CardGroup | null> {
  return sql<CardGroup | null>`(
    select json_build_object('id', g.id, 'fen', g.price_fen, 'size', g.size) from groupon g
    where g.company_id = o.company_id and g.offer_id = o.id and not g.is_stopped
      and g.starts_at <= ${now} and g.ends_at > ${now} and coalesce(g.opened < g.stock, true)
    order by g.price_fen, g.id limit 1)`;
}

/** Whether the student is in the class `r` (I4, I5). */
export function isOwned(studentId: number | null, now: Date): RawBuilder<boolean> {
  if (studentId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from enrolment e
    where e.company_id = r.company_id and e.class_run_id = r.id and e.student_id = ${studentId}
      and e.status = 'active' and coalesce(e.valid_until > ${now}, true))`;
}

/** A row of `selectCards`. */
export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];
