import type { contract, GroupActivity, OutputOf, Page, SentOf, Team } from '@shuyuan/contract';
import { maskPhone } from '@shuyuan/rules';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { missing } from '../../platform/core/errors.ts';
import type { PageInput } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import {
  type MemberRow,
  type ShownRow,
  type ShownTeamRow,
  selectCard,
  selectForming,
  selectMembers,
  selectOwnOrder,
  selectShown,
  selectTeam,
} from './readQueries.ts';

/** Groups shown on the page of an activity; further ones are paged. */
const TEAMS_SHOWN = 10;

/** An activity, the groups that can be joined, and the student's own living one; `missing` when there is none (E3). */
export async function findActivity(ctx: Ctx, id: number): Promise<SentOf<typeof GroupActivity>> {
  const row = await selectShown(ctx, id);
  if (!row) throw missing();
  const { items, totalCount } = await listTeams(ctx, { id, pageSize: TEAMS_SHOWN });
  const own = ctx.studentId === null ? undefined : await selectOwnOrder(ctx.tx, ctx.studentId, { activityId: id });
  return {
    ...(await toActivity(ctx, row)),
    teams: items,
    teamCount: totalCount,
    myTeamId: own?.team_id,
    myOrderId: own?.id,
    myOrderNum: own?.number,
    myOrderStatus: own?.status,
  };
}

/** Groups of an activity that can still fill up; `missing` when there is no such activity (E3). */
export async function listTeams(ctx: Ctx, input: PageInput & { id: number }): Promise<Page<Team>> {
  if (!(await selectShown(ctx, input.id))) throw missing();
  const { rows, ...facts } = await selectForming(ctx, input);
  return { items: await toTeams(ctx, rows), ...facts };
}

/** One group with its activity and the student's order in it; `shareUrl` is where others join it (E3). */
export async function findTeam(ctx: Ctx, id: number, origin: string): Promise<OutputOf<typeof contract.groupons.team>> {
  const row = await selectTeam(ctx.tx, id);
  const shown = row && (await selectShown(ctx, row.groupon_id));
  const [team] = row ? await toTeams(ctx, [row]) : [];
  if (!row || !team || !shown) throw missing();
  const own = ctx.studentId === null ? undefined : await selectOwnOrder(ctx.tx, ctx.studentId, { teamId: id });
  const living =
    ctx.studentId === null ? undefined : await selectOwnOrder(ctx.tx, ctx.studentId, { activityId: row.groupon_id });
  return {
    team,
    activity: await toActivity(ctx, shown),
    myTeamId: living?.team_id,
    orderId: own?.id,
    orderNum: own?.number,
    orderStatus: own?.status,
    payBy: own?.status === 'unpaid' ? own.expires_at.toISOString() : undefined,
    refundedAt: own?.done_at?.toISOString(),
    shareUrl: `${origin}/web/groupon/order/${id}`,
  };
}

async function toActivity(ctx: Ctx, row: ShownRow) {
  return {
    id: row.id,
    name: row.name,
    priceFen: row.price_fen,
    size: row.size,
    hours: row.hours,
    left: row.stock === null ? undefined : row.stock - row.opened,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status: statusOf(row, ctx.now),
    isNewcomer: row.is_newcomer,
    ruleText: row.rule_text ?? undefined,
    course: toCourseCard(await selectCard(ctx, row.offer_id)),
    serverTime: ctx.now.toISOString(),
  };
}

/** Computed from the clock (product.md 4.0); what the school stopped stays stopped. */
function statusOf({ is_stopped, starts_at, ends_at }: ShownRow, now: Date): GroupActivity['status'] {
  if (is_stopped) return 'stopped';
  if (ends_at <= now) return 'ended';
  return starts_at > now ? 'notStarted' : 'going';
}

async function toTeams(ctx: Ctx, rows: readonly ShownTeamRow[]): Promise<Team[]> {
  const members = await selectMembers(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    groupId: row.groupon_id,
    status: row.status,
    size: row.size,
    joined: row.joined,
    held: row.held,
    holdEndsAt: row.hold_ends_at?.toISOString(),
    members: members.filter(({ team_id }) => team_id === row.id).map((member) => toMember(member, ctx)),
    startedAt: row.started_at?.toISOString(),
    endsAt: row.ends_at?.toISOString(),
    completedAt: row.status === 'success' ? row.ended_at?.toISOString() : undefined,
  }));
}

/** The fields of a member that leave the server: no phone, no id (Z3); a visitor sees the first character of a name and no picture. */
function toMember({ seat, nickname, portrait, is_leader, is_me, status, joined_at }: MemberRow, { studentId }: Ctx) {
  // A nickname may be a phone number (Z3).
  const name = maskPhone(nickname);
  return {
    seat,
    name: studentId === null ? `${[...name][0] ?? ''}**` : name,
    portrait: studentId === null ? undefined : (portrait ?? undefined),
    isLeader: is_leader,
    isMe: is_me,
    status,
    joinedAt: joined_at?.toISOString(),
  };
}
