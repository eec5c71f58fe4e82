import { isSafeImagePath, safeHttpUrl } from '@shuyuan/rules';

/** A picture's address as it may leave the server: a plain path of our own or https; null for anything else (X5). */
export function safeImage(address: string | null): string | null {
  if (!address) return null;
  return isSafeImagePath(address) || safeHttpUrl(address) ? address : null;
}
