import { type RawBuilder, type Selectable, sql } from 'kysely';
import { selectCards } from '../../domain/courseCards/courseCards.ts';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import type { GrouponTable } from './tables.ts';

/** One activity in the requested language. */
export function selectShown({ tx, locale }: Ctx, id: number) {
  return tx
    .selectFrom('groupon')
    .select(['id', 'offer_id', 'price_fen', 'size', 'hours', 'stock', 'opened', 'starts_at', 'ends_at'])
    .select(['is_newcomer', 'is_stopped', inLanguage(locale, 'name').as('name')])
    .select(inLanguage<string | null>(locale, 'rule_text').as('rule_text'))
    .where('id', '=', id)
    .executeTakeFirst();
}
export type ShownRow = NonNullable<Awaited<ReturnType<typeof selectShown>>>;

/** The card of an activity's course. */
export function selectCard(ctx: Ctx, offerId: Selectable<GrouponTable>['offer_id']) {
  return selectCards(ctx).where('o.id', '=', offerId).executeTakeFirstOrThrow();
}

function selectTeams(tx: Tx) {
  return tx
    .selectFrom('groupon_team as t')
    .select(['t.id', 't.groupon_id', 't.status', 't.size', 't.joined', 't.held'])
    .select(['t.started_at', 't.ends_at', 't.ended_at', holdEnds().as('hold_ends_at')]);
}

/** When the first unpaid order of a full group ends. */
function holdEnds(): RawBuilder<Date | null> {
  return sql<Date | null>`case when t.held > 0 and t.joined + t.held >= t.size then (
    select min(x.expires_at) from groupon_member m
    join trade_order x on x.company_id = m.company_id and x.id = m.order_id
    where m.company_id = t.company_id and m.team_id = t.id and m.status = 'hold') end`;
}

/** Groups of an activity that can still fill up, those that end first on top. */
export function selectForming({ tx, now }: Ctx, { id, ...page }: PageInput & { id: number }) {
  const query = selectTeams(tx)
    .where('t.groupon_id', '=', id)
    .where('t.status', '=', 'forming')
    .where('t.ends_at', '>', now)
    .orderBy('t.ends_at')
    .orderBy('t.id');
  return pageOf(tx, query, page);
}

/** One group. */
export function selectTeam(tx: Tx, id: number) {
  return selectTeams(tx).where('t.id', '=', id).executeTakeFirst();
}
export type ShownTeamRow = NonNullable<Awaited<ReturnType<typeof selectTeam>>>;

/** Members of the groups, without those who left or were refunded after the group was complete. */
export function selectMembers({ tx, studentId }: Ctx, teamIds: readonly number[]) {
  return tx
    .selectFrom('groupon_member as m')
    .innerJoin('groupon_team as t', joinTenant('t.id', 'm.team_id'))
    .innerJoin('student as s', joinTenant('s.id', 'm.student_id'))
    .select(['m.team_id', 'm.seat', 'm.is_leader', 'm.status', 'm.joined_at', 's.nickname', 's.portrait'])
    .select(sql<boolean>`m.student_id = ${studentId ?? 0}`.as('is_me'))
    .where('m.team_id', 'in', teamIds.length > 0 ? teamIds : [0])
    .where('m.status', '<>', 'left')
    .where((eb) => eb.or([eb('m.status', '<>', 'refunded'), eb('t.status', '<>', 'success')]))
    .orderBy('m.team_id')
    .orderBy('m.seat')
    .execute();
}
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** The student's own order in groups of an activity: the living one of the activity, or the newest one in a team. */
export function selectOwnOrder(tx: Tx, studentId: number, at: { activityId: number } | { teamId: number }) {
  const query = tx
    .selectFrom('groupon_member as m')
    .innerJoin('trade_order as o', joinTenant('o.id', 'm.order_id'))
    .leftJoin('refund as r', (join) =>
      ofSameSchool(join, 'r', 'o').onRef('r.order_id', '=', 'o.id').on('r.status', '=', 'refunded'),
    )
    .select(['m.team_id', 'o.id', 'o.number', 'o.status', 'o.expires_at', 'r.done_at'])
    .where('m.student_id', '=', studentId)
    .orderBy('m.id', 'desc')
    .limit(1);
  return (
    'teamId' in at
      ? query.where('m.team_id', '=', at.teamId)
      : query.where('m.groupon_id', '=', at.activityId).where('m.status', 'in', ['hold', 'joined'])
  ).executeTakeFirst();
}
