import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { missing } from '../../platform/core/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { mark } from './marks.ts';

type Toggle = (typeof contract)['collections']['toggle'];

/** A course is named by any of its offers; one that is off sale can be collected too. */
async function mustFindCourse({ tx }: StudentCtx, offerId: number): Promise<number> {
  const offer = await tx.selectFrom('offer').select('course_id').where('id', '=', offerId).executeTakeFirst();
  if (!offer) throw missing();
  return offer.course_id;
}

/** A lecturer of the school, also one who has left. */
async function mustFindLecturer({ tx }: StudentCtx, id: number): Promise<number> {
  const lecturer = await tx.selectFrom('lecturer').select('id').where('id', '=', id).executeTakeFirst();
  if (!lecturer) throw missing();
  return lecturer.id;
}

/** What the student collects now; a second request changes nothing (I18). */
const rowOf = ({ companyId, studentId, now }: StudentCtx, target_id: number) => ({
  company_id: companyId,
  student_id: studentId,
  target_id,
  created_at: now,
});

async function addCourse(ctx: StudentCtx, id: number): Promise<void> {
  const row = rowOf(ctx, id);
  await ctx.tx
    .insertInto('course_collection')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function removeCourse({ tx, studentId }: StudentCtx, id: number): Promise<void> {
  await tx.deleteFrom('course_collection').where('student_id', '=', studentId).where('target_id', '=', id).execute();
}

async function addLecturer(ctx: StudentCtx, id: number): Promise<void> {
  const row = rowOf(ctx, id);
  await ctx.tx
    .insertInto('lecturer_collection')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function removeLecturer({ tx, studentId }: StudentCtx, id: number): Promise<void> {
  await tx.deleteFrom('lecturer_collection').where('student_id', '=', studentId).where('target_id', '=', id).execute();
}

/** Collects an article, a course or a lecturer, or no longer does. */
export async function collect(ctx: StudentCtx, { kind, id, isCollected }: InputOf<Toggle>): Promise<OutputOf<Toggle>> {
  if (kind === 'course') await (isCollected ? addCourse : removeCourse)(ctx, await mustFindCourse(ctx, id));
  if (kind === 'lecturer') await (isCollected ? addLecturer : removeLecturer)(ctx, await mustFindLecturer(ctx, id));
  if (kind !== 'article') return { isCollected };
  const { collect_count } = await mark(ctx, 'collection', { id, isOn: isCollected });
  return { isCollected, collects: collect_count };
}
