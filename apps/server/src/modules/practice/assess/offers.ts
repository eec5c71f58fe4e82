import type { AdvisedOffer, CourseCard, SentOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { isOnSale, isOwned, selectCards } from '../../../domain/courseCards/courseCards.ts';
import { toCourseCard } from '../../../domain/courseCards/toCourseCard.ts';
import type { PriceOffer } from '../../../domain/trade.ts';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import { inLanguage } from '../../../platform/data/select.ts';
import type { ReaderCtx } from './rows.ts';

type SentOffer = SentOf<typeof AdvisedOffer>;

/** Most courses of the subject that stand in for those of the rules. */
const OF_SUBJECT = 2;
const ofSubject = (course: SentOf<typeof CourseCard>) => ({ course, by: 'subject' as const, reason: null });

/** Courses by their offers, as a card shows them to the reader. */
export async function selectCourses(ctx: ReaderCtx, offerIds: readonly number[]): Promise<SentOf<typeof CourseCard>[]> {
  if (offerIds.length === 0) return [];
  const rows = await selectCards(ctx).where('o.id', 'in', offerIds).execute();
  return rows.map(toCourseCard);
}

/** Of courses that are advised, those that can be bought now, and the reader's own. */
async function selectAdvisable(ctx: ReaderCtx, offerIds: readonly number[]): Promise<SentOf<typeof CourseCard>[]> {
  if (offerIds.length === 0) return [];
  const rows = await selectCards(ctx)
    .where('o.id', 'in', offerIds)
    .where((eb) => eb.or([isOnSale(ctx.now), isOwned(ctx.studentId, ctx.now)]))
    .execute();
  return rows.map(toCourseCard);
}

/** Courses of the assessment's subject that can be bought now: what is advised where no rule has one. */
async function selectOfSubject(ctx: ReaderCtx, recordId: number): Promise<SentOf<typeof CourseCard>[]> {
  const rows = await selectCards(ctx)
    .where('o.is_listed', '=', true)
    .where(isOnSale(ctx.now))
    .where(sql<boolean>`c.subject_id = (select s.subject_id from assessment s join practice_record p
      on p.company_id = s.company_id and p.assessment_id = s.id where p.id = ${recordId})`)
    .orderBy('c.rank')
    .orderBy('c.id')
    .limit(OF_SUBJECT)
    .execute();
  return rows.map(toCourseCard);
}

/** The course that each level of an assessment advises first, as its results do: on sale, or the reader's own. The lowest level first. */
export async function selectLevelCourses(ctx: ReaderCtx, assessmentId: number) {
  const rows = await ctx.tx
    .selectFrom('assessment_rule as x')
    .innerJoin('assessment_rule_offer as y', joinTenant('y.rule_id', 'x.id'))
    .select(['x.id', 'y.offer_id', inLanguage(ctx.locale, 'x.name').as('name')])
    .where('x.assessment_id', '=', assessmentId)
    .where('x.kind', '=', 'score')
    .orderBy('x.min_score')
    .orderBy('y.sort')
    .orderBy('y.offer_id')
    .execute();
  const courses = await selectAdvisable(ctx, [...new Set(rows.map(({ offer_id }) => offer_id))]);
  const found = rows.flatMap(({ id, offer_id, name }) => {
    const course = courses.find(({ saleId }) => saleId === offer_id);
    return course ? [{ id, levelName: name, course }] : [];
  });
  const firsts = found.filter(({ id }, place) => found.findIndex((one) => one.id === id) === place);
  return firsts.map(({ levelName, course }) => ({ levelName, course }));
}

/** The courses that a result advises, those of the level first; with the price for the reader where it is a student who can buy. */
export async function selectAdvised(ctx: ReaderCtx, recordId: number, price: PriceOffer): Promise<SentOffer[]> {
  const { tx, locale, studentId } = ctx;
  const rows = await tx
    .selectFrom('assessment_outcome as u')
    .innerJoin('assessment_rule as x', joinTenant('x.id', 'u.rule_id'))
    .innerJoin('assessment_rule_offer as y', joinTenant('y.rule_id', 'x.id'))
    .select(['y.offer_id', 'x.kind', inLanguage<string | null>(locale, 'y.reason').as('reason')])
    .where('u.record_id', '=', recordId)
    .orderBy('x.kind', 'desc')
    .orderBy('x.sort')
    .orderBy('y.sort')
    .orderBy('y.offer_id')
    .execute();
  const advised = rows.filter((row, place) => rows.findIndex(({ offer_id }) => offer_id === row.offer_id) === place);
  const courses = await selectAdvisable(
    ctx,
    advised.map(({ offer_id }) => offer_id),
  );
  const chosen = advised.flatMap(({ offer_id, kind, reason }) => {
    const course = courses.find(({ saleId }) => saleId === offer_id);
    const by = kind === 'score' ? ('level' as const) : ('knowledge' as const);
    return course ? [{ course, by, reason }] : [];
  });
  const others = chosen.length > 0 ? [] : await selectOfSubject(ctx, recordId);
  const offers: SentOffer[] = [];
  for (const { course, by, reason } of [...chosen, ...others.map(ofSubject)]) {
    const priced = studentId === null ? null : await price({ ...ctx, studentId }, course.saleId);
    offers.push({
      course,
      reason: reason ?? undefined,
      by,
      payFen: priced?.payFen,
      lines: priced?.lines ?? [],
      couponEndsAt: priced?.couponEndsAt,
    });
  }
  return offers;
}
