/** Captions of a lesson, each named in its own language. */
export const CAPTIONS = [
  { language: 'cn', label: '中文' },
  { language: 'en', label: 'English' },
] as const;
