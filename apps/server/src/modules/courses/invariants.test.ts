import { describe, expect, test } from 'vitest';
import { buildCourse, enrol, type MadeCourse } from '../../testing/catalogue.ts';
import type { School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();

/** The name of the constraint that refused the statement; null when it succeeded. */
async function refusal(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error && 'constraint' in error ? String(error.constraint) : String(error);
  }
}
function change(school: School, made: MadeCourse, offer: Record<string, number | null | boolean>) {
  return refusal(school.withTenant((tx) => tx.updateTable('offer').set(offer).where('id', '=', made.saleId).execute()));
}

describe('the database itself', () => {
  test('keeps sold and held seats together between 0 and the quota (I6)', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { quota: 2, sold: 1 } });
    expect(await change(school, made, { locked: 1 })).toBeNull();
    expect(await change(school, made, { locked: 2 })).toMatch(/^offer_check/);
    expect(await change(school, made, { sold: -1 })).toBe('offer_sold_check');
    expect(await change(school, made, { quota: 1 })).toMatch(/^offer_check/);
    expect(await change(school, made, { quota: null, sold: 1_000 })).toBeNull();
  });

  test('keeps prices at or above 0, and struck-through prices at or above the price (I2)', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { price_fen: 100 } });
    expect(await change(school, made, { price_fen: -1 })).toBe('offer_price_fen_check');
    expect(await change(school, made, { original_fen: 99 })).toMatch(/^offer_check/);
    expect(await change(school, made, { original_fen: 100, member_fen: 100 })).toBeNull();
    expect(await change(school, made, { member_fen: 101 })).toMatch(/^offer_check/);
  });

  test('sells a class only as a class of its own course (I20)', async () => {
    const school = await world.school();
    const [one, other] = [await buildCourse(school), await buildCourse(school)];
    expect(await change(school, one, { class_run_id: other.id, is_listed: false })).toMatch(/fkey$/);
  });

  test('refers to nothing of another school (I20)', async () => {
    const [school, other] = [await world.school(), await world.school()];
    const [own, foreign] = [await buildCourse(school), await buildCourse(other)];
    const set = { subject_id: foreign.subjectId };
    const refused = await refusal(
      school.withTenant((tx) => tx.updateTable('course').set(set).where('id', '=', own.courseId).execute()),
    );
    expect(refused).toMatch(/fkey$/);
    const student = await other.student();
    expect(await refusal(enrol(school, student.id, own))).toMatch(/fkey$/);
  });

  test('lists one offer a course', async () => {
    const school = await world.school();
    const { courseId, id } = await buildCourse(school);
    const row = { company_id: school.id, course_id: courseId, class_run_id: id, price_fen: 1 };
    expect(await refusal(school.withTenant((tx) => tx.insertInto('offer').values(row).execute()))).toBe('offer_listed');
  });

  test('allows a student one enrolment in a class at a time, and a new one after leaving (I4)', async () => {
    const school = await world.school();
    const made = await buildCourse(school);
    const { id } = await school.student();
    await enrol(school, id, made, { status: 'quit' });
    await enrol(school, id, made);
    expect(await refusal(enrol(school, id, made))).toBe('enrolment_active');
  });
});
