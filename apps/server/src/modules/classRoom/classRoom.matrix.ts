import { contract } from '@shuyuan/contract';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { TEST_NOW } from '../../testing/world.ts';

const { classRoom } = contract;
const HOUR = 3_600_000;

/** A lesson that is being held, in a class of the owner. */
async function ownLesson(school: School, owner: StudentCaller): Promise<{ lessonId: number }> {
  const at = [new Date(TEST_NOW.getTime() - HOUR), new Date(TEST_NOW.getTime() + HOUR)] as const;
  const made = await buildCourse(school, { lessons: [{ at }] });
  await enrol(school, owner.id, made);
  const row = await school.withTenant((tx) =>
    tx.selectFrom('dated_lesson').select('id').where('class_run_id', '=', made.id).executeTakeFirstOrThrow(),
  );
  return { lessonId: row.id };
}

/** Access matrix of the way into live classes (Z1). */
export const classRoomRows: readonly MatrixRow[] = [
  matrixRow({ call: classRoom.info, input: ownLesson }),
  matrixRow({ call: classRoom.enter, input: ownLesson }),
  matrixRow({ call: classRoom.join, input: ownLesson }),
  matrixRow({ call: classRoom.leave, input: ownLesson }),
];
