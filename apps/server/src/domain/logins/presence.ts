import { type RawBuilder, sql } from 'kysely';
import type { MemberKind } from '../../platform/data/tables.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** Seconds without renewal by a process with their socket after which a person counts as offline. */
export const ONLINE_S = 75;
/** Seconds between renewals of presence by such a process. */
export const RENEWAL_S = 30;

interface Who {
  kind: MemberKind;
  id: number;
}

/** Whether the person whose id stands in the column `id` has a socket: `isOnlineSql('lecturer', 'l.id', now)`. */
export function isOnlineSql(kind: MemberKind, id: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from presence
    where presence.company_id = nullif(current_setting('app.company_id', true), '')::bigint
      and presence.member_kind = ${sql.lit(kind)}
      and presence.member_id = ${sql.ref(id)}
      and presence.seen_at > ${onlineSince(now)}::timestamptz)`;
}

/** Until when a person counts or counted as online; undefined for persons who never had a socket. */
export async function readOnlineUntil(tx: Tx, { kind, id }: Who): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('presence')
    .select('seen_at')
    .where('member_kind', '=', kind)
    .where('member_id', '=', id)
    .executeTakeFirst();
  return row && new Date(row.seen_at.getTime() + ONLINE_S * 1000);
}

/** Whether one person has a socket. */
export async function isOnline(tx: Tx, who: Who, now: Date): Promise<boolean> {
  const until = await readOnlineUntil(tx, who);
  return until !== undefined && until > now;
}

/** Renews the presence of persons of one school as of `seenAt`, in one statement. */
export async function renewPresence(tx: Tx, companyId: number, people: readonly Who[], seenAt: Date): Promise<void> {
  await upsertPresence(tx, { companyId, people, seenAt }, sql`seen_at = excluded.seen_at`);
}

/**
 * Makes somebody whose socket opens present. Who was offline before is stored with the time between: nobody else could say it
 * once the presence is renewed, least of all a server that was away itself (S3).
 */
export async function recordArrival(tx: Tx, companyId: number, who: Who, seenAt: Date): Promise<void> {
  const offlineAt = sql`presence.seen_at + make_interval(secs => ${ONLINE_S})`;
  const isBack = sql`excluded.seen_at > ${offlineAt}`;
  await upsertPresence(
    tx,
    { companyId, people: [who], seenAt },
    sql`seen_at = excluded.seen_at,
      away_from = case when ${isBack} then ${offlineAt} else presence.away_from end,
      away_to = case when ${isBack} then excluded.seen_at else presence.away_to end`,
  );
}

async function upsertPresence(
  tx: Tx,
  { companyId, people, seenAt }: { companyId: number; people: readonly Who[]; seenAt: Date },
  changes: RawBuilder<unknown>,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const kinds = people.map(({ kind }) => kind);
  // Always in the same order, so that two processes cannot deadlock.
  await sql`
    insert into presence (company_id, member_kind, member_id, seen_at)
    select ${companyId}::bigint, kind, id, ${seenAt}::timestamptz
    from unnest(${kinds}::text[], ${ids}::bigint[]) as p (kind, id)
    order by kind, id
    on conflict (company_id, member_kind, member_id) do update set ${changes}`.execute(tx);
}

function onlineSince(now: Date): Date {
  return new Date(now.getTime() - ONLINE_S * 1000);
}
