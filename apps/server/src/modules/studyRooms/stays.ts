import { type RawBuilder, sql } from 'kysely';
import { ONLINE_S } from '../../domain/logins/presence.ts';
import type { MemberKind } from '../../platform/data/tables.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { RoomCtx } from './rows.ts';

/** The time that is charged: null for an end that has not come, and for a beginning without the lecturer. */
export interface ChargedTime {
  from: Date | null;
  to: Date | null;
}

/**
 * From when the lecturer first came until one of the two was gone for good; what somebody was away for in between counts.
 * A student whose page never came is waited for.
 */
export function chargedTime(tx: Tx, callId: number): Promise<ChargedTime> {
  return tx
    .selectFrom('room_log')
    .select([
      sql<Date | null>`min(joined_at) filter (where member_kind = 'lecturer')`.as('from'),
      sql<Date | null>`least(${gone('lecturer')}, ${gone('student')})`.as('to'),
    ])
    .where('call_id', '=', callId)
    .executeTakeFirstOrThrow();
}

const gone = (kind: MemberKind) => sql<Date | null>`case
  when bool_and(left_at is not null) filter (where member_kind = ${sql.lit(kind)})
  then max(left_at) filter (where member_kind = ${sql.lit(kind)}) end`;

/** Who is in a room, who was, and when the last of them left. */
export interface Presence {
  here: ReadonlySet<MemberKind>;
  /** Since when who is not there has been away; absent for who never came. */
  left: ReadonlyMap<MemberKind, Date>;
  lastLeft: Date | null;
}

/** Reads who is in the room of a call. */
export async function presenceIn(tx: Tx, callId: number): Promise<Presence> {
  const logs = await tx
    .selectFrom('room_log')
    .select(['member_kind', 'left_at'])
    .where('call_id', '=', callId)
    .orderBy('left_at')
    .execute();
  const here = new Set(logs.filter(({ left_at }) => left_at === null).map(({ member_kind }) => member_kind));
  const closed = logs.flatMap(({ member_kind, left_at }) => (left_at ? [[member_kind, left_at] as const] : []));
  return {
    here,
    left: new Map(closed.filter(([kind]) => !here.has(kind))),
    lastLeft: closed.at(-1)?.[1] ?? null,
  };
}

/** Closes the stays of those whose last socket is known to be gone, at the last moment at which it can have been there. */
export async function closeGone({ tx, now }: RoomCtx, callId: number): Promise<void> {
  const until = sql<Date>`p.seen_at + make_interval(secs => ${ONLINE_S})`;
  await sql`
    update room_log l set left_at = greatest(l.joined_at, ${until})
    from study_call c join presence p on p.company_id = c.company_id
    where c.id = ${callId} and l.company_id = c.company_id and l.call_id = c.id and l.left_at is null
      and p.member_kind = l.member_kind
      and p.member_id = case l.member_kind when 'student' then c.student_id else c.lecturer_id end
      and ${until} <= ${now}::timestamptz`.execute(tx);
}

/** When a stay ends: never before it began, as the clock of a request that waited may say (C3). */
export function leftAt(at: Date): RawBuilder<Date> {
  return sql<Date>`greatest(joined_at, ${at}::timestamptz)`;
}

/** Closes the stays that are open, now. */
export async function closeStays({ tx, now }: RoomCtx, callId: number): Promise<void> {
  await tx
    .updateTable('room_log')
    .set({ left_at: leftAt(now) })
    .where('call_id', '=', callId)
    .where('left_at', 'is', null)
    .execute();
}
