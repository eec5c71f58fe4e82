import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of Progress without a value. */
export interface ProgressLabels {
  /** Read aloud while the progress is indeterminate. */
  running: string;
}

/** Labels of Progress by language. */
export const progressLabels: Record<Locale, ProgressLabels> = {
  cn: { running: '进行中' },
  en: { running: 'In progress' },
};
