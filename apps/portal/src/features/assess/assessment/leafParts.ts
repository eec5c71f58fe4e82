import type { ScheduleView } from '@shuyuan/ui';

/** A day in the zone of the reader as a leaf of a calendar has it: month, number, weekday. */
export function leafParts(
  at: string,
  { locale, timeZone }: Pick<ScheduleView, 'locale' | 'timeZone'>,
): { month: string; day: string; weekday: string } {
  const format = new Intl.DateTimeFormat(locale === 'cn' ? 'zh-CN' : 'en-GB', {
    timeZone,
    month: locale === 'cn' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
  });
  const parts = format.formatToParts(new Date(at));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  // Chinese writes the month as a number with its word behind it.
  return {
    month: locale === 'cn' ? `${Number.parseInt(of('month'), 10)}月` : of('month'),
    day: of('day'),
    weekday: of('weekday'),
  };
}
