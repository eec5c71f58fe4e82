import type { Access } from '@shuyuan/contract';
import type { Tx } from '../data/tenancy.ts';
import type { LinkHolder } from '../files/linkSignature.ts';
import type { Platform } from '../platform.ts';
import { loggedOut } from './errors.ts';
import type { Login, Member } from './login.ts';
import type { ReadRequest } from './readRequest.ts';

interface Found {
  /** Whose idempotency keys the request's belongs to (C1). */
  actor: string;
  caller: {
    studentId: number | null;
    student?: Login | null;
    lecturer?: Login;
    lecturerId?: number;
    member?: Member;
  };
}

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

/** The caller of a request, by the access of its call; without an active login of that kind, the request is refused before anything is read (E1). */
export async function findCaller(
  { logins }: Platform,
  tx: Tx,
  access: Access,
  { token, company, guestToken }: Pick<ReadRequest, 'token' | 'company' | 'guestToken'>,
): Promise<Found> {
  if (!token) {
    if (access !== 'public') throw loggedOut();
    // The answers stored for one guest are not given to another (C1).
    return guestToken === null ? VISITOR : { ...VISITOR, actor: `guest ${guestToken}` };
  }
  if (access === 'lecturer') {
    const lecturer = known(await logins.findLecturer(tx, company.id, token));
    return { actor: `lecturer ${lecturer.id}`, caller: { lecturer, lecturerId: lecturer.id, studentId: null } };
  }
  if (access === 'member') {
    const member = known(await logins.findMember(tx, company.id, token));
    const studentId = member.kind === 'student' ? member.id : null;
    return { actor: `${member.kind} ${member.id}`, caller: { member, studentId } };
  }
  const student = known(await logins.findStudent(tx, company.id, token));
  return { actor: `student ${student.id}`, caller: { student, studentId: student.id } };
}

function known<L extends Login>(login: L | null): L {
  if (!login) throw loggedOut();
  return login;
}
