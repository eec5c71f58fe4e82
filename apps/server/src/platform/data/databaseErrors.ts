import { codeOf } from '../core/errorCode.ts';

/** SQLSTATEs of a server that is going, starting, full, cut off, too slow, or so crowded that retries were used up. */
const CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53400',
  '57014',
  '25P03',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** What the driver and the embedded engine say without a code. */
const WORDS =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|not queryable|PGlite is closed|driver has already been destroyed/;

/** The database cannot be reached at all, or has stopped answering: whoever asks next learns the same. */
const UNREACHABLE = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);
const UNREACHABLE_WORDS = /timeout exceeded when trying to connect|Query read timeout|PGlite is closed/;

/** Whether an error means that no statement gets through to the database now. */
export function isUnreachable(error: unknown): boolean {
  if (UNREACHABLE.has(codeOf(error))) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  return error instanceof Error && UNREACHABLE_WORDS.test(error.message);
}

/** Whether an error means that the database does not answer, rather than that it answered no (S5). */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (CODES.has(code) || code.startsWith('08')) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return (
    error instanceof Error && (WORDS.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause)))
  );
}
