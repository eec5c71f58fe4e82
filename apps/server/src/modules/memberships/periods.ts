import { changeOf, ResultCode } from '@shuyuan/contract';
import type { Selectable } from 'kysely';
import { FOREVER, isForever } from '../../domain/membership.ts';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import type { Grants } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { refused } from '../../platform/http/errors.ts';
import type { MemberRecordTable } from './tables.ts';
import { periodAdded } from './words.ts';

type RecordRow = Selectable<MemberRecordTable>;

const DAY_MS = 86_400_000;
const SOURCES = { order: 'order', redemption: 'redemption', reward: 'gift', exchange: 'gift' } as const;

/**
 * Adds a period behind the present one, under the lock of the student's row: it begins at the later of now and the end
 * (I11). Each source counts once; 3003 for a membership that never ends.
 */
export const extendMembership: Grants['extendMembership'] = async (ctx, grant) => {
  const { tx, companyId, studentId, now } = ctx;
  const { days, name, packageId = null, sourceId } = grant;
  const source = SOURCES[grant.source];
  const previousUntil = await lockMember(tx, studentId);
  const known = await selectBySource(tx, source, sourceId);
  if (known) return { previousUntil: known.starts_at, until: known.ends_at };
  if (isForever(previousUntil)) throw refused(ResultCode.alreadyOwned);
  const startsAt = previousUntil !== null && previousUntil > now ? previousUntil : now;
  const endsAt = days === 0 ? null : new Date(startsAt.getTime() + days * DAY_MS);
  await tx
    .insertInto('member_record')
    .values({
      company_id: companyId,
      student_id: studentId,
      package_id: packageId,
      name: name.cn,
      name_en: name.en ?? null,
      source,
      source_id: sourceId,
      starts_at: startsAt,
      ends_at: endsAt,
    })
    .execute();
  await setUntil(tx, studentId, endsAt ?? FOREVER, now);
  await notifyStudent(tx, {
    companyId,
    studentId,
    now,
    kind: 'membership',
    ...periodAdded(name, endsAt),
    link: '/equity',
    onceKey: `membership ${source} ${sourceId}`,
  });
  return { previousUntil, until: endsAt };
};

/** Takes the period of an order back: later ones move up, and the end is the latest that remains (I11). */
export async function revokePeriod(
  tx: Tx,
  { studentId, orderId, now }: { studentId: number; orderId: number; now: Date },
): Promise<void> {
  await lockMember(tx, studentId);
  const { from, to } = changeOf('membership', 'refund');
  const gone = await tx
    .updateTable('member_record')
    .set({ status: to })
    .where('source', '=', 'order')
    .where('source_id', '=', orderId)
    .where('student_id', '=', studentId)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
  if (!gone) return;
  const rest = await selectGranted(tx, studentId);
  await closeGap(tx, rest, gone, now);
  const left = await selectGranted(tx, studentId);
  const until = left.map(({ ends_at }) => ends_at ?? FOREVER).reduce<Date | null>(latest, null);
  await setUntil(tx, studentId, until, now);
}

/** The student's granted periods, the earliest first. */
export function selectGranted(tx: Tx, studentId: number): Promise<RecordRow[]> {
  return tx
    .selectFrom('member_record')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('status', '=', 'granted')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** Locks the membership of a student until the transaction ends; returns its end. */
export async function lockMember(tx: Tx, studentId: number): Promise<Date | null> {
  const { member_until } = await tx
    .selectFrom('student')
    .select('member_until')
    .where('id', '=', studentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return member_until;
}

function selectBySource(tx: Tx, source: RecordRow['source'], sourceId: number): Promise<RecordRow | undefined> {
  return tx
    .selectFrom('member_record')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
}

async function closeGap(tx: Tx, rest: readonly RecordRow[], gone: RecordRow, now: Date): Promise<void> {
  let free = gone.starts_at > now ? gone.starts_at : now;
  for (const { id, starts_at, ends_at } of rest) {
    if (starts_at < gone.starts_at) continue;
    const earlier = Math.max(0, starts_at.getTime() - free.getTime());
    const end = ends_at && new Date(ends_at.getTime() - earlier);
    if (earlier > 0) {
      const start = new Date(starts_at.getTime() - earlier);
      await tx.updateTable('member_record').set({ starts_at: start, ends_at: end }).where('id', '=', id).execute();
    }
    free = end ?? FOREVER;
  }
}

/** Courses that are a member's for nothing last as long as the membership (product.md 4.11). */
async function setUntil(tx: Tx, studentId: number, until: Date | null, now: Date): Promise<void> {
  await tx.updateTable('student').set({ member_until: until, updated_at: now }).where('id', '=', studentId).execute();
  await tx
    .updateTable('enrolment')
    .set({ valid_until: until ?? now })
    .where('student_id', '=', studentId)
    .where('source', '=', 'membership')
    .where('status', 'in', ['active', 'frozen'])
    .execute();
}

function latest(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}
