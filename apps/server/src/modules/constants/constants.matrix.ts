import { contract } from '@shuyuan/contract';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

const { constants } = contract;

/** How the lists that forms choose from treat everybody: they are public (Z1). */
export const constantRows: readonly MatrixRow[] = [
  matrixRow({ call: constants.grades, input: () => ({}) }),
  matrixRow({ call: constants.subjects, input: () => ({}) }),
  matrixRow({ call: constants.timeZones, input: () => ({}) }),
];
