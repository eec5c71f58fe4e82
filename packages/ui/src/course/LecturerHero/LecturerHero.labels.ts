import type { Locale } from '../../foundations/KitProvider/kitContext.ts';
import { type LecturerCardLabels, lecturerCardLabels } from '../LecturerCard/LecturerCard.labels.ts';

/** Labels of LecturerHero. */
export interface LecturerHeroLabels extends LecturerCardLabels {
  certified: string;
}

/** Labels of LecturerHero by language. */
export const lecturerHeroLabels: Record<Locale, LecturerHeroLabels> = {
  cn: { ...lecturerCardLabels.cn, certified: '资质已公示' },
  en: { ...lecturerCardLabels.en, certified: 'Qualification published' },
};
