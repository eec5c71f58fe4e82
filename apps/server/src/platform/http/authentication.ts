import type { Access } from '@shuyuan/contract';
import { loggedOut } from '../core/errors.ts';
import type { Tx } from '../data/tenancy.ts';
import type { LinkHolder } from './linkSigner.ts';
import type { Found, Logins, Member } from './login.ts';
import type { Platform } from './platform.ts';
import type { ReadRequest } from './readRequest.ts';

/** For whom links of a request are signed (U6). */
export function holderOfCaller({ caller }: Found, device: string | null): LinkHolder {
  const { studentId, member, lecturer } = caller;
  if (studentId !== null) return { kind: 'student', id: studentId };
  const login = lecturer ?? member;
  return login ? holderOfMember({ ...login, kind: 'lecturer' }, device) : { kind: 'visitor' };
}

/** For whom links of somebody logged in are signed, in the browser that asks (U6). */
export function holderOfMember({ kind, id, sessionId }: Member, device: string | null): LinkHolder {
  return kind === 'student' ? { kind, id } : { kind, id, sessionId, device };
}

/** A caller without a login. */
export const VISITOR: Found = { actor: 'visitor', caller: { student: null, studentId: null } };

/**
 * The caller of a request, by the access of its call; without an active login of that kind, the request is refused before anything is
 * read (E1). From then on limits and turns are the login's own.
 */
export async function findCaller(platform: Platform, tx: Tx, access: Access, read: CallerKeys): Promise<Found> {
  const { token, loginHash, company, guestToken } = read;
  if (!token || !loginHash) {
    if (access !== 'public') throw loggedOut();
    // The answers stored for one guest are not given to another (C1).
    return guestToken === null ? VISITOR : { ...VISITOR, actor: `guest ${guestToken}` };
  }
  const found = await findLogin(platform.logins, tx, access, { companyId: company.id, token });
  if (!found) {
    platform.knownLogins.delete(loginHash);
    throw loggedOut();
  }
  platform.knownLogins.add(loginHash, { [access]: found });
  return found;
}

/**
 * Works for the caller that the token belonged to when it was last used, in the round trips in which the database says whether it still
 * does; then the work counts. Where it does not, the request is refused as ever and its transaction rolled back with everything that the
 * work did (E1, decision 0064). An unknown token is looked up first.
 */
export async function whileFinding<T>(
  finding: Promise<Found>,
  expected: Found | undefined,
  work: (found: Found) => Promise<T>,
): Promise<T> {
  if (!expected) return work(await finding);
  const [found, done] = await Promise.allSettled([finding, work(expected)]);
  if (found.status === 'rejected') throw found.reason;
  if (found.value.actor !== expected.actor) throw new Error('A token belongs to somebody else than before.');
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Who a caller was when it was last found with this access; undefined for one to look up. */
export function expectedCaller(
  { knownLogins }: Platform,
  access: Access,
  { loginHash }: CallerKeys,
): Found | undefined {
  return loginHash === null ? undefined : knownLogins.get(loginHash, access);
}

type CallerKeys = Pick<ReadRequest, 'token' | 'loginHash' | 'company' | 'guestToken'>;

async function findLogin(
  logins: Logins,
  tx: Tx,
  access: Access,
  { companyId, token }: { companyId: number; token: string },
): Promise<Found | null> {
  if (access === 'lecturer') {
    const lecturer = await logins.findLecturer(tx, companyId, token);
    if (!lecturer) return null;
    return { actor: `lecturer ${lecturer.id}`, caller: { lecturer, lecturerId: lecturer.id, studentId: null } };
  }
  if (access === 'member') {
    const member = await logins.findMember(tx, companyId, token);
    if (!member) return null;
    const studentId = member.kind === 'student' ? member.id : null;
    return { actor: `${member.kind} ${member.id}`, caller: { member, studentId } };
  }
  const student = await logins.findStudent(tx, companyId, token);
  return student && { actor: `student ${student.id}`, caller: { student, studentId: student.id } };
}
