import { randomInt } from 'node:crypto';

const BEIJING_MS = 8 * 3_600_000;

/** A readable number: the second in Beijing and six random digits, `20261120160000123456`. */
export function newNumber(now: Date): string {
  const second = new Date(now.getTime() + BEIJING_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return second + String(randomInt(1_000_000)).padStart(6, '0');
}
