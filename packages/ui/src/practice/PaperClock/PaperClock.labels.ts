import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of PaperClock. */
export interface PaperClockLabels {
  left: string;
  /** When it is handed in by itself, e.g. `21:00`. */
  endsAt: (when: string) => string;
  over: string;
  minutesLeft: (minutes: number) => string;
}

/** Labels of PaperClock by language. */
export const paperClockLabels: Record<Locale, PaperClockLabels> = defineLabels('PaperClock', {
  cn: {
    left: '剩余时间',
    endsAt: (when) => `${when}自动交卷`,
    over: '时间到',
    minutesLeft: (minutes) => `还剩${minutes}分钟`,
  },
  en: {
    left: 'Time left',
    endsAt: (when) => `Handed in at ${when}`,
    over: 'Time is up',
    minutesLeft: (minutes) => (minutes === 1 ? 'One minute left' : `${minutes} minutes left`),
  },
});
