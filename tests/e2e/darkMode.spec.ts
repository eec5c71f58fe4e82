import { once } from 'node:events';
import { CONTRAST, problems } from './support/axe.ts';
import { hostOf, spawnServer, startServer } from './support/server.ts';
import { accountForm } from './support/session.ts';
import { openSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = 'shengya';

test('a school in the mode “auto” is dark from the first frame where the system is, and light elsewhere; the others stay light (decision 0033)', async ({
  newDataDir,
  server: usual,
  another,
}) => {
  const dataDir = newDataDir();
  const command = ['apps/server/src/commands/school.ts', 'set', SCHOOL, '--mode', 'auto'];
  const { child, said } = spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, ...command);
  const [code] = await once(child, 'exit');
  expect(code, said()).toBe(0);
  const server = await startServer(dataDir);
  try {
    const ground = { dark: /^rgb\((1?\d|2\d), (1?\d|2\d), (1?\d|2\d)\)$/, light: /^rgb\(2[45]\d, 2[45]\d, 2[45]\d\)$/ };
    const opposite = { dark: 'light', light: 'dark' } as const;
    for (const colorScheme of ['dark', 'light'] as const) {
      // Without a script: the page as the server wrote it, before the portal takes its place.
      const first = await another({ colorScheme, javaScriptEnabled: false });
      await first.page.goto(server.url(SCHOOL, '/login'));
      const written = first.page.locator('html');
      await expect(written).toHaveAttribute('data-mode', 'auto');
      await expect(written).toHaveCSS('color-scheme', colorScheme === 'dark' ? 'dark' : 'normal');
      if (colorScheme === 'dark') await expect(written).toHaveCSS('background-color', ground.dark);

      const { page } = await another({ colorScheme });
      await page.goto(server.url(SCHOOL, '/login'));
      await expect(accountForm(page).logIn).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('background-color', ground[colorScheme]);
      await page.emulateMedia({ colorScheme: opposite[colorScheme] });
      await expect(page.locator('html')).toHaveCSS('background-color', ground[opposite[colorScheme]]);
    }
    const dark = await another({ colorScheme: 'dark' });
    for (const address of ['/index', '/course', '/login']) {
      await openSettled(dark.page, server.url(SCHOOL, address));
      await expect(dark.page.locator('html')).toHaveCSS('background-color', ground.dark);
      expect(await problems(dark.page, CONTRAST), `${address} in dark mode`).toEqual([]);
    }
    // The pictures of the brand keep three quarters of their light.
    await openSettled(dark.page, server.url(SCHOOL, '/index'));
    const lights = () =>
      dark.page.evaluate(() => {
        const styles = [...document.querySelectorAll('body *')].map((element) => getComputedStyle(element));
        const ofHero = styles.filter(({ backgroundImage }) => backgroundImage.includes('/hero-'));
        return [...new Set(ofHero.map(({ opacity }) => opacity))];
      });
    expect(await lights()).toEqual(['0.75']);
    await dark.page.emulateMedia({ colorScheme: 'light' });
    expect(await lights()).toEqual(['1']);

    const { page } = await another({ colorScheme: 'dark' });
    await page.goto(usual.url(SCHOOL, '/login'));
    await expect(accountForm(page).logIn).toBeVisible();
    await expect(page.locator('html'), hostOf(SCHOOL)).toHaveCSS('background-color', ground.light);
    expect(await page.locator('link[href*="dark-"]').count()).toBe(0);
  } finally {
    await server.stop();
  }
});
