import { type contract, type OutputOf, REPORT_SHARE_DAYS, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Secrets } from '../../platform/core/secrets.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { audit } from '../../platform/work/audit.ts';
import type { StudyReport } from './figureTypes.ts';
import { selectHead } from './queries.ts';
import { mustOwn, type OwnKey, toReport } from './service.ts';

type Keys = Pick<Secrets, 'hash'>;
type SharingCtx = StudentCtx & { ip: string };
const DAY_MS = 86_400_000;

/** The read-only link with how often it was opened; 1004 before the report is published, since figures so far may not be shared. */
export async function shareReport(
  ctx: SharingCtx,
  key: OwnKey,
  keys: Keys,
): Promise<OutputOf<(typeof contract)['report']['share']>> {
  const { tx, now, companyId } = ctx;
  const { report_id } = await mustOwn(ctx, key);
  if (report_id === null) throw refused(ResultCode.stateForbids);
  // A second tab finds the link of the first: the row is locked, and only a link that has ended gets a new number.
  const row = await tx
    .selectFrom('study_report')
    .select(['id', 'state', 'is_shared', 'share_version', 'share_until', 'share_opens', 'share_opened_at'])
    .where('id', '=', report_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.state !== 'published') throw refused(ResultCode.stateForbids);
  if (row.is_shared && row.share_until !== null && row.share_until > now) {
    return {
      token: tokenOf(keys, companyId, row.id, row.share_version),
      until: row.share_until.toISOString(),
      openCount: row.share_opens,
      openedAt: row.share_opened_at?.toISOString(),
    };
  }
  const version = row.share_version + 1;
  const until = new Date(now.getTime() + REPORT_SHARE_DAYS * DAY_MS);
  await tx
    .updateTable('study_report')
    .set({ is_shared: true, share_version: version, share_until: until, share_opens: 0, share_opened_at: null })
    .where('id', '=', row.id)
    .execute();
  await auditLink(ctx, 'report link made', row.id);
  return { token: tokenOf(keys, companyId, row.id, version), until: until.toISOString(), openCount: 0 };
}

/** Ends the link; without one nothing changes. */
export async function endShare(ctx: SharingCtx, key: OwnKey): Promise<Record<string, never>> {
  const { report_id } = await mustOwn(ctx, key);
  if (report_id !== null) {
    const ended = await ctx.tx
      .updateTable('study_report')
      .set({ is_shared: false })
      .where('id', '=', report_id)
      .where('is_shared', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (ended) await auditLink(ctx, 'report link ended', report_id);
  }
  return {};
}

function auditLink({ tx, companyId, studentId, ip, now }: SharingCtx, event: string, reportId: number): Promise<void> {
  return audit(tx, { companyId, event, studentId, ip, now, detail: { reportId } });
}

/** A report by the token of its link; `missing` for an ended, unknown or foreign one. Whoever is not the student is counted. */
export async function readShared(ctx: Ctx, token: string, keys: Keys): Promise<StudyReport> {
  const { tx, now, companyId, studentId } = ctx;
  const id = Number.parseInt(token.split('.')[0] ?? '', 36);
  if (!Number.isSafeInteger(id)) throw missing();
  const row = await tx
    .selectFrom('study_report')
    .select(['id', 'student_id', 'class_run_id', 'share_version'])
    .where('id', '=', id)
    .where('is_shared', '=', true)
    .where('share_until', '>', now)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (!row || tokenOf(keys, companyId, row.id, row.share_version) !== token) throw missing();
  const head = await selectHead(tx, ctx.locale, { studentId: row.student_id, courseId: row.class_run_id });
  if (!head) throw missing();
  if (studentId !== row.student_id) {
    await tx
      .updateTable('study_report')
      .set({ share_opens: sql`share_opens + 1`, share_opened_at: now })
      .where('id', '=', row.id)
      .execute();
  }
  return toReport(ctx, head);
}

/** The number of the report in the open, then a keyed hash, so that nothing of a link is stored. */
function tokenOf(keys: Keys, companyId: number, id: number, version: number): string {
  return `${id.toString(36)}.${keys.hash('reportLink', companyId, `${id}:${version}`)}`;
}
