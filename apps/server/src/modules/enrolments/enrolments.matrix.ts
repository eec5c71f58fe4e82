import { contract } from '@shuyuan/contract';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

/** Access matrix of the calls of the student's classes (Z1). */
export const enrolmentRows: readonly MatrixRow[] = [
  matrixRow({
    call: contract.courses.mine,
    input: async (school, owner) => {
      await enrol(school, owner.id, await buildCourse(school));
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
];
