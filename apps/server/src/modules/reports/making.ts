import { ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import type { LocalizedText } from '../../domain/words.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tenancy, Tx } from '../../platform/data/tenancy.ts';
import { auditDecision } from '../../platform/work/audit.ts';
import { type DueWork, remember } from '../../platform/work/dueWork.ts';
import { countFigures } from './figures.ts';
import { selectHead } from './queries.ts';
import { publishedMessage, writtenMessage } from './words.ts';

/** What a lecturer writes into a report. */
export interface Words {
  strengths?: string | undefined;
  weaknesses?: string | undefined;
  comment?: string | undefined;
  suggestion?: string | undefined;
}

/** What making and publishing stand on. */
export interface MakingCtx {
  tx: Tx;
  companyId: number;
  now: Date;
  /** Who publishes; absent where the school's rule does. */
  lecturerId?: number;
}

/** Whose report of which class. */
interface Key {
  studentId: number;
  courseId: number;
}

/** Reports are made once their class has ended, and published without words where the lecturer has written none in time (product.md 4.6). */
export function reportDueWork(dueWork: DueWork, tenancy: Tenancy): void {
  dueWork.on('makeReport', ({ companyId, refId, now }) =>
    tenancy.withTenant(companyId, (tx) => makeReports({ tx, companyId, now }, refId)),
  );
  dueWork.on('publishReport', ({ companyId, refId, now }) =>
    tenancy.withTenant(companyId, (tx) => publishDue({ tx, companyId, now }, refId)),
  );
}

/**
 * A report, not yet published, for every student of the class; for those who have one nothing changes. Each is published by
 * itself after the school's number of days.
 */
export async function makeReports({ tx, companyId, now }: MakingCtx, classRunId: number): Promise<void> {
  const { rows } = await sql<{ id: number; publish_at: Date }>`
    insert into study_report (company_id, student_id, class_run_id, publish_at)
      select distinct e.company_id, e.student_id, e.class_run_id, ${now}::timestamptz + make_interval(days => c.report_wait_days)
        from enrolment e join company c on c.id = e.company_id
        where e.class_run_id = ${classRunId} and e.status <> 'quit' order by 2
      on conflict (company_id, student_id, class_run_id) do nothing
      returning id, publish_at`.execute(tx);
  for (const { id, publish_at } of rows) {
    await remember(tx, { companyId, kind: 'publishReport', refId: id, dueAt: publish_at });
  }
}

/** Publishes a report that nobody has published; that of a student who has left stays as it is. */
async function publishDue(ctx: MakingCtx, id: number): Promise<void> {
  const row = await ctx.tx
    .selectFrom('study_report')
    .select(['student_id', 'class_run_id'])
    .where('id', '=', id)
    .where('state', '=', 'making')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const key = { studentId: row.student_id, courseId: row.class_run_id };
  if (await selectHead(ctx.tx, 'cn', key)) await publishReport(ctx, key, {});
}

/** Publishes a report that is being made: keeps its figures and tells the student; 1004 for one that is published. */
export async function publishReport(ctx: MakingCtx, key: Key, words: Words): Promise<void> {
  const { tx, now } = ctx;
  const { studentId, courseId: classRunId } = key;
  if (!(await selectHead(tx, 'cn', key))) throw missing();
  await makeReports(ctx, classRunId);
  const figures = await countFigures({ tx, now, studentId, classRunId });
  const published = await tx
    .updateTable('study_report')
    .set({ state: 'published', published_at: now, figures: JSON.stringify(figures), ...toColumns(words) })
    .where('student_id', '=', studentId)
    .where('class_run_id', '=', classRunId)
    .where('state', '=', 'making')
    .returning('id')
    .executeTakeFirst();
  if (!published) throw refused(ResultCode.stateForbids);
  await auditDecision(tx, ctx, 'report published', { reportId: published.id });
  await notify(ctx, key, { onceKey: `report:${published.id}`, toMessage: publishedMessage });
}

/** Adds the lecturer's words to a report that was published without; its figures stay. 1004 once it has words. */
export async function addWords(ctx: MakingCtx, key: Key & { id: number }, words: Words): Promise<void> {
  const row = await ctx.tx
    .updateTable('study_report')
    .set({ ...toColumns(words), read_at: null })
    .where('id', '=', key.id)
    .where('state', '=', 'published')
    .where('comment', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refused(ResultCode.stateForbids);
  await auditDecision(ctx.tx, ctx, 'report words added', { reportId: key.id });
  await notify(ctx, key, { onceKey: `reportWords:${key.id}`, toMessage: writtenMessage });
}

function toColumns({ strengths, weaknesses, comment, suggestion }: Words) {
  return {
    strengths: strengths || null,
    weaknesses: weaknesses || null,
    comment: comment || null,
    suggestion: suggestion || null,
  };
}

async function notify(
  { tx, companyId, now }: MakingCtx,
  { studentId, courseId }: Key,
  message: { onceKey: string; toMessage: (title: LocalizedText) => { title: LocalizedText; body: LocalizedText } },
): Promise<void> {
  const [cn, en] = [
    await selectHead(tx, 'cn', { studentId, courseId }),
    await selectHead(tx, 'en', { studentId, courseId }),
  ];
  if (!cn || !en) throw missing();
  const words = message.toMessage({ cn: cn.course, en: en.course });
  const link = `/myclass/report/${courseId}/${cn.offer_id}`;
  await notifyStudent(tx, { companyId, studentId, kind: 'class', ...words, link, onceKey: message.onceKey, now });
}
