import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of LecturerCard. */
export interface LecturerCardLabels {
  /** Above the portrait, while the lecturer answers questions. */
  online: string;
  /** The portrait, for screen readers. */
  portrait: (name: string) => string;
}

/** Labels of LecturerCard by language. */
export const lecturerCardLabels: Record<Locale, LecturerCardLabels> = {
  cn: { online: '可预约答疑', portrait: (name) => `${name}老师` },
  en: { online: 'Takes questions', portrait: (name) => `Lecturer ${name}` },
};
