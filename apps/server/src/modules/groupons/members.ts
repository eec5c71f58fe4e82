import type { Expression, Insertable } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { Change } from './queries.ts';
import type { GrouponMemberTable } from './tables.ts';

/** Whether the student is in a group of the activity that is still going. */
export async function isInGroup(tx: Tx, grouponId: Expression<number>, studentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('groupon_member')
    .select('id')
    .where('groupon_id', '=', grouponId)
    .where('student_id', '=', studentId)
    .where('status', 'in', ['hold', 'joined'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Sends a seat. A student who sits in a group of the activity already conflicts in the database; the transaction is tried again (I9). */
export async function insertMember(tx: Tx, row: Insertable<GrouponMemberTable>): Promise<void> {
  await enqueue(tx, tx.insertInto('groupon_member').values(row).execute());
}

/** Everybody who has or had a seat in a group. */
export function selectMembers(tx: Tx, teamId: Expression<number>) {
  return tx
    .selectFrom('groupon_member')
    .select(['order_id', 'status', 'seat'])
    .where('team_id', '=', teamId)
    .orderBy('order_id')
    .execute();
}
/** A seat and its state. */
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** Whether an order still holds its seat. */
export async function isHeld(tx: Tx, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('groupon_member')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'hold')
    .executeTakeFirst();
  return row !== undefined;
}

/** Orders that hold a seat of a group without having paid it. */
export async function selectHeld(tx: Tx, teamId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('groupon_member')
    .select('order_id')
    .where('team_id', '=', teamId)
    .where('status', '=', 'hold')
    .orderBy('order_id')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** How many seats are held by orders that can still be paid. */
export async function selectLivingHolds(tx: Tx, teamId: number, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('groupon_member as m')
    .innerJoin('trade_order as t', joinTenant('t.id', 'm.order_id'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('m.team_id', '=', teamId)
    .where('m.status', '=', 'hold')
    .where('t.expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes the state of an order's seat; undefined where the machine does not allow it (I1). */
export function moveMember(tx: Tx, orderId: number, { from, to }: Change<'teamMember'>) {
  return tx
    .updateTable('groupon_member')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .where('status', 'in', from)
    .returning(['id', 'is_leader'])
    .executeTakeFirst();
}

/** Sends the change of a seat whose state is known, under the lock of its group. */
export async function sendMember(tx: Tx, orderId: number, { from, to }: Change<'teamMember'>, joined_at?: Date) {
  const moving = tx
    .updateTable('groupon_member')
    .set({ status: to, ...(joined_at ? { joined_at } : {}) })
    .where('order_id', '=', orderId)
    .where('status', 'in', from);
  await enqueue(tx, moving.execute());
}

/** Changes the state of all seats of a group for which the state machine allows it. */
export function moveMembers(tx: Tx, teamId: number, { from, to }: Change<'teamMember'>) {
  return tx
    .updateTable('groupon_member')
    .set({ status: to })
    .where('team_id', '=', teamId)
    .where('status', 'in', from)
    .returning(['order_id', 'student_id'])
    .execute();
}

/** The first paid member. */
export function selectNextLeader(tx: Tx, teamId: number) {
  return tx
    .selectFrom('groupon_member')
    .select(['order_id', 'student_id'])
    .where('team_id', '=', teamId)
    .where('status', '=', 'joined')
    .orderBy('joined_at')
    .orderBy('seat')
    .limit(1)
    .executeTakeFirst();
}
