import type { Locale } from '../../foundations/KitProvider/kitContext.ts';
import { type LecturerCardLabels, lecturerCardLabels } from '../LecturerCard/LecturerCard.labels.ts';

/** Words of the lecturer's page head. */
export interface LecturerHeroLabels extends LecturerCardLabels {
  certified: string;
}

/** Dictionary of the lecturer's page head. */
export const lecturerHeroLabels: Record<Locale, LecturerHeroLabels> = {
  cn: { ...lecturerCardLabels.cn, certified: '资质已公示' },
  en: { ...lecturerCardLabels.en, certified: 'Qualification published' },
};
