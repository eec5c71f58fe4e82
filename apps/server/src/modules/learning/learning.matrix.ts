import { contract } from '@shuyuan/contract';
import { buildCourse, enrol, type MadeCourse } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { TEST_NOW } from '../../testing/world.ts';

const { learning } = contract;
const HOUR = 3_600_000;

/** A class of the owner with a lesson that was held. */
async function ownClass(school: School, owner: StudentCaller): Promise<MadeCourse> {
  const at = [new Date(TEST_NOW.getTime() - 2 * HOUR), new Date(TEST_NOW.getTime() - HOUR)] as const;
  const made = await buildCourse(school, { lessons: [{ at }] });
  await enrol(school, owner.id, made);
  return made;
}

const keyOf = async (school: School, owner: StudentCaller) => {
  const { id: courseId, saleId } = await ownClass(school, owner);
  return { courseId, saleId };
};

/** Access matrix of learning (Z1). */
export const learningRows: readonly MatrixRow[] = [
  matrixRow({
    call: learning.timetable,
    input: async (school, owner) => {
      await ownClass(school, owner);
      return {};
    },
  }),
  matrixRow({ call: learning.recordedLessons, input: keyOf }),
  matrixRow({ call: learning.liveLessons, input: keyOf }),
  matrixRow({
    call: learning.lesson,
    input: async (school, owner) => {
      const { id: courseId, lessonIds } = await ownClass(school, owner);
      return { courseId, lessonId: lessonIds[0] ?? 0 };
    },
  }),
  matrixRow({ call: learning.ownClass, input: keyOf }),
  matrixRow({ call: learning.materials, input: keyOf }),
  matrixRow({
    call: learning.announced,
    input: async (school, owner) => ({ courseId: (await ownClass(school, owner)).id }),
    // A filter of the student's own: of a class elsewhere nothing is announced.
    except: { otherSchool: 'ok' },
  }),
  matrixRow({ call: learning.summary, input: () => ({}) }),
  matrixRow({
    call: learning.comment,
    input: async (school, owner) => {
      const { id: courseId, lessonIds } = await ownClass(school, owner);
      return { courseId, lessonId: lessonIds[0] ?? 0, stars: 5 };
    },
  }),
];
