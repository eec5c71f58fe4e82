import type { Login } from '@shuyuan/contract';

/** A lecturer's login; it lives in the tab, so that a student's login in the same browser stays (product.md 4.18). */
export interface LecturerLogin {
  token: string;
  id: number;
  name: string;
  portrait?: string;
}

/** What the tab stores of a login. */
export function lecturerOf({ token, userId: id, name, portrait }: Login): LecturerLogin {
  return { token, id, name, ...(portrait ? { portrait } : {}) };
}

/** Reads the login stored in the tab; invalid data counts as none (B6). */
export function parseLecturer(text: string | null): LecturerLogin | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { token, id, name, portrait } = value as Record<string, unknown>;
    if (typeof token !== 'string' || typeof id !== 'number' || typeof name !== 'string') return null;
    return { token, id, name, ...(typeof portrait === 'string' ? { portrait } : {}) };
  } catch {
    return null;
  }
}
