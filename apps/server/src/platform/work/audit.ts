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

/** Writes that the school has decided something: by a lecturer, who is named then, or by a command or a rule of its own. */
export function auditDecision(
  tx: Tx,
  { companyId, now, lecturerId }: Pick<AuditEvent, 'companyId' | 'now'> & { lecturerId?: number | undefined },
  event: string,
  detail: NonNullable<AuditEvent['detail']>,
): Promise<void> {
  const by = lecturerId === undefined ? {} : { lecturerId };
  return audit(tx, { companyId, event, studentId: null, ip: '', now, detail: { ...detail, ...by } });
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
