import type { Tx } from '../data/tenancy.ts';

/** Audit record, stored for 180 days (S9, S11); `detail` holds no token, code, password or phone. */
export interface AuditEvent {
  companyId: number;
  event: string;
  studentId: number | null;
  ip: string;
  now: Date;
  detail?: Record<string, string | number | boolean>;
}

/** Writes that the school has decided something, by a command or by a rule of its own: no student did it, and no address. */
export function auditDecision(
  tx: Tx,
  { companyId, now }: Pick<AuditEvent, 'companyId' | 'now'>,
  event: string,
  detail: NonNullable<AuditEvent['detail']>,
): Promise<void> {
  return audit(tx, { companyId, event, studentId: null, ip: '', now, detail });
}

/** Writes one audit line in the transaction of the action. */
export async function audit(tx: Tx, { companyId, event, studentId, ip, now, detail = {} }: AuditEvent): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      company_id: companyId,
      event,
      student_id: studentId,
      ip,
      created_at: now,
      detail: JSON.stringify(detail),
    })
    .execute();
}
