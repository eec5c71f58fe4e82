import { changeOf, ResultCode } from '@shuyuan/contract';
import { type Expression, type Selectable, sql } from 'kysely';
import type { GrantKey, Grants } from '../../domain/grants.ts';
import { FOREVER, isForever } from '../../domain/membership.ts';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import { refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { MemberRecordTable } from './tables.ts';
import { periodAdded } from './words.ts';

type RecordRow = Selectable<MemberRecordTable>;

const DAY_MS = 86_400_000;
const SOURCES = { order: 'order', redemption: 'redemption', reward: 'gift', exchange: 'gift' } as const;

type Extend = Grants['extendMembership'];
type Source = Parameters<Extend>[1]['source'];

/**
 * Locks the student's row and reads what the addition of a period needs to know, so that it does not wait: one behind the present one,
 * which begins at the later of now and the end (I11). Each source counts once; 3003 for a membership that never ends.
 */
export async function preparePeriod(tx: Tx, { studentId, sourceId }: GrantKey, source: Source): Promise<Extend> {
  const [member, known] = await inOrder([selectLocked(tx, studentId), selectBySource(tx, SOURCES[source], sourceId)]);
  return async (ctx, grant) => {
    if (known) return { previousUntil: known.starts_at, until: known.ends_at };
    return addPeriod(ctx, grant, member?.member_until ?? null);
  };
}

async function addPeriod(
  { tx, companyId, studentId, now }: StudentCtx,
  grant: Parameters<Extend>[1],
  previousUntil: Date | null,
): ReturnType<Extend> {
  if (isForever(previousUntil)) throw refused(ResultCode.alreadyOwned);
  const { days, name, packageId = null, sourceId } = grant;
  const source = SOURCES[grant.source];
  const startsAt = previousUntil !== null && previousUntil > now ? previousUntil : now;
  const endsAt = days === 0 ? null : new Date(startsAt.getTime() + days * DAY_MS);
  const row = {
    company_id: companyId,
    student_id: studentId,
    package_id: packageId,
    name: name.cn,
    name_en: name.en ?? null,
    source,
    source_id: sourceId,
    starts_at: startsAt,
    ends_at: endsAt,
  };
  await enqueue(tx, tx.insertInto('member_record').values(row).execute());
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
}

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

/** Locks the membership of a student until the transaction ends. */
export async function lockMember(tx: Tx, studentId: number): Promise<void> {
  await selectLocked(tx, sql.val(studentId));
}

function selectLocked(tx: Tx, studentId: Expression<number>) {
  return tx
    .selectFrom('student')
    .select('member_until')
    .where('id', '=', studentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

function selectBySource(
  tx: Tx,
  source: RecordRow['source'],
  sourceId: Expression<number>,
): Promise<RecordRow | undefined> {
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
  const setting = tx.updateTable('student').set({ member_until: until, updated_at: now }).where('id', '=', studentId);
  await enqueue(tx, setting.execute());
  const prolonging = tx
    .updateTable('enrolment')
    .set({ valid_until: until ?? now })
    .where('student_id', '=', studentId)
    .where('source', '=', 'membership')
    .where('status', 'in', ['active', 'frozen']);
  await enqueue(tx, prolonging.execute());
}

function latest(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}
