import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import { type LecturerCardLabels, lecturerCardLabels } from '../LecturerCard/LecturerCard.labels.ts';

/** Labels of LecturerHero. */
export interface LecturerHeroLabels extends LecturerCardLabels {
  certified: string;
}

/** Labels of LecturerHero by language. */
export const lecturerHeroLabels: Record<Locale, LecturerHeroLabels> = defineLabels('LecturerHero', {
  cn: { ...lecturerCardLabels.cn, certified: '资质已公示' },
  en: { ...lecturerCardLabels.en, certified: 'Qualification published' },
});
