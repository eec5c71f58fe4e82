import { type ClassScores, selectClassScores } from '../../domain/classScores.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

/** Marks of the student in a class, with the state of the report. */
export interface OwnScores extends ClassScores {
  report: 'making' | 'published' | null;
}

/** The scores that the report of the class shows too (product.md 4.6). */
export async function selectScores({ tx, studentId }: StudentCtx, classRunId: number): Promise<OwnScores> {
  const report = await tx
    .selectFrom('study_report')
    .select('state')
    .where('student_id', '=', studentId)
    .where('class_run_id', '=', classRunId)
    .executeTakeFirst();
  return { ...(await selectClassScores(tx, { studentId, classRunId })), report: report?.state ?? null };
}
