import { contract } from '@shuyuan/contract';
import { buildCourse } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { TEST_NOW } from '../../testing/world.ts';

const { classDesk } = contract;
const MINUTE = 60_000;

/** A lesson of a class of the lecturer that begins in some minutes, for an hour. */
export async function buildTaught(school: School, lecturer: StudentCaller, inMinutes = 10) {
  const startsAt = TEST_NOW.getTime() + inMinutes * MINUTE;
  const at = [new Date(startsAt), new Date(startsAt + 60 * MINUTE)] as const;
  const made = await buildCourse(school, { lessons: [{ at, title_en: 'Chords' }] });
  const id = await school.withTenant(async (tx) => {
    await tx.updateTable('class_run').set({ lecturer_id: lecturer.id }).where('id', '=', made.id).execute();
    const row = tx.selectFrom('dated_lesson').select('id').where('class_run_id', '=', made.id);
    return (await row.executeTakeFirstOrThrow()).id;
  });
  return { id, made };
}

const taught = (inMinutes?: number) => async (school: School, owner: StudentCaller) => ({
  id: (await buildTaught(school, owner, inMinutes)).id,
});

/** Access matrix of the lecturer's lessons (Z1). */
export const classDeskRows: readonly MatrixRow[] = [
  matrixRow({
    call: classDesk.lessons,
    input: async (school, owner) => {
      await buildTaught(school, owner);
      return {};
    },
  }),
  matrixRow({ call: classDesk.start, input: taught() }),
  matrixRow({ call: classDesk.end, input: taught(-5) }),
  matrixRow({
    call: classDesk.cancel,
    input: async (school, owner) => ({ ...(await taught(60)(school, owner)), reason: '讲师生病' }),
  }),
];
