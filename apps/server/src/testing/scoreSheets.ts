import type { Insertable } from 'kysely';
import type { ScoreSheetTable } from '../modules/archives/tables.ts';
import { insertSubject } from './catalogue.ts';
import type { School } from './school.ts';
import { TEST_NOW } from './world.ts';

/** A sheet of a student with two subjects: 150 and 100 points. */
export async function buildScoreSheet(
  school: School,
  student: { id: number },
  overrides: Partial<Insertable<ScoreSheetTable>> = {},
): Promise<{ id: number; subjectIds: number[] }> {
  const company_id = school.id;
  return school.withTenant(async (tx) => {
    const { id } = await tx
      .insertInto('score_sheet')
      .values({
        company_id,
        student_id: student.id,
        type: 'exam',
        title: '高二第二次月考',
        title_en: 'Second monthly exam',
        term: '2026–2027第一学期',
        term_en: 'First term 2026–2027',
        exam_date: '2026-11-17',
        due_at: new Date(TEST_NOW.getTime() + 3_600_000),
        ...overrides,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const subjectIds = [
      await insertSubject(tx, company_id),
      await insertSubject(tx, company_id, { key: 'physics', name: '物理', name_en: 'Physics' }),
    ];
    for (const [sort, subject_id] of subjectIds.entries()) {
      const row = { company_id, sheet_id: id, subject_id, full_score: sort === 0 ? 150 : 100, sort };
      await tx
        .insertInto('score_item')
        .values({ ...row, score: null, class_rank: null, grade_rank: null, remark: null })
        .execute();
    }
    return { id, subjectIds };
  });
}
