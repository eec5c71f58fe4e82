import { COMMON } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';

/** What a server answered to one page of the workbench, whole bodies by call. */
export interface Recorded {
  /** Path below `/web`, query included. */
  address: string;
  answers: Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;
}

/** A request as the name of its answer: method, path and parameters, without those that every request carries (§7). */
export function answerKey(method: string, path: string, parameters: unknown): string {
  const given = typeof parameters === 'object' && parameters !== null ? { ...parameters } : {};
  const own = Object.entries(given).filter(
    ([name, value]) => !(name in COMMON) && value !== undefined && value !== null,
  );
  const texts = own.map(
    ([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  return `${method} ${path}${texts.length > 0 ? '?' : ''}${texts.sort().join('&')}`;
}
