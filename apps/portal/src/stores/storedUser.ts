import type { Login, UserInfo } from '@shuyuan/contract';
import { ApiError } from '../api/apiError.ts';
import { textHere } from '../core/known.ts';

/** Fields of the login that §3 holds as they are, a flag only where it is set; `isAudit` is `isPerfect` on the wire. */
const FLAGS = ['isFirstLogin', 'isShow', 'isAudit', 'isMember', 'isMembershipSuspended'] as const;
const TEXTS = ['portrait', 'branch', 'memberTime'] as const;
/** Most characters of a text, since a cookie has 4,096 bytes. */
const TEXT_MAX = 2_048;
const BRANCH_MAX = 64;

type Held = Partial<Record<(typeof FLAGS)[number], boolean> & Record<(typeof TEXTS)[number], string>>;

/** The stored data of the student between pages (§3). */
export interface StoredUser extends Held {
  id: number;
  type: 'student' | 'lecturer';
  name: string;
}

/** Data that a login stores in the browser. */
export function userOf(login: Login): StoredUser {
  const { userId: id, userType: type, name } = login;
  return { id, type: type === 'lecturer' ? 'lecturer' : 'student', name, ...heldOf({ ...login }) };
}

/** Reads the stored user; anything that is not one counts as none (B6). */
export function parseUser(text: string | null): StoredUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { id, type, name, ...rest } = value as Record<string, unknown>;
    if (typeof id !== 'number' || typeof name !== 'string') return null;
    return { id, name, type: type === 'lecturer' ? 'lecturer' : 'student', ...heldOf(rest) };
  } catch {
    return null;
  }
}

/** The backend has no such record, or one of nobody. */
const NO_RECORD: ReadonlySet<string> = new Set(['missing', 'notServed', 'malformed']);

/** The student's record, with the name of the login where it lacks one; of a backend that has no such record, what the login says (wire-facts 4.2). */
export async function infoFrom(loading: Promise<UserInfo>, user: () => StoredUser | null): Promise<UserInfo> {
  const info: UserInfo = await loading.catch((error: unknown) => {
    const login = error instanceof ApiError && NO_RECORD.has(error.kind) ? user() : null;
    if (!login) throw error;
    const { id: userId, type: userType, name: nickname, ...held } = login;
    return { userId, userType, nickname, isAudit: false, isFirstLogin: false, ...held };
  });
  return { ...info, nickname: info.nickname || textHere(info.userName ?? user()?.name) };
}

function heldOf(value: Record<string, unknown>): Held {
  const keys = [
    ...FLAGS.filter((key) => value[key] === true),
    ...TEXTS.filter((key) => isShort(value[key], key === 'branch' ? BRANCH_MAX : TEXT_MAX)),
  ];
  return Object.fromEntries(keys.map((key) => [key, value[key]]));
}

function isShort(value: unknown, max: number): boolean {
  return typeof value === 'string' && value !== '' && value.length <= max;
}
