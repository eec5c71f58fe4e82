import type { Locale } from '@shuyuan/rules';
import { formatDay, formatTimeOfDay } from '@shuyuan/ui';

/** Day and time of an instant in Beijing, e.g. `11月22日 20:00`. */
export function formatWhen(instant: string, view: { locale: Locale; now: number }): string {
  return `${formatDay(instant, view)} ${formatTimeOfDay(instant)}`;
}
