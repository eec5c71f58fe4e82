import { ResultCode } from '@shuyuan/contract';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { auditDecision } from '../../platform/work/audit.ts';
import { SHEET_MESSAGES } from './words.ts';

/** What the school decides about a submitted sheet. */
export type Decision = { kind: 'confirm'; by: string } | { kind: 'sendBack'; reason: string; dueAt?: Date | undefined };

interface DecisionCtx {
  tx: Tx;
  companyId: number;
  now: Date;
}

/**
 * Confirms a submitted sheet, which nobody changes from then on, or sends it back with a reason and, if given, a new deadline;
 * the student is told. 1004 for a sheet that is not submitted.
 */
export async function decideSheet({ tx, companyId, now }: DecisionCtx, id: number, decision: Decision): Promise<void> {
  const isConfirmed = decision.kind === 'confirm';
  const row = await tx
    .updateTable('score_sheet')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(decision.kind === 'confirm'
        ? { state: 'confirmed' as const, confirmed_by: decision.by, confirmed_at: now, comment: null }
        : {
            state: 'sentBack' as const,
            comment: decision.reason,
            ...(decision.dueAt === undefined ? {} : { due_at: decision.dueAt }),
          }),
    }))
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .returning(['student_id', 'title', 'title_en', 'version'])
    .executeTakeFirst();
  if (!row) {
    const found = await tx.selectFrom('score_sheet').select('id').where('id', '=', id).executeTakeFirst();
    throw found ? refused(ResultCode.stateForbids) : missing();
  }
  const detail = decision.kind === 'confirm' ? { by: decision.by } : { reason: decision.reason };
  const event = isConfirmed ? 'score sheet confirmed' : 'score sheet sent back';
  await auditDecision(tx, { companyId, now }, event, { sheetId: id, ...detail });
  const title = { cn: row.title, en: row.title_en };
  const message =
    decision.kind === 'confirm' ? SHEET_MESSAGES.confirmed(title) : SHEET_MESSAGES.sentBack(title, decision.reason);
  await notifyStudent(tx, {
    companyId,
    studentId: row.student_id,
    kind: 'class',
    ...message,
    link: isConfirmed ? `/archives/scoreSheet/${id}` : `/archives/sheetFill/${id}`,
    onceKey: `scoreSheet:${id}:${row.version}`,
    now,
  });
}
