import { contract } from '@shuyuan/contract';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { TEST_NOW } from '../../testing/world.ts';
import { publishReport } from './making.ts';

const { report } = contract;

/** The key of a class of the owner whose report is published. */
async function keyOf(school: School, owner: StudentCaller) {
  const { id: courseId, saleId, ...made } = await buildCourse(school);
  await enrol(school, owner.id, { ...made, id: courseId, saleId });
  await school.withTenant((tx) =>
    publishReport({ tx, companyId: school.id, now: TEST_NOW }, { studentId: owner.id, courseId }, {}),
  );
  return { courseId, saleId };
}

/** Access matrix of reports (Z1). */
export const reportRows: readonly MatrixRow[] = [
  matrixRow({ call: report.read, input: keyOf }),
  matrixRow({ call: report.share, input: keyOf }),
  matrixRow({ call: report.endShare, input: keyOf }),
  matrixRow({
    call: report.shared,
    input: async (school, owner) => owner.ask(report.share, await keyOf(school, owner)),
    except: { otherSchool: 'missing', foreignVisitor: 'missing' },
  }),
];
