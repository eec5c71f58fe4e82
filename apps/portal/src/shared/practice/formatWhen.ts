import { formatDay, formatTimeOfDay, type ScheduleView } from '@shuyuan/ui';

/** Day and time of an instant in the reader's zone, e.g. `11月22日 20:00`. */
export function formatWhen(instant: string, view: ScheduleView): string {
  return `${formatDay(instant, view)} ${formatTimeOfDay(instant, view.timeZone)}`;
}
