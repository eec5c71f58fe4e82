import type { EventOf, Machine, StateOf } from '@shuyuan/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { GrouponMemberTable, GrouponTeamTable } from './tables.ts';

/** A group's row. */
export type TeamRow = Selectable<GrouponTeamTable>;

/** Source and target states of a transition, from `changeOf` of the contract. */
interface Change<M extends Machine> {
  from: StateOf<M>[];
  to: StateOf<M>;
  event?: EventOf<M>;
}

/** One activity. */
export function selectActivity(tx: Tx, id: number) {
  return tx.selectFrom('groupon').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The activity of an offer in which groups can be opened now. */
export function selectOpenActivity(tx: Tx, offerId: number, now: Date) {
  return tx
    .selectFrom('groupon')
    .selectAll()
    .where('offer_id', '=', offerId)
    .where('is_stopped', '=', false)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Counts one more group of an activity; false when there are none left. */
export async function takePlace(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('groupon')
    .set((eb) => ({ opened: eb('opened', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('stock', 'is', null), eb('opened', '<', eb.ref('stock'))]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one group less. */
export async function yieldPlace(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('groupon')
    .set((eb) => ({ opened: eb('opened', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Whether the student is in a group of the activity that is still going. */
export async function isInGroup(tx: Tx, grouponId: number, studentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('groupon_member')
    .select('id')
    .where('groupon_id', '=', grouponId)
    .where('student_id', '=', studentId)
    .where('status', 'in', ['hold', 'joined'])
    .executeTakeFirst();
  return row !== undefined;
}

/** A group as it is read. */
export function selectTeamRow(tx: Tx, id: number): Promise<TeamRow | undefined> {
  return tx.selectFrom('groupon_team').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A group, its row locked until the transaction ends. */
export function lockTeam(tx: Tx, id: number): Promise<TeamRow | undefined> {
  return tx.selectFrom('groupon_team').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Adds a group; returns its id. */
export async function insertTeam(tx: Tx, row: Omit<Insertable<GrouponTeamTable>, 'id' | EmptyTime>): Promise<number> {
  const times = { started_at: null, ends_at: null, ended_at: null };
  const made = await tx
    .insertInto('groupon_team')
    .values({ ...row, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
type EmptyTime = 'started_at' | 'ends_at' | 'ended_at';

/** Adds a seat; false when the student sits in a group of the activity already (I9). */
export async function insertMember(tx: Tx, row: Insertable<GrouponMemberTable>): Promise<boolean> {
  const made = await tx
    .insertInto('groupon_member')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Numbers of the occupied seats. */
export async function selectSeats(tx: Tx, teamId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('groupon_member')
    .select('seat')
    .where('team_id', '=', teamId)
    .where('status', 'in', ['hold', 'joined', 'success'])
    .execute();
  return rows.map(({ seat }) => seat);
}

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
    .innerJoin('trade_order as t', (join) =>
      join.onRef('t.company_id', '=', 'm.company_id').onRef('t.id', '=', 'm.order_id'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('m.team_id', '=', teamId)
    .where('m.status', '=', 'hold')
    .where('t.expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes the state of an order's seat; undefined where the machine does not allow it (I1). */
export function moveMember(tx: Tx, orderId: number, { from, to }: Change<'teamMember'>, joinedAt?: Date) {
  return tx
    .updateTable('groupon_member')
    .set({ status: to, ...(joinedAt ? { joined_at: joinedAt } : {}) })
    .where('order_id', '=', orderId)
    .where('status', 'in', from)
    .returning(['id', 'is_leader'])
    .executeTakeFirst();
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

/** Changes the state of a group. */
export async function moveTeam(
  tx: Tx,
  id: number,
  { from, to }: Change<'team'>,
  set: Updateable<GrouponTeamTable>,
): Promise<void> {
  await tx
    .updateTable('groupon_team')
    .set({ ...set, status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .execute();
}

/** Counts seats of a group up or down. */
export function setCounts(tx: Tx, { id }: TeamRow, { held = 0, joined = 0 }: { held?: number; joined?: number }) {
  return tx
    .updateTable('groupon_team')
    .set((eb) => ({ held: eb('held', '+', held), joined: eb('joined', '+', joined) }))
    .where('id', '=', id)
    .returning(['joined', 'size'])
    .executeTakeFirstOrThrow();
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
