import type { StudyRoom } from '@shuyuan/contract';
import { localDay } from '@shuyuan/rules';
import { formatStartTime, formatTimeOfDay, type ScheduleView } from '@shuyuan/ui';
import type { TFunction } from 'i18next';

/**
 * When a lecturer who is away comes back, as long as that can be true: not once the time has passed, nor after the hall has closed for
 * the day; with the day where it is another one.
 */
export function backWords(
  { backAt }: Pick<StudyRoom, 'backAt'>,
  { closesAt, ...view }: ScheduleView & { closesAt: string | undefined },
  t: TFunction<'hall'>,
): string {
  if (backAt === undefined || Date.parse(backAt) <= view.now) return t('states.paused');
  if (closesAt !== undefined && Date.parse(backAt) >= Date.parse(closesAt)) return t('states.awayTillClose');
  const isToday = localDay(backAt, view.timeZone) === localDay(view.now, view.timeZone);
  return t('states.backAt', { time: isToday ? formatTimeOfDay(backAt, view.timeZone) : formatStartTime(backAt, view) });
}
