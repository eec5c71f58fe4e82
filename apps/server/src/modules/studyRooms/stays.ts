import { type RawBuilder, sql } from 'kysely';
import { ONLINE_S } from '../../domain/logins/presence.ts';
import type { MemberKind } from '../../platform/data/tables.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { theRow } from '../../platform/data/theRow.ts';
import { remember } from '../../platform/work/dueWork.ts';
import type { RoomCtx } from './rows.ts';

/**
 * Milliseconds until `now` for which both were in the room of a call, and nothing else is charged: the intersection of the stays
 * of the two. Stays of one person may overlap where clocks of processes differ; they count once (C3).
 */
export async function togetherMs(tx: Tx, callId: number, now: Date): Promise<number> {
  const staysOf = (kind: MemberKind) => sql`coalesce(
    range_agg(tstzrange(joined_at, greatest(joined_at, coalesce(left_at, ${now}::timestamptz))))
      filter (where member_kind = ${sql.lit(kind)}), '{}')`;
  const { rows } = await sql<{ ms: number }>`
    select coalesce(sum(extract(epoch from upper(together) - lower(together)) * 1000), 0)::float8 as ms
    from unnest((select ${staysOf('student')} * ${staysOf('lecturer')} from room_log where call_id = ${callId})) as together`.execute(
    tx,
  );
  return Math.round(theRow(rows).ms);
}

/** Who is in a room, who was, and when the last of them left. */
export interface Presence {
  here: ReadonlySet<MemberKind>;
  /** Since when who is not there has been away; absent for who never came. */
  left: ReadonlyMap<MemberKind, Date>;
  lastLeft: Date | null;
  /** Until when somebody whose tab was closed may come back before the room counts as left by both; null for nobody. */
  returnBy: Date | null;
}

/** Reads who is in the room of a call. */
export async function presenceIn(tx: Tx, callId: number): Promise<Presence> {
  const logs = await tx
    .selectFrom('room_log')
    .select(['member_kind', 'left_at', 'return_by'])
    .where('call_id', '=', callId)
    .orderBy('left_at')
    .execute();
  const here = new Set(logs.filter(({ left_at }) => left_at === null).map(({ member_kind }) => member_kind));
  const closed = logs.flatMap(({ member_kind, left_at }) => (left_at ? [[member_kind, left_at] as const] : []));
  return {
    here,
    left: new Map(closed.filter(([kind]) => !here.has(kind))),
    lastLeft: closed.at(-1)?.[1] ?? null,
    returnBy: logs.reduce<Date | null>(
      (latest, { return_by }) => (return_by && (!latest || return_by > latest) ? return_by : latest),
      null,
    ),
  };
}

/** Seconds without a socket after which somebody has left a room (product.md 4.17). */
export const ABSENT_S = 60;

/**
 * Open stays `l` of a call in which their person neither had a socket nor read the room for long, with that time: until the
 * socket came back, or until the read `by` that has just come. A page that reads is there, whatever happens to its socket.
 */
const awayIn = (callId: number, by: { kind: MemberKind; now: Date } | null) => sql`
  select l.company_id, l.id, l.call_id, l.member_kind, away.since as away_from, away.until as away_to
  from room_log l
  join study_call c on c.company_id = l.company_id and c.id = l.call_id
  join presence p on p.company_id = l.company_id and p.member_kind = l.member_kind
    and p.member_id = case l.member_kind when 'student' then c.student_id else c.lecturer_id end
  cross join lateral (
    select greatest(p.away_from, l.looked_at, l.joined_at) as since, p.away_to as until where p.away_to is not null
    union all
    select greatest(${offlineAt}, l.looked_at, l.joined_at), ${by?.now ?? null}::timestamptz
    where l.member_kind = ${by?.kind ?? null}) as away
  where l.call_id = ${callId} and l.left_at is null
    and away.until - away.since > make_interval(secs => ${ABSENT_S})
  limit 1`;

/** Whether there is something for `splitAway` to do. */
export async function hasAway(tx: Tx, callId: number, by: { kind: MemberKind; now: Date }): Promise<boolean> {
  return (await sql`${awayIn(callId, by)}`.execute(tx)).rows.length > 0;
}

/**
 * Takes the time for which their people were away out of the stays, be it that the servers were: each becomes one until then and
 * one from then on (S3). Needs the lock of the room.
 */
export async function splitAway(
  { tx, companyId, now }: Omit<RoomCtx, 'minutes'>,
  callId: number,
  by: { kind: MemberKind; now: Date } | null = null,
): Promise<void> {
  const dueAt = new Date(now.getTime() + ABSENT_S * 1_000);
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      with away as (${awayIn(callId, by)}), closed as (
        update room_log l set left_at = away.away_from
        from away where l.company_id = away.company_id and l.id = away.id and l.left_at is null
        returning away.company_id, away.call_id, away.member_kind, away.away_to)
      insert into room_log (company_id, call_id, member_kind, joined_at)
      select company_id, call_id, member_kind, away_to from closed returning id`.execute(tx);
    const [added] = rows;
    if (!added) return;
    await remember(tx, { companyId, kind: 'roomAbsence', refId: added.id, dueAt });
  }
}

const offlineAt = sql<Date>`p.seen_at + make_interval(secs => ${sql.lit(ONLINE_S)})`;

/** Closes the stays of those whose last socket is known to be gone, at the last moment at which it can have been there. */
export async function closeGone({ tx, companyId, now }: RoomCtx, callId: number): Promise<void> {
  await splitAway({ tx, companyId, now }, callId);
  const absent = new Date(now.getTime() - ABSENT_S * 1_000);
  await sql`
    update room_log l set left_at = greatest(l.joined_at, l.looked_at, ${offlineAt})
    from study_call c join presence p on p.company_id = c.company_id
    where c.id = ${callId} and l.company_id = c.company_id and l.call_id = c.id and l.left_at is null
      and p.member_kind = l.member_kind
      and p.member_id = case l.member_kind when 'student' then c.student_id else c.lecturer_id end
      and ${offlineAt} <= ${now}::timestamptz
      and coalesce(l.looked_at, l.joined_at) <= ${absent}::timestamptz`.execute(tx);
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
