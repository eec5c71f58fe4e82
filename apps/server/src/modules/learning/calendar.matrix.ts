import { contract } from '@shuyuan/contract';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

/** Access matrix of the address of a calendar (Z1). */
export const calendarRows: readonly MatrixRow[] = [
  matrixRow({ call: contract.learning.calendar, input: () => ({}) }),
  matrixRow({ call: contract.learning.renewCalendar, input: () => ({}) }),
];
