import type { EventOf, Machine, StateOf } from '@shuyuan/contract';
import type { Expression, Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { GrouponTeamTable } from './tables.ts';

/** A group's row. */
export type TeamRow = Selectable<GrouponTeamTable>;

/** Source and target states of a transition, from `changeOf` of the contract. */
export interface Change<M extends Machine> {
  from: StateOf<M>[];
  to: StateOf<M>;
  event?: EventOf<M>;
}

/** The activity of a group. */
export function activityOf(tx: Tx, teamId: Expression<number>) {
  return tx
    .selectFrom('groupon')
    .where('id', '=', (eb) => eb.selectFrom('groupon_team').select('groupon_id').where('id', '=', teamId));
}

/** The activity of an offer in which groups can be opened now. */
export function openActivity(tx: Tx, offerId: number, now: Date) {
  return tx
    .selectFrom('groupon')
    .where('offer_id', '=', offerId)
    .where('is_stopped', '=', false)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(1);
}

/** Counts one more group of an activity whose offer is locked; beyond its stock the database refuses it, and the transaction fails. */
export async function takePlace(tx: Tx, id: number): Promise<void> {
  const counting = tx
    .updateTable('groupon')
    .set((eb) => ({ opened: eb('opened', '+', 1) }))
    .where('id', '=', id);
  await enqueue(tx, counting.execute());
}

/** Counts one group less. */
export async function yieldPlace(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('groupon')
    .set((eb) => ({ opened: eb('opened', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/** A group as it is read. */
export function selectTeamRow(tx: Tx, id: number): Promise<TeamRow | undefined> {
  return tx.selectFrom('groupon_team').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A group, its row locked until the transaction ends. */
export function lockTeam(tx: Tx, id: Expression<number>): Promise<TeamRow | undefined> {
  return tx.selectFrom('groupon_team').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Sends a new group. */
export async function insertTeam(tx: Tx, row: Insertable<GrouponTeamTable>): Promise<void> {
  await enqueue(tx, tx.insertInto('groupon_team').values(row).execute());
}

/** Changes the state of a group. */
export async function moveTeam(
  tx: Tx,
  id: number,
  { from, to }: Change<'team'>,
  set: Updateable<GrouponTeamTable>,
): Promise<void> {
  const moving = tx
    .updateTable('groupon_team')
    .set({ ...set, status: to })
    .where('id', '=', id)
    .where('status', 'in', from);
  await enqueue(tx, moving.execute());
}

/** Counts seats of a group up or down. */
export async function setCounts(tx: Tx, { id }: TeamRow, { held = 0, joined = 0 }: { held?: number; joined?: number }) {
  const counting = tx
    .updateTable('groupon_team')
    .set((eb) => ({ held: eb('held', '+', held), joined: eb('joined', '+', joined) }))
    .where('id', '=', id);
  await enqueue(tx, counting.execute());
}

/** Hands the lead of a group from one seat, named by its order, to another. */
export async function setLeader(
  tx: Tx,
  teamId: number,
  { from, to, studentId }: { from: number; to: number; studentId: number },
): Promise<void> {
  const setFlag = (orderId: number, is_leader: boolean) =>
    tx.updateTable('groupon_member').set({ is_leader }).where('order_id', '=', orderId).execute();
  await setFlag(from, false);
  await setFlag(to, true);
  await tx.updateTable('groupon_team').set({ leader_id: studentId }).where('id', '=', teamId).execute();
}
