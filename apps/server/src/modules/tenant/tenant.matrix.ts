import { contract } from '@shuyuan/contract';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';

const { tenant } = contract;

/** Access matrix of the calls of schools and agreements (Z1). */
export const tenantRows: readonly MatrixRow[] = [
  matrixRow({ call: tenant.byLabel, input: (school) => ({ label: school.label }) }),
  matrixRow({ call: tenant.agreements, input: () => ({ types: ['user', 'privacy'] as ('user' | 'privacy')[] }) }),
  matrixRow({ call: tenant.agreement, input: (school) => ({ id: school.agreements.user }) }),
];
