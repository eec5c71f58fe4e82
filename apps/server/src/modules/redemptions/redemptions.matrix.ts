import { contract } from '@shuyuan/contract';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import { newCode } from '../../testing/redemptions.ts';

const { redemptions } = contract;
const REFUSED = { owner: 'refused', otherStudent: 'refused', otherSchool: 'refused' } as const;
const EMPTY = { owner: 'empty', otherStudent: 'empty', otherSchool: 'empty' } as const;

/** How the calls of redemption codes treat everybody (Z1); a code works for one student only. */
export const redemptionRows: readonly MatrixRow[] = [
  matrixRow({ call: redemptions.redeem, input: () => ({ code: newCode() }), except: REFUSED }),
  matrixRow({ call: redemptions.list, input: () => ({}), except: EMPTY }),
];
