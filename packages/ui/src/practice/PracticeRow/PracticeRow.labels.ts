import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of PracticeRow. */
export interface PracticeRowLabels {
  /** On the picture of an expired practice. */
  stamp: string;
  /** Accessible name of the action, with the title of its practice. */
  of: (action: string, title: string) => string;
}

/** Labels of PracticeRow by language. */
export const practiceRowLabels: Record<Locale, PracticeRowLabels> = defineLabels('PracticeRow', {
  cn: { stamp: '过 期', of: (action, title) => `${action}：${title}` },
  en: { stamp: 'Expired', of: (action, title) => `${action}: ${title}` },
});
