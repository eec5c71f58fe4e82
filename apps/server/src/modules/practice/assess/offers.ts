import type { AdvisedOffer, CourseCard, SentOf } from '@shuyuan/contract';
import { selectCards } from '../../../domain/courseCards/courseCards.ts';
import { toCourseCard } from '../../../domain/courseCards/toCourseCard.ts';
import type { PriceOffer } from '../../../domain/trade.ts';
import { inLanguage } from '../../../platform/data/select.ts';
import type { ReaderCtx } from './rows.ts';

type SentOffer = SentOf<typeof AdvisedOffer>;

/** Courses by their offers, as a card shows them to the reader. */
export async function selectCourses(ctx: ReaderCtx, offerIds: readonly number[]): Promise<SentOf<typeof CourseCard>[]> {
  if (offerIds.length === 0) return [];
  const rows = await selectCards(ctx).where('o.id', 'in', offerIds).execute();
  return rows.map(toCourseCard);
}

/** The course that each level of an assessment advises first, the lowest level first. */
export async function selectLevelCourses(ctx: ReaderCtx, assessmentId: number) {
  const rows = await ctx.tx
    .selectFrom('assessment_rule as x')
    .innerJoin('assessment_rule_offer as y', (join) =>
      join.onRef('y.company_id', '=', 'x.company_id').onRef('y.rule_id', '=', 'x.id'),
    )
    .select(['x.id', 'y.offer_id', inLanguage(ctx.locale, 'x.name').as('name')])
    .where('x.assessment_id', '=', assessmentId)
    .where('x.kind', '=', 'score')
    .orderBy('x.min_score')
    .orderBy('y.sort')
    .orderBy('y.offer_id')
    .execute();
  const courses = await selectCourses(ctx, [...new Set(rows.map(({ offer_id }) => offer_id))]);
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
    .innerJoin('assessment_rule as x', (join) =>
      join.onRef('x.company_id', '=', 'u.company_id').onRef('x.id', '=', 'u.rule_id'),
    )
    .innerJoin('assessment_rule_offer as y', (join) =>
      join.onRef('y.company_id', '=', 'x.company_id').onRef('y.rule_id', '=', 'x.id'),
    )
    .select(['y.offer_id', 'x.kind', inLanguage<string | null>(locale, 'y.reason').as('reason')])
    .where('u.record_id', '=', recordId)
    .orderBy('x.kind', 'desc')
    .orderBy('x.sort')
    .orderBy('y.sort')
    .orderBy('y.offer_id')
    .execute();
  const advised = rows.filter((row, place) => rows.findIndex(({ offer_id }) => offer_id === row.offer_id) === place);
  const courses = await selectCourses(
    ctx,
    advised.map(({ offer_id }) => offer_id),
  );
  const offers: SentOffer[] = [];
  for (const { offer_id, kind, reason } of advised) {
    const course = courses.find(({ saleId }) => saleId === offer_id);
    if (!course) continue;
    const priced = studentId === null ? null : await price({ ...ctx, studentId }, offer_id);
    offers.push({
      course,
      reason: reason ?? undefined,
      by: kind === 'score' ? 'level' : 'knowledge',
      payFen: priced?.payFen,
      lines: priced?.lines ?? [],
      couponEndsAt: priced?.couponEndsAt,
    });
  }
  return offers;
}
