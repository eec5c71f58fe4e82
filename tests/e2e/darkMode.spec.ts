import { once } from 'node:events';
import { hostOf, spawnServer, startServer } from './support/server.ts';
import { accountForm } from './support/session.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = 'shengya';

test('a school in the mode “auto” is dark from the first frame where the system is, and light elsewhere; the others stay light (decision 0033)', async ({
  newDataDir,
  server: usual,
  another,
}) => {
  test.setTimeout(120_000);
  const dataDir = newDataDir();
  const command = ['apps/server/src/commands/school.ts', 'set', SCHOOL, '--mode', 'auto'];
  const { child, said } = spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, ...command);
  const [code] = await once(child, 'exit');
  expect(code, said()).toBe(0);
  const server = await startServer(dataDir);
  try {
    const ground = { dark: /^rgb\((1?\d|2\d), (1?\d|2\d), (1?\d|2\d)\)$/, light: /^rgb\(2[45]\d, 2[45]\d, 2[45]\d\)$/ };
    for (const colorScheme of ['dark', 'light'] as const) {
      const { page } = await another({ colorScheme });
      // Before any script of the portal has run: the page as the server wrote it.
      await page.route('**/web/assets/*.js', (route) => route.abort());
      await page.goto(server.url(SCHOOL, '/login'));
      const first = await page.evaluate(() => {
        const { colorScheme: scheme, backgroundColor } = getComputedStyle(document.documentElement);
        return { scheme, backgroundColor, mode: document.documentElement.dataset['mode'] };
      });
      expect(first.mode).toBe('auto');
      expect(first.scheme).toBe(colorScheme === 'dark' ? 'dark' : 'normal');
      if (colorScheme === 'dark') expect(first.backgroundColor).toMatch(ground.dark);
      await page.unroute('**/web/assets/*.js');

      await page.goto(server.url(SCHOOL, '/login'));
      await expect(accountForm(page).logIn).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', ground[colorScheme]);
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
      await expect(page.locator('body')).toHaveCSS(
        'background-color',
        ground[colorScheme === 'dark' ? 'light' : 'dark'],
      );
    }
    const { page } = await another({ colorScheme: 'dark' });
    await page.goto(usual.url(SCHOOL, '/login'));
    await expect(accountForm(page).logIn).toBeVisible();
    await expect(page.locator('body'), hostOf(SCHOOL)).toHaveCSS('background-color', ground.light);
    expect(await page.locator('link[href*="dark-"]').count()).toBe(0);
  } finally {
    await server.stop();
  }
});
