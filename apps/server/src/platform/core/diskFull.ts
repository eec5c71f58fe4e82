import { codeOf } from './errorCode.ts';

/** System codes and SQLSTATEs of a disk, quota or file-size limit that is used up. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
/** The same, from libraries that report it without a code. */
const WORDS = /no space left on device|disk quota exceeded|file too large|database or disk is full/i;

/** Whether an error means that there is no room to write (S17). */
export function isDiskFull(error: unknown): boolean {
  if (CODES.has(codeOf(error))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDiskFull);
  return (
    error instanceof Error && (WORDS.test(error.message) || (error.cause !== undefined && isDiskFull(error.cause)))
  );
}
