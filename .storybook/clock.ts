import type { Clock } from '@shuyuan/ui/foundations';

/** The workbench lives at 10:00 in Beijing on 20 November 2026, so that pictures do not change with the date. */
export const clock: Clock = { now: () => Date.UTC(2026, 10, 20, 2) };
