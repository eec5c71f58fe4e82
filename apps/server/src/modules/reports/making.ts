import { ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import type { Tenancy, Tx } from '../../platform/data/tenancy.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import type { DueWork } from '../../platform/work/dueWork.ts';
import { countFigures, type StoredFigures } from './figures.ts';
import { selectHead } from './queries.ts';
import { publishedMessage } from './words.ts';

/** What a lecturer writes into a report. */
export interface Words {
  strengths?: string | undefined;
  weaknesses?: string | undefined;
  comment?: string | undefined;
  suggestion?: string | undefined;
}

interface MakingCtx {
  tx: Tx;
  companyId: number;
  now: Date;
}

/** Reports of a class are made once it has ended: due work names the class (product.md 4.6). */
export function reportDueWork(dueWork: DueWork, tenancy: Tenancy): void {
  dueWork.on('makeReport', ({ companyId, refId, now }) =>
    tenancy.withTenant(companyId, (tx) => makeReports({ tx, companyId, now }, refId)),
  );
}

/** A report, not yet published, for every student of the class; for those who have one nothing changes. */
export async function makeReports({ tx, companyId }: MakingCtx, classRunId: number): Promise<void> {
  await sql`
    insert into study_report (company_id, student_id, class_run_id)
      select distinct ${companyId}::bigint, student_id, class_run_id from enrolment
        where class_run_id = ${classRunId} and status <> 'quit' order by 2
      on conflict (company_id, student_id, class_run_id) do nothing`.execute(tx);
}

/** Publishes a report that is being made: keeps its figures and tells the student; 1004 for one that is published. */
export async function publishReport(ctx: MakingCtx, key: { studentId: number; courseId: number }, words: Words) {
  const { tx, companyId, now } = ctx;
  const { studentId, courseId: classRunId } = key;
  const head = await selectHead(tx, 'cn', key);
  if (!head) throw missing();
  await makeReports(ctx, classRunId);
  const count = (locale: 'cn' | 'en') => countFigures({ tx, now, locale, studentId, classRunId });
  const figures: StoredFigures = { cn: await count('cn'), en: await count('en') };
  const published = await tx
    .updateTable('study_report')
    .set({
      state: 'published',
      published_at: now,
      figures: JSON.stringify(figures),
      strengths: words.strengths ?? null,
      weaknesses: words.weaknesses ?? null,
      comment: words.comment ?? null,
      suggestion: words.suggestion ?? null,
    })
    .where('student_id', '=', studentId)
    .where('class_run_id', '=', classRunId)
    .where('state', '=', 'making')
    .returning('id')
    .executeTakeFirst();
  if (!published) throw refused(ResultCode.stateForbids);
  const title = await tx
    .selectFrom('class_run as r')
    .innerJoin('course as c', (join) =>
      join.onRef('c.company_id', '=', 'r.company_id').onRef('c.id', '=', 'r.course_id'),
    )
    .select(['c.title as cn', 'c.title_en as en'])
    .where('r.id', '=', classRunId)
    .executeTakeFirstOrThrow();
  await notifyStudent(tx, {
    companyId,
    studentId,
    kind: 'class',
    ...publishedMessage(title),
    link: `/myclass/report/${classRunId}/${head.offer_id}`,
    onceKey: `report:${published.id}`,
    now,
  });
}
