import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** What a progress says while it has no figure of its own. */
export interface ProgressLabels {
  /** Read aloud while the amount is not known. */
  running: string;
}

/** Dictionary of the progress. */
export const progressLabels: Record<Locale, ProgressLabels> = {
  cn: { running: '进行中' },
  en: { running: 'In progress' },
};
