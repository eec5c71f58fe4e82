import { contract } from '@shuyuan/contract';
import { buildCourse } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

/** How sharing a course treats everybody (Z1). */
export const promotionRows: readonly MatrixRow[] = [
  matrixRow({ call: contract.promotions.course, input: async (school) => ({ id: (await buildCourse(school)).id }) }),
];
