import { isPlainDate, type PlainDate } from './calendar.ts';

/** What can be wrong with a date that was typed. */
export type DateProblem = 'unreadable' | 'early' | 'late' | 'closed';

/** What a date has to keep to. */
export interface DateLimits {
  readonly min?: PlainDate | undefined;
  readonly max?: PlainDate | undefined;
  /** Whether a day cannot be chosen. */
  readonly isDisabled?: ((date: PlainDate) => boolean) | undefined;
}

const PARTED = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/;
const JOINED = /^(\d{4})(\d{2})(\d{2})$/;

/** A date as people type it: `2008-6-1`, `2008/06/01`, `20080601`, `2008年6月1日`; nothing when there is no such day. */
export function parseDate(text: string): PlainDate | null {
  const plain = text.normalize('NFKC').trim();
  const [, year = '', month = '', day = ''] = JOINED.exec(plain) ?? PARTED.exec(plain) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

/** Why a date cannot be chosen; `null` when it can. */
export function dateProblem(date: PlainDate, { min, max, isDisabled }: DateLimits): DateProblem | null {
  if (min !== undefined && date < min) return 'early';
  if (max !== undefined && date > max) return 'late';
  return isDisabled?.(date) ? 'closed' : null;
}
