import { ResultCode } from '@shuyuan/contract';
import { missing, refused } from '../../platform/http/errors.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import type { Secrets } from '../../platform/ops/secrets.ts';
import { countFigures, type Figures, type StudyReport } from './figures.ts';
import { type HeadRow, type ReportKey, selectHead, selectUnread } from './queries.ts';

type Keys = Pick<Secrets, 'hash'>;
type OwnKey = Omit<ReportKey, 'studentId'> & { saleId: number };

/** The report of the student's class, or its figures so far; a published one is read from then on. */
export async function readReport(ctx: StudentCtx, key: OwnKey): Promise<StudyReport> {
  const head = await mustOwn(ctx, key);
  if (head.state === 'published' && head.read_at === null) {
    await ctx.tx
      .updateTable('study_report')
      .set({ read_at: ctx.now })
      .where('student_id', '=', ctx.studentId)
      .where('class_run_id', '=', head.class_run_id)
      .where('read_at', 'is', null)
      .execute();
  }
  return { ...(await toReport(ctx, head)), saleId: key.saleId, isRead: head.state === 'published' };
}

/** Published reports that the student has not opened, the latest first. */
export async function listUnread(ctx: StudentCtx) {
  const rows = await selectUnread(ctx);
  return rows.flatMap(({ offer_id: saleId, ...row }) =>
    saleId === null
      ? []
      : [{ courseId: row.class_run_id, saleId, courseTitle: row.title, publishedAt: row.published_at?.toISOString() }],
  );
}

/** The token of the read-only link; 1004 before the report is published, since figures so far may not be shared. */
export async function shareReport(ctx: StudentCtx, key: OwnKey, keys: Keys): Promise<{ token: string }> {
  const { report_id } = await mustOwn(ctx, key);
  if (report_id === null) throw refused(ResultCode.stateForbids);
  // A second tab finds the link of the first: the row is locked, and only a link that has ended gets a new number.
  const row = await ctx.tx
    .selectFrom('study_report')
    .select(['id', 'state', 'is_shared', 'share_version'])
    .where('id', '=', report_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.state !== 'published') throw refused(ResultCode.stateForbids);
  const version = row.is_shared ? row.share_version : row.share_version + 1;
  if (!row.is_shared) {
    await ctx.tx
      .updateTable('study_report')
      .set({ is_shared: true, share_version: version })
      .where('id', '=', row.id)
      .execute();
  }
  return { token: tokenOf(keys, ctx.companyId, row.id, version) };
}

/** Ends the link; without one nothing changes. */
export async function endShare(ctx: StudentCtx, key: OwnKey): Promise<Record<string, never>> {
  const { report_id } = await mustOwn(ctx, key);
  if (report_id !== null) {
    await ctx.tx.updateTable('study_report').set({ is_shared: false }).where('id', '=', report_id).execute();
  }
  return {};
}

/** A report by the token of its link; `missing` for an ended, unknown or foreign one. */
export async function readShared(ctx: Ctx, token: string, keys: Keys): Promise<StudyReport> {
  const id = Number.parseInt(token.split('.')[0] ?? '', 36);
  if (!Number.isSafeInteger(id)) throw missing();
  const row = await ctx.tx
    .selectFrom('study_report')
    .select(['id', 'student_id', 'class_run_id', 'share_version'])
    .where('id', '=', id)
    .where('is_shared', '=', true)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (!row || tokenOf(keys, ctx.companyId, row.id, row.share_version) !== token) throw missing();
  const head = await selectHead(ctx.tx, ctx.locale, { studentId: row.student_id, courseId: row.class_run_id });
  if (!head) throw missing();
  return toReport(ctx, head);
}

/** The number of the report in the open, then a keyed hash, so that nothing of a link is stored. */
function tokenOf(keys: Keys, companyId: number, id: number, version: number): string {
  return `${id.toString(36)}.${keys.hash('reportLink', companyId, `${id}:${version}`)}`;
}

async function mustOwn(ctx: StudentCtx, key: OwnKey): Promise<HeadRow> {
  const head = await selectHead(ctx.tx, ctx.locale, { ...key, studentId: ctx.studentId });
  if (!head) throw missing();
  return head;
}

/** What leaves the server (Z3): the stored figures of a published report, else those of this moment. */
export async function toReport(
  { tx, now, locale }: Pick<Ctx, 'tx' | 'now' | 'locale'>,
  head: HeadRow,
): Promise<StudyReport> {
  const { student_id: studentId, class_run_id: classRunId } = head;
  const isPublished = head.state === 'published';
  const stored: Figures | undefined = isPublished ? head.figures?.[locale] : undefined;
  const figures = stored ?? (await countFigures({ tx, now, locale, studentId, classRunId }));
  return {
    ...figures,
    id: head.report_id ?? undefined,
    courseId: classRunId,
    saleId: head.offer_id,
    courseTitle: head.course,
    className: head.class_name,
    subject: head.subject,
    studentName: head.nickname,
    gradeName: head.grade ?? undefined,
    lecturerName: head.lecturer,
    lecturerPortrait: head.portrait ?? undefined,
    status: head.state ?? 'notMade',
    startDate: head.first_day ?? undefined,
    endDate: head.last_day ?? undefined,
    // What the lecturer writes is seen when it is published.
    strengths: (isPublished && head.strengths) || undefined,
    weaknesses: (isPublished && head.weaknesses) || undefined,
    comment: (isPublished && head.comment) || undefined,
    suggestion: (isPublished && head.suggestion) || undefined,
    publishedAt: head.published_at?.toISOString(),
    isRead: head.read_at !== null,
    isShared: head.is_shared ?? false,
    serverTime: now.toISOString(),
  };
}
