import type { LocalizedText } from '../../domain/words.ts';

/** The name of who hides in rankings (product.md 4.19). */
export const HIDDEN_STUDENT = { cn: '同学***', en: 'student ***' } as const satisfies LocalizedText;
