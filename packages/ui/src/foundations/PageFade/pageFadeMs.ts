/** Duration of the fade in milliseconds; the new page is interactive at once and the old one is removed at once (ui-kit 4.5). */
export const PAGE_FADE_MS = 120;
