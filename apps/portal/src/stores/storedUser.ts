import type { Login } from '@shuyuan/contract';

/** The stored data of the student between pages (§3). */
export interface StoredUser {
  id: number;
  type: 'student' | 'lecturer';
  name: string;
  portrait?: string;
}

/** Data that a login stores in the browser. */
export function userOf({ userId: id, userType: type = 'student', name, portrait }: Login): StoredUser {
  return { id, type, name, ...(portrait ? { portrait } : {}) };
}

/** Reads the stored user; anything that is not one counts as none (B6). */
export function parseUser(text: string | null): StoredUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { id, type, name, portrait } = value as Record<string, unknown>;
    if (typeof id !== 'number' || typeof name !== 'string') return null;
    const image = typeof portrait === 'string' ? { portrait } : {};
    return { id, name, type: type === 'lecturer' ? 'lecturer' : 'student', ...image };
  } catch {
    return null;
  }
}
