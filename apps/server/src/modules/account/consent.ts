import type { Origin } from '../../domain/logins/logins.ts';
import { missing } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** Types of the agreements that a login consents to, in the versions in force (A7). */
const LOGIN_TYPES = ['user', 'privacy'] as const;

/** Stores the consent given with a login, each agreement in its present version (A7). */
export async function recordLoginConsent(tx: Tx, studentId: number, origin: Origin): Promise<void> {
  const agreements = await tx
    .selectFrom('agreement')
    .select(['id', 'version'])
    .where('is_active', '=', true)
    .where('type', 'in', LOGIN_TYPES)
    .execute();
  await insertConsents(tx, studentId, agreements, origin);
}

/** Stores the consent to the named agreements; `missing` when one is not in force in this school (Z1). */
export async function recordConsent(
  tx: Tx,
  studentId: number,
  agreementIds: readonly number[],
  origin: Origin,
): Promise<void> {
  const wanted = [...new Set(agreementIds)];
  const agreements = await tx
    .selectFrom('agreement')
    .select(['id', 'version'])
    .where('is_active', '=', true)
    .where('id', 'in', wanted)
    .execute();
  if (agreements.length < wanted.length) throw missing();
  await insertConsents(tx, studentId, agreements, origin);
}

async function insertConsents(
  tx: Tx,
  studentId: number,
  agreements: { id: number; version: string }[],
  origin: Origin,
): Promise<void> {
  if (agreements.length === 0) return;
  const rows = agreements.map(({ id, version }) => ({
    company_id: origin.companyId,
    student_id: studentId,
    agreement_id: id,
    version,
    agreed_at: origin.now,
    ip: origin.ip,
    user_agent: origin.userAgent,
  }));
  await tx
    .insertInto('agreement_record')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
