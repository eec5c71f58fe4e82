import type { Page } from '@playwright/test';

/** A toast on screen, not the log of past ones (§9). */
export function toast(page: Page, text: string) {
  return page.locator('#toasts').getByRole('status').or(page.locator('#toasts').getByRole('alert')).getByText(text);
}
