import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a menu and chooses an entry. Just after opening, a menu treats a click as the release of the press that opened it
 * and stays open; no person clicks that fast, so the click is repeated until the menu closes.
 */
export async function choose(page: Page, trigger: Locator, role: 'menuitem' | 'menuitemradio', name: string) {
  await trigger.click();
  const entry = page.getByRole(role, { name });
  await expect(entry).toBeVisible();
  await expect(async () => {
    if (await entry.isVisible()) await entry.click({ timeout: 1000 });
    await expect(entry).toBeHidden({ timeout: 1000 });
  }).toPass();
}
