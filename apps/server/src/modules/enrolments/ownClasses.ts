import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { selectCards } from '../../domain/courseCards/courseCards.ts';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { shownUntil } from '../../domain/membership.ts';
import { mapPage, pageOf } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

type Call = typeof contract.courses.mine;

/** The student's classes, the latest joined first; what has run out says so, whether it is written yet or not (wire-facts 6.1). */
export async function listMine(ctx: StudentCtx, { status, ...page }: InputOf<Call>): Promise<OutputOf<Call>> {
  let query = selectCards(ctx)
    .innerJoin('enrolment as e', (join) =>
      join
        .onRef('e.company_id', '=', 'o.company_id')
        .onRef('e.class_run_id', '=', 'r.id')
        .onRef('e.offer_id', '=', 'o.id'),
    )
    .select(['e.source', 'e.valid_until', 'e.status as enrolment'])
    .where('e.student_id', '=', ctx.studentId)
    .where('e.status', '<>', 'quit');
  const { now } = ctx;
  if (status === 'ended') query = query.where('r.ends_at', '<=', now);
  if (status === 'notStarted') query = query.where('r.starts_at', '>', now);
  if (status === 'inProgress')
    query = query.where(sql<boolean>`coalesce(r.starts_at <= ${now}, true) and coalesce(r.ends_at > ${now}, true)`);
  const rows = await pageOf(ctx.tx, query.orderBy(sql`e.joined_at desc, e.id desc`), page);
  return mapPage(rows, (row) => {
    const isOut = row.enrolment === 'active' && row.valid_until !== null && row.valid_until <= now;
    return {
      ...toCourseCard(row),
      source: row.source,
      validUntil: shownUntil(row.valid_until),
      enrolment: isOut ? 'expired' : row.enrolment,
    } as const;
  });
}
