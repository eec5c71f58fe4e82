import {
  type CourseReward,
  changeOf,
  type contract,
  type OutputOf,
  type Page,
  ResultCode,
  type SentOf,
} from '@shuyuan/contract';
import { type Selectable, sql } from 'kysely';
import { isOnSale, selectCards } from '../../domain/courseCards/courseCards.ts';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import type { PreparedGrants } from '../../domain/grants.ts';
import type { RewardsPort } from '../../domain/trade.ts';
import { invalid, missing, refused } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { newNumber } from '../../platform/data/numbers.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { CourseRewardTable } from './tables.ts';

type Status = SentOf<typeof CourseReward>['status'];
type RewardRow = Selectable<CourseRewardTable>;

/** Rewards are few: a page holds them all. */
const PAGE_SIZE = 100;

/** Courses granted to the student: receivable ones first, then the newest. */
export async function listRewards(
  { tx, studentId, locale, now }: StudentCtx,
  status?: Status | undefined,
): Promise<Page<SentOf<typeof CourseReward>>> {
  const rows = await tx
    .selectFrom('course_reward as w')
    .select(['w.id', 'w.source', 'w.select_count', 'w.starts_at', 'w.ends_at', 'w.status'])
    .select([inLanguage(locale, 'w.title').as('title'), inLanguage<string | null>(locale, 'w.note').as('note')])
    .select(
      sql<number>`(select count(*)::int from course_reward_choice c
        where c.company_id = w.company_id and c.reward_id = w.id)`.as('choices'),
    )
    .where('w.student_id', '=', studentId)
    .where('w.starts_at', '<=', now)
    .orderBy('w.ends_at', 'desc')
    .orderBy('w.id')
    .limit(PAGE_SIZE)
    .execute();
  const rewards = rows.map((row) => ({
    id: row.id,
    source: row.source,
    title: row.title,
    note: row.note ?? undefined,
    selectCount: row.select_count,
    choiceCount: row.choices,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status: statusOf(row, now),
  }));
  const items = rewards
    .filter((reward) => status === undefined || reward.status === status)
    .sort((one, other) => Number(other.status === 'toReceive') - Number(one.status === 'toReceive'));
  return { items, totalCount: items.length, currentPage: 1, pageSize: PAGE_SIZE };
}

/** Courses of one reward; those already owned or no longer taught cannot be chosen. */
export async function listChoices(
  ctx: StudentCtx,
  id: number,
): Promise<OutputOf<typeof contract.exchange.rewardCourses>> {
  const { tx, studentId, now } = ctx;
  await ownReward(tx, studentId, id);
  const rows = await selectCards(ctx)
    .innerJoin('course_reward_choice as w', joinTenant('w.offer_id', 'o.id'))
    .select(isOnSale(now).as('is_on_sale'))
    .where('w.reward_id', '=', id)
    .orderBy('c.rank')
    .orderBy('o.id')
    .execute();
  const items = rows.map((row) => ({ ...toCourseCard(row), isSelectable: row.is_on_sale && !row.is_owned }));
  return { items, totalCount: items.length, currentPage: 1, pageSize: PAGE_SIZE };
}

/**
 * Takes the chosen courses, all or none: the reward is received once (I1), each course takes a seat (I6) and is in the
 * student's classes in the same transaction (I5). 3003 for one that is owned, 1004 when the reward is received or over.
 */
export async function receiveReward(
  ctx: StudentCtx,
  { id, offerIds }: { id: number; offerIds: readonly number[] },
  prepareEnrolment: PreparedGrants['enrol'],
): Promise<OutputOf<typeof contract.exchange.receiveReward>> {
  const { tx, studentId, now } = ctx;
  // In the order of the offers, so that two students never wait for each other's seats.
  const ordered = [...offerIds].sort((one, other) => one - other);
  const key = { studentId: sql.val(studentId) };
  const [order, reward, choices, enrolling] = await inOrder([
    selectSource(tx, id),
    lockReward(tx, studentId, id),
    tx.selectFrom('course_reward_choice').select('offer_id').where('reward_id', '=', id).execute(),
    inOrder(ordered.map((offerId) => prepareEnrolment(tx, key, { id: sql.val(offerId), now }))),
  ]);
  if (!reward) throw missing();
  if (reward.source === 'purchase' && reward.source_id !== null && order?.status !== 'paid') {
    throw refused(ResultCode.rewardSuspended);
  }
  mustBeChoices(reward, choices, offerIds);
  const { from, to } = changeOf('courseReward', 'receive');
  const isOpen = from.some((status) => status === reward.status) && reward.starts_at <= now && reward.ends_at > now;
  if (reward.status === 'received') throw refused(ResultCode.rewardReceived);
  if (!isOpen) throw refused(ResultCode.rewardEnded);
  const number = newNumber(now);
  const receiving = tx.updateTable('course_reward').set({ status: to, number, received_at: now }).where('id', '=', id);
  await enqueue(tx, receiving.execute());
  const enrolmentIds: number[] = [];
  for (const [at, enrol] of enrolling.entries()) {
    const { enrolmentId } = await enrol(ctx, { source: 'reward', sourceId: id, offerId: ordered[at] ?? 0 });
    enrolmentIds.push(enrolmentId);
  }
  return { number, enrolmentIds };
}

/** Rewards of purchases as orders use them (S16). */
export const rewardsPort: RewardsPort = {
  async areReceived(tx, { orderId }) {
    const row = await tx
      .selectFrom('course_reward')
      .select('id')
      .where('source', '=', 'purchase')
      .where('source_id', '=', orderId)
      .where('status', '=', 'received')
      .executeTakeFirst();
    return row !== undefined;
  },
};

/** A reward of a purchase is for one that stays: its order is read under a lock, as a request for a refund does (S16). */
function selectSource(tx: Tx, rewardId: number) {
  return tx
    .selectFrom('trade_order')
    .select('status')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('course_reward')
        .select((of) => of.ref('source_id').$notNull().as('id'))
        .where('id', '=', rewardId)
        .where('source', '=', 'purchase'),
    )
    .forShare()
    .executeTakeFirst();
}

/** The student's reward, its row locked until the transaction ends. */
function lockReward(tx: Tx, studentId: number, id: number): Promise<RewardRow | undefined> {
  return tx
    .selectFrom('course_reward')
    .selectAll()
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .forUpdate()
    .executeTakeFirst();
}

async function ownReward(tx: Tx, studentId: number, id: number): Promise<RewardRow> {
  const row = await tx
    .selectFrom('course_reward')
    .selectAll()
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  if (!row) throw missing();
  return row;
}

function mustBeChoices(
  { select_count }: RewardRow,
  rows: readonly { offer_id: number }[],
  offerIds: readonly number[],
): void {
  const choices = new Set(rows.map(({ offer_id }) => offer_id));
  const isWithin = offerIds.length <= select_count && new Set(offerIds).size === offerIds.length;
  if (!isWithin || !offerIds.every((offerId) => choices.has(offerId))) {
    throw invalid([{ field: 'sellCourseIds', rule: 'choice' }]);
  }
}

/** Computed from the clock (product.md 4.0). */
function statusOf({ status, ends_at }: Pick<RewardRow, 'status' | 'ends_at'>, now: Date): Status {
  return status === 'toReceive' && ends_at <= now ? 'expired' : status;
}
