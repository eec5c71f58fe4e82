import { contract } from '@shuyuan/contract';
import { buildCourse, buildQualification } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

const { lecturers } = contract;
const FINDS_NOTHING = { otherSchool: 'empty', foreignVisitor: 'empty' } as const;

/** Access matrix of the calls of lecturers (Z1). */
export const lecturerRows: readonly MatrixRow[] = [
  matrixRow({
    call: lecturers.list,
    input: async (school) => {
      const { subjectId, lecturerId } = await buildCourse(school);
      await school.withTenant((tx) =>
        tx
          .insertInto('lecturer_subject')
          .values({ company_id: school.id, lecturer_id: lecturerId, subject_id: subjectId, sort: 0 })
          .execute(),
      );
      return { subjectId };
    },
    except: FINDS_NOTHING,
  }),
  matrixRow({ call: lecturers.detail, input: async (school) => ({ id: (await buildCourse(school)).lecturerId }) }),
  matrixRow({
    call: lecturers.qualifications,
    input: async (school) => {
      const { subjectId, lecturerId } = await buildCourse(school);
      await buildQualification(school, lecturerId, { subject_id: subjectId });
      return { subjectId, lecturerId };
    },
    except: FINDS_NOTHING,
  }),
];
