import type { Page } from '@playwright/test';

/** Lets milliseconds pass, to show that nothing happens in them. What does happen is waited for by `expect`. */
export const quiet = (page: Page, ms: number) => page.waitForTimeout(ms);
