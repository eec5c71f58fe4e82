import { contract } from '@shuyuan/contract';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { TEST_NOW } from '../../testing/world.ts';
import { makeReports, publishReport } from './making.ts';

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

/** A report that is being made, of a student in a class of the lecturer. */
export async function buildMade(school: School, lecturer: StudentCaller) {
  const { id: courseId, saleId, ...made } = await buildCourse(school);
  const student = await school.student();
  await enrol(school, student.id, { ...made, id: courseId, saleId });
  const id = await school.withTenant(async (tx) => {
    await tx.updateTable('class_run').set({ lecturer_id: lecturer.id }).where('id', '=', courseId).execute();
    await makeReports({ tx, companyId: school.id, now: TEST_NOW }, courseId);
    const row = tx.selectFrom('study_report').select('id').where('student_id', '=', student.id);
    return (await row.executeTakeFirstOrThrow()).id;
  });
  return { id, student, courseId, saleId };
}

/** Access matrix of reports (Z1). */
export const reportRows: readonly MatrixRow[] = [
  matrixRow({ call: report.read, input: keyOf }),
  matrixRow({ call: report.unread, input: () => ({}) }),
  matrixRow({ call: report.mine, input: () => ({}) }),
  matrixRow({
    call: report.desk,
    input: async (school, owner) => {
      await buildMade(school, owner);
      return { tab: 'waiting' as const };
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({ call: report.open, input: async (school, owner) => ({ id: (await buildMade(school, owner)).id }) }),
  matrixRow({
    call: report.write,
    input: async (school, owner) => ({ id: (await buildMade(school, owner)).id, comment: '写得很好' }),
  }),
  matrixRow({ call: report.share, input: keyOf }),
  matrixRow({ call: report.endShare, input: keyOf }),
  matrixRow({
    call: report.shared,
    input: async (school, owner) => owner.ask(report.share, await keyOf(school, owner)),
    except: { otherSchool: 'missing', foreignVisitor: 'missing' },
  }),
];
