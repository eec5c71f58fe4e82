import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AuthorHead. */
export interface AuthorHeadLabels {
  lecturer: string;
  school: string;
  portrait: (name: string) => string;
}

/** Labels of AuthorHead by language. */
export const authorHeadLabels: Record<Locale, AuthorHeadLabels> = defineLabels('AuthorHead', {
  cn: { lecturer: '讲师', school: '学校', portrait: (name) => `${name}的照片` },
  en: { lecturer: 'Lecturer', school: 'School', portrait: (name) => `Portrait of ${name}` },
});
