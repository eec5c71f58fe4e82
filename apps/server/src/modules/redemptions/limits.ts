import { ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { networkOf } from '../../platform/core/callerAddress.ts';
import { refused } from '../../platform/core/errors.ts';
import type { Secrets } from '../../platform/core/secrets.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';

const HOUR_MS = 3_600_000;
/** Most wrong codes of a student in an hour (A6). */
const STUDENT_HOUR = 10;
/** Wrong codes of a student in a day that are her own share: others' wrong codes in the school do not use it up (decision 0068). */
const SHARE_DAY = 3;
/** Wrong codes from a network in an hour, of students beyond their share, after which only those within theirs go on there. */
const NETWORK_HOUR = 30;
/** Wrong codes in a school in an hour, after which only those within their share go on. */
const SCHOOL_HOUR = 200;

/** Who tries a code, and from where. */
export interface Attempt {
  companyId: number;
  studentId: number;
  ip: string;
  now: Date;
}

/**
 * Serialises tries of a school, one at a time until the commit, and refuses with 1005 at a limit, before any code is looked up (A6). Who
 * has hardly failed is not stopped by what others of the school or of the network have (decision 0068). In one round trip.
 */
export async function requireAttempt(tx: Tx, secrets: Secrets, attempt: Attempt): Promise<void> {
  const { companyId } = attempt;
  const [, failed] = await inOrder([
    enqueue(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`redeem ${companyId}`}, 0))`.execute(tx)),
    selectFailures(tx, { ...attempt, ipHash: ipHashOf(secrets, attempt) }),
  ]);
  const isWithin = failed.day < SHARE_DAY;
  const isSpent =
    failed.student >= STUDENT_HOUR || (!isWithin && (failed.network >= NETWORK_HOUR || failed.school >= SCHOOL_HOUR));
  if (isSpent) throw refused(ResultCode.tooFrequent);
}

/** Counts a wrong code, while the tries of the school wait. */
export async function countFailure(tx: Tx, secrets: Secrets, attempt: Attempt): Promise<void> {
  const { companyId: company_id, studentId: student_id, now: failed_at } = attempt;
  const row = { company_id, student_id, ip_hash: ipHashOf(secrets, attempt), failed_at };
  await enqueue(tx, tx.insertInto('redeem_failure').values(row).execute());
}

function ipHashOf(secrets: Secrets, { companyId, ip }: Attempt): string {
  return secrets.hash('ip', companyId, networkOf(ip));
}

/** Wrong codes of a student in a day, and in an hour those of the student, beyond their share from the network, and in the school. */
async function selectFailures(
  tx: Tx,
  { studentId, ipHash, now }: Pick<Attempt, 'studentId' | 'now'> & { ipHash: string },
) {
  const inHour = sql`failed_at > ${new Date(now.getTime() - HOUR_MS)}`;
  const ofDay = tx
    .selectFrom('redeem_failure')
    .select(['student_id', 'ip_hash', 'failed_at'])
    .select(sql<number>`row_number() over (partition by student_id order by failed_at, id)`.as('nth'))
    .where('failed_at', '>', new Date(now.getTime() - 24 * HOUR_MS));
  return tx
    .selectFrom(ofDay.as('f'))
    .select([
      sql<number>`count(*) filter (where student_id = ${studentId})::int`.as('day'),
      sql<number>`count(*) filter (where student_id = ${studentId} and ${inHour})::int`.as('student'),
      sql<number>`count(*) filter (where ip_hash = ${ipHash} and nth > ${SHARE_DAY} and ${inHour})::int`.as('network'),
      sql<number>`count(*) filter (where ${inHour})::int`.as('school'),
    ])
    .executeTakeFirstOrThrow();
}
