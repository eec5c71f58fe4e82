import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Progress without a value. */
export interface ProgressLabels {
  /** Read aloud while the progress is indeterminate. */
  running: string;
}

/** Labels of Progress by language. */
export const progressLabels: Record<Locale, ProgressLabels> = defineLabels('Progress', {
  cn: { running: '进行中' },
  en: { running: 'In progress' },
});
