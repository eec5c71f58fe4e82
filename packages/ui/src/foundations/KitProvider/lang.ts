import type { Locale } from '../locale.ts';

/** Language tag of each locale; `zh-CN` also selects the Han glyphs (ui-kit 4.5). */
export const LANG = { cn: 'zh-CN', en: 'en' } as const satisfies Record<Locale, string>;
