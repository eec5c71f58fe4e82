import { sql } from 'kysely';
import type { Tx } from '../../../platform/data/tenancy.ts';
import { auditDecision } from '../../../platform/work/audit.ts';
import { notifyOf } from '../news.ts';
import { COLUMNS_OF_P, type PracticeCtx } from '../rows.ts';

/** An assessment of a school as its operator sees it. */
export interface ManagedAssessment {
  id: number;
  name: string;
  type: 'objective' | 'subjective';
  shows_result: 'afterMarking' | 'afterRelease';
  released_at: Date | null;
  /** Links, the latest first, with the number of records that were begun from each. */
  links: { id: number; endsAt: string; tries: number; isWithdrawn: boolean; records: number }[];
}

/** The assessments of a school with their links. */
export async function listAssessments(tx: Tx): Promise<ManagedAssessment[]> {
  const { rows } = await sql<ManagedAssessment>`
    select s.id, s.name, s.type, s.shows_result, s.released_at, coalesce((
      select json_agg(json_build_object('id', k.id, 'endsAt', k.ends_at, 'tries', k.tries,
          'isWithdrawn', k.withdrawn_at is not null, 'records', (select count(*) from assessment_record e
            where e.company_id = k.company_id and e.assessment_id = k.assessment_id and e.link_id = k.id)) order by k.id desc)
        from assessment_link k where k.company_id = s.company_id and k.assessment_id = s.id), '[]') as links
      from assessment s order by s.id`.execute(tx);
  return rows;
}

/** What a link allows. */
interface LinkTerms {
  endsAt: Date;
  /** Tries of one person. */
  tries: number;
}

/** Makes a link to an assessment; undefined where there is no such assessment. */
export async function openLink(
  { tx, companyId, now }: PracticeCtx,
  assessmentId: number,
  { endsAt, tries }: LinkTerms,
): Promise<{ id: number; type: ManagedAssessment['type'] } | undefined> {
  const found = await tx.selectFrom('assessment').select('type').where('id', '=', assessmentId).executeTakeFirst();
  if (!found) return undefined;
  const link = { company_id: companyId, assessment_id: assessmentId, ends_at: endsAt, tries, withdrawn_at: null };
  const { id } = await tx
    .insertInto('assessment_link')
    .values({ ...link, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ends = endsAt.toISOString();
  await auditDecision(tx, { companyId, now }, 'assessment link made', { assessmentId, linkId: id, ends, tries });
  return { id, type: found.type };
}

/**
 * Withdraws a link, once; what is started from it goes on (decision 0034). False where there is none that is open. A start that had
 * the link first may have a later time, for the clocks of two processes differ: the link is withdrawn after it (I12).
 */
export async function withdrawLink({ tx, companyId, now }: PracticeCtx, id: number): Promise<boolean> {
  const open = await tx
    .selectFrom('assessment_link')
    .select('id')
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return false;
  const lastStart = tx
    .selectFrom('assessment_record')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('link_id', '=', id);
  await tx
    .updateTable('assessment_link')
    .set({ withdrawn_at: sql`greatest(${now}::timestamptz, ${lastStart})` })
    .where('id', '=', id)
    .execute();
  await auditDecision(tx, { companyId, now }, 'assessment link withdrawn', { linkId: id });
  return true;
}

/** Those who teach at a school now, by their ids. */
export function listLecturers(tx: Tx): Promise<{ id: number; name: string }[]> {
  return tx.selectFrom('lecturer').select(['id', 'name']).where('has_left', '=', false).orderBy('id').execute();
}

/** Makes a lecturer the one whom to ask about an assessment, in place of a name; undefined where there is no such assessment. */
export async function setContact(
  { tx, companyId, now }: PracticeCtx,
  assessmentId: number,
  lecturerId: number,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('assessment')
    .set({ contact_lecturer_id: lecturerId, contact_name: null, contact_name_en: null })
    .where('id', '=', assessmentId)
    .returning('name')
    .executeTakeFirst();
  if (!row) return undefined;
  await auditDecision(tx, { companyId, now }, 'assessment contact set', { assessmentId, lecturerId });
  return row.name;
}

/**
 * Shows the results of an assessment that waits for its school, once, and tells everybody with an account whose record is marked;
 * resolves to their number, undefined where nothing waits. Records that are marked later are shown at once.
 */
export async function releaseResults(ctx: PracticeCtx, assessmentId: number): Promise<number | undefined> {
  const { tx, now } = ctx;
  const row = await tx
    .updateTable('assessment')
    .set({ released_at: now })
    .where('id', '=', assessmentId)
    .where('shows_result', '=', 'afterRelease')
    .where('released_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const records = await tx
    .selectFrom('practice_record as p')
    .select(COLUMNS_OF_P)
    .where('p.assessment_id', '=', assessmentId)
    .where('p.state', '=', 'finished')
    .where('p.student_id', 'is not', null)
    .orderBy('p.id')
    .execute();
  for (const record of records) await notifyOf(ctx, record, 'marked', { occasion: 'released' });
  await auditDecision(tx, ctx, 'assessment results released', { assessmentId, records: records.length });
  return records.length;
}
