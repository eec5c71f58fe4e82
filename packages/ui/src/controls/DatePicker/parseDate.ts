import { dayOf, type PlainDate } from './days.ts';

/** Error codes of a typed date. */
export type DateProblem = 'unreadable' | 'early' | 'late' | 'closed';

/** Constraints of a date. */
export interface DateLimits {
  readonly min?: PlainDate | undefined;
  readonly max?: PlainDate | undefined;
  /** Whether a day is disabled. */
  readonly isDateDisabled?: ((date: PlainDate) => boolean) | undefined;
}

const PARTED = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/;
const JOINED = /^(\d{4})(\d{2})(\d{2})$/;

/** Parses common date formats: `2008-6-1`, `2008/06/01`, `20080601`, `2008年6月1日`; `null` if there is no such date. */
export function parseDate(text: string): PlainDate | null {
  const plain = text.normalize('NFKC').trim();
  const [, year = '', month = '', day = ''] = JOINED.exec(plain) ?? PARTED.exec(plain) ?? [];
  return dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)?.toString() ?? null;
}

/** Why a date cannot be selected; `null` if it can. */
export function dateProblem(date: PlainDate, { min, max, isDateDisabled: isDisabled }: DateLimits): DateProblem | null {
  if (min !== undefined && date < min) return 'early';
  if (max !== undefined && date > max) return 'late';
  return isDisabled?.(date) ? 'closed' : null;
}
