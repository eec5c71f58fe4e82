import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the lecturer card. */
export interface LecturerCardLabels {
  /** Over the portrait, while the lecturer answers questions. */
  online: string;
  /** The portrait, read aloud. */
  portrait: (name: string) => string;
}

/** Dictionary of the lecturer card. */
export const lecturerCardLabels: Record<Locale, LecturerCardLabels> = {
  cn: { online: '可预约答疑', portrait: (name) => `${name}老师` },
  en: { online: 'Takes questions', portrait: (name) => `Lecturer ${name}` },
};
