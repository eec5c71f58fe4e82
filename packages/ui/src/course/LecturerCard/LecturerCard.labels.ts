import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of LecturerCard. */
export interface LecturerCardLabels {
  /** Above the portrait, while the lecturer answers questions. */
  online: string;
  /** The portrait, for screen readers. */
  portrait: (name: string) => string;
}

/** Labels of LecturerCard by language. */
export const lecturerCardLabels: Record<Locale, LecturerCardLabels> = defineLabels('LecturerCard', {
  cn: { online: '可预约答疑', portrait: (name) => `${name}老师` },
  en: { online: 'Takes questions', portrait: (name) => `Lecturer ${name}` },
});
