import { ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { networkOf } from '../../platform/http/callerAddress.ts';
import { refused } from '../../platform/http/errors.ts';
import type { Secrets } from '../../platform/ops/secrets.ts';

const HOUR_MS = 3_600_000;
/** Most wrong codes in an hour: of a student, from an address, in a school (A6). */
const LIMITS = { student: 10, address: 30, school: 200 } as const;

/** Who tries a code, and from where. */
export interface Attempt {
  companyId: number;
  studentId: number;
  ip: string;
  now: Date;
}

/**
 * Counts a try as a wrong one before anything is compared (A6); returns its id, so that a right one can take it back. One
 * try at a time in a school: the counts stay true until the commit. 1005 at any limit, and nothing is counted then.
 */
export async function countAttempt(tx: Tx, secrets: Secrets, attempt: Attempt): Promise<number> {
  const { companyId, studentId, ip, now } = attempt;
  const ipHash = secrets.hash('ip', companyId, networkOf(ip));
  await sql`select pg_advisory_xact_lock(hashtextextended(${`redeem ${companyId}`}, 0))`.execute(tx);
  const { student, address, school } = await tx
    .selectFrom('redeem_failure')
    .select([
      sql<number>`count(*) filter (where student_id = ${studentId})::int`.as('student'),
      sql<number>`count(*) filter (where ip_hash = ${ipHash})::int`.as('address'),
      sql<number>`count(*)::int`.as('school'),
    ])
    .where('failed_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  if (student >= LIMITS.student || address >= LIMITS.address || school >= LIMITS.school) {
    throw refused(ResultCode.tooFrequent);
  }
  const { id } = await tx
    .insertInto('redeem_failure')
    .values({ company_id: companyId, student_id: studentId, ip_hash: ipHash, failed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The code was right: its try does not count. */
export async function forgetAttempt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('redeem_failure').where('id', '=', id).execute();
}
