import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { requireButton } from '../../domain/permissions.ts';
import { invalid, missing, refused } from '../../platform/core/errors.ts';
import type { MayRead } from '../../platform/files/access.ts';
import { toFile } from '../../platform/files/uploads.ts';
import { addUses, endUses, lockOwnFiles } from '../../platform/files/uploadUses.ts';
import type { StudentCtx, WithLinks } from '../../platform/http/requestContext.ts';
import { type SheetRow, selectFiles, selectItems, selectSheets, selectStudent } from './queries.ts';

type ScoreSheet = OutputOf<(typeof contract)['archives']['sheet']>;
type SaveSheet = InputOf<(typeof contract)['archives']['saveSheet']>;

/** What lists show of a sheet; a sum only once there is a score. */
export function toSheetFields(row: SheetRow) {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    term: row.term,
    examDate: row.exam_date ?? undefined,
    state: row.state,
    dueAt: row.due_at?.toISOString(),
    totalScore: row.total ?? undefined,
    fullScore: row.full,
  };
}

/** One sheet of the student; `missing` for everybody else's (Z1). */
export async function readSheet(ctx: StudentCtx & WithLinks, id: number): Promise<ScoreSheet> {
  const [row] = await selectSheets(ctx, id);
  if (!row) throw missing();
  const student = await selectStudent(ctx);
  return {
    ...toSheetFields(row),
    studentName: student.nickname,
    gradeName: student.grade ?? undefined,
    items: (await selectItems(ctx, id)).map((item) => ({
      subjectId: item.subject_id,
      subjectName: item.subject,
      score: item.score ?? undefined,
      fullScore: item.full_score,
      classRank: item.class_rank ?? undefined,
      gradeRank: item.grade_rank ?? undefined,
      remark: item.remark ?? undefined,
    })),
    attachments: (await selectFiles(ctx, id)).map((file) => {
      const { id: fileId, name, url } = toFile(file, ctx.links);
      return { id: fileId, name, url };
    }),
    comment: row.comment ?? undefined,
    confirmedBy: row.confirmed_by ?? undefined,
    confirmedAt: row.confirmed_at?.toISOString(),
    version: row.version,
    serverTime: ctx.now.toISOString(),
  };
}

/** Files of a sheet: its student's alone. */
export const readsSheet: MayRead = async ({ tx, member }, sheetId) => {
  if (member.kind !== 'student') return false;
  const sheet = await tx.selectFrom('score_sheet').select('student_id').where('id', '=', sheetId).executeTakeFirst();
  return sheet?.student_id === member.id;
};

/**
 * Stores the scores of a sheet that is to be filled or was sent back, or submits it: 1004 once it is submitted, confirmed or past
 * its deadline, and where another tab has saved since; 422 for a score above the full one, or a subject without score and remark.
 */
export async function saveSheet(ctx: StudentCtx & WithLinks, order: SaveSheet): Promise<ScoreSheet> {
  const { tx, companyId, studentId, now } = ctx;
  const sheet = await tx
    .selectFrom('score_sheet')
    .select(['id', 'state', 'due_at', 'version'])
    .where('id', '=', order.id)
    .where('student_id', '=', studentId)
    .forUpdate()
    .executeTakeFirst();
  if (!sheet) throw missing();
  await requireButton(tx, ctx, 'archives.sheetFill');
  const isOpen = sheet.state === 'toFill' || sheet.state === 'sentBack';
  const isLate = sheet.due_at !== null && sheet.due_at <= now;
  if (!isOpen || isLate || sheet.version !== order.version) throw refused(ResultCode.stateForbids);
  await checkItems(ctx, order);
  for (const item of order.items) {
    await tx
      .updateTable('score_item')
      .set({
        score: item.score ?? null,
        class_rank: item.classRank ?? null,
        grade_rank: item.gradeRank ?? null,
        remark: item.remark || null,
      })
      .where('sheet_id', '=', sheet.id)
      .where('subject_id', '=', item.subjectId)
      .execute();
  }
  if (order.fileIds !== undefined) await replaceFiles(ctx, sheet.id, order.fileIds);
  await tx
    .updateTable('score_sheet')
    .set({ version: sheet.version + 1, ...(order.isSubmitted ? { state: 'submitted' as const } : {}) })
    .where('company_id', '=', companyId)
    .where('id', '=', sheet.id)
    .execute();
  return readSheet(ctx, sheet.id);
}

/** The subjects are the sheet's own, each once; scores are multiples of a half up to the full one. */
async function checkItems(ctx: StudentCtx, { id, items, isSubmitted }: SaveSheet): Promise<void> {
  const own = new Map((await selectItems(ctx, id)).map((item) => [item.subject_id, item]));
  const given = new Set(items.map(({ subjectId }) => subjectId));
  const problems = items.flatMap(({ subjectId, score, remark }, place) => {
    const item = own.get(subjectId);
    if (!item) return [{ field: `items.${place}.subjectId`, rule: 'unknown' }];
    if (score === undefined) {
      return isSubmitted && !remark?.trim() ? [{ field: `items.${place}.score`, rule: 'required' }] : [];
    }
    return score > item.full_score || !Number.isInteger(score * 2)
      ? [{ field: `items.${place}.score`, rule: 'range' }]
      : [];
  });
  if (given.size < items.length) problems.push({ field: 'items', rule: 'unique' });
  if (isSubmitted && given.size < own.size) problems.push({ field: 'items', rule: 'required' });
  if (problems.length > 0) throw invalid(problems);
}

async function replaceFiles(
  { tx, companyId, studentId, now }: StudentCtx,
  sheetId: number,
  fileIds: readonly number[],
) {
  const user = { companyId, kind: 'scoreSheet', refId: sheetId };
  const files = await lockOwnFiles(tx, { kind: 'student', id: studentId }, { ids: fileIds, kind: 'image' });
  await endUses(tx, user, now);
  await addUses(
    tx,
    user,
    files.map(({ id }) => id),
  );
}
