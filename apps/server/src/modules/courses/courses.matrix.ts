import { contract } from '@shuyuan/contract';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import { TEST_NOW } from '../../testing/world.ts';

const { courses, lecturers } = contract;
/** A filter by something of another school finds nothing; a page of another school does not exist (E3). */
const FINDS_NOTHING = { otherSchool: 'empty', foreignVisitor: 'empty' } as const;

/** Access matrix of the calls of the catalogue (Z1). */
export const courseRows: readonly MatrixRow[] = [
  matrixRow({
    call: courses.list,
    input: async (school) => {
      const { subjectId, gradeId, lecturerId } = await buildCourse(school);
      return { subjectId, gradeId, lecturerId };
    },
    except: FINDS_NOTHING,
  }),
  matrixRow({
    call: courses.recommended,
    input: async (school) => {
      const { subjectId, gradeId } = await buildCourse(school);
      return { subjectId, gradeId };
    },
    except: FINDS_NOTHING,
  }),
  matrixRow({
    call: courses.past,
    input: async (school, owner) => {
      const past = new Date(TEST_NOW.getTime() - 1);
      await enrol(school, owner.id, await buildCourse(school, { run: { ends_at: past } }));
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({ call: courses.detail, input: (school) => buildCourse(school) }),
  matrixRow({ call: courses.lessons, input: (school) => buildCourse(school) }),
  matrixRow({
    call: lecturers.courses,
    input: async (school) => ({ id: (await buildCourse(school)).lecturerId }),
  }),
];
