import type { Login, SentOf } from '@shuyuan/contract';
import { membershipOf } from '../../domain/buyers.ts';
import { type LoginParts, type Origin, openLogin } from '../../domain/logins/logins.ts';
import { shownUntil } from '../../domain/membership.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { audit } from '../../platform/work/audit.ts';
import { type StudentRow, updateFirstLogin } from './queries.ts';

/** Opens a login of a student and returns the record that the client stores. */
export async function openSession(
  tx: Tx,
  parts: LoginParts,
  student: StudentRow,
  origin: Origin,
  via: 'password' | 'code' | 'register',
): Promise<SentOf<typeof Login>> {
  const { companyId, ip, now } = origin;
  const token = await openLogin(tx, parts, { kind: 'student', id: student.id }, origin);
  const isFirstLogin = await updateFirstLogin(tx, student.id, now);
  await audit(tx, { companyId, event: 'login', studentId: student.id, ip, now, detail: { via } });
  return { ...toLogin(student, token, isFirstLogin), ...(await membershipOf(tx, student, now)) };
}

/** The login record (wire-facts 4.2); phone and email are the student's own. */
function toLogin(student: StudentRow, token: string, isFirstLogin: boolean): SentOf<typeof Login> {
  return {
    token,
    userId: student.id,
    userType: 'student',
    companyId: student.company_id,
    name: student.nickname,
    isFirstLogin,
    isAudit: student.is_audited,
    ...(student.portrait === null ? {} : { portrait: student.portrait }),
    ...(student.phone === null ? {} : { phone: student.phone }),
    ...(student.email === null ? {} : { email: student.email }),
    ...(student.branch === null ? {} : { branch: student.branch }),
    memberTime: shownUntil(student.member_until),
  };
}
