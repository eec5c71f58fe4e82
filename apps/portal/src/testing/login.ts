import type { Login } from '@shuyuan/contract';

/** The answer to a login of a student. */
export function buildLogin(over: Partial<Login> = {}): Login {
  return {
    token: 'token-1',
    userId: 7,
    userType: 'student',
    companyId: 1,
    name: '林知夏',
    isFirstLogin: false,
    ...over,
  };
}
