import type { Login } from '@shuyuan/contract';
import { shownUntil } from '../../db/membership.ts';
import { audit } from '../../platform/audit.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/tenancy.ts';
import { endOldestSessions, insertSession, type StudentRow, updateFirstLogin } from './queries.ts';

/** Living web logins of one student; a further one ends the oldest (product.md 4.2). */
const SESSIONS_MAX = 3;

/** Where a login comes from. */
export interface Origin {
  companyId: number;
  ip: string;
  userAgent: string;
  now: Date;
}

/** Opens a login: a new random token, stored as a hash (A1), and the record that the client keeps. */
export async function openSession(
  tx: Tx,
  { secrets, absoluteMs }: { secrets: Secrets; absoluteMs: number },
  student: StudentRow,
  origin: Origin,
  via: 'password' | 'code' | 'register',
): Promise<Login> {
  const { companyId, ip, userAgent, now } = origin;
  const token = secrets.newToken(companyId);
  await insertSession(tx, {
    company_id: companyId,
    token_hash: secrets.hash('token', companyId, token),
    student_id: student.id,
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + absoluteMs),
    ip,
    user_agent: userAgent,
  });
  await endOldestSessions(tx, student.id, SESSIONS_MAX, now);
  const isFirstLogin = await updateFirstLogin(tx, student.id, now);
  await audit(tx, { companyId, event: 'login', studentId: student.id, ip, now, detail: { via } });
  return toLogin(student, token, isFirstLogin, now);
}

/** The login record (wire-facts 4.2); phone and email are the student's own. */
function toLogin(student: StudentRow, token: string, isFirstLogin: boolean, now: Date): Login {
  return {
    token,
    userId: student.id,
    userType: 'student',
    companyId: student.company_id,
    name: student.nickname,
    isFirstLogin,
    isAudit: student.is_audited,
    isMember: isMember(student, now),
    ...(student.portrait === null ? {} : { portrait: student.portrait }),
    ...(student.phone === null ? {} : { phone: student.phone }),
    ...(student.email === null ? {} : { email: student.email }),
    ...(student.branch === null ? {} : { branch: student.branch }),
    memberTime: shownUntil(student.member_until),
  };
}

/** Whether the membership runs now. */
export function isMember(student: Pick<StudentRow, 'member_until'>, now: Date): boolean {
  return student.member_until !== null && student.member_until > now;
}
