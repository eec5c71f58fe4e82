import { contract } from '@shuyuan/contract';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

const { rankings } = contract;

/** Access matrix of rankings (Z1). */
export const rankingRows: readonly MatrixRow[] = [
  matrixRow({ call: rankings.list, input: () => ({ type: 'learning' as const, period: 'week' as const }) }),
  matrixRow({ call: rankings.hideMe, input: () => ({ isHidden: true }) }),
];
