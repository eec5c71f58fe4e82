import { contract } from '@shuyuan/contract';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

const { site } = contract;

/** Access matrix of the calls of the shell (Z1). */
export const siteRows: readonly MatrixRow[] = [
  matrixRow({ call: site.menuBar, input: () => ({}) }),
  matrixRow({ call: site.sideMenu, input: () => ({}) }),
  matrixRow({ call: site.permissions, input: () => ({}) }),
  matrixRow({ call: site.unreadSum, input: () => ({}) }),
  matrixRow({ call: site.switch, input: () => ({ type: 'studyRoom' as const }) }),
  matrixRow({ call: site.recordVisit, input: () => ({ platform: 'desktopWeb' as const }) }),
];
