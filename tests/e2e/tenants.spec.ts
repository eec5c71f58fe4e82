import { contract } from '@shuyuan/contract';
import { brands } from '@shuyuan/tokens';
import { SCHOOLS } from './support/addresses.ts';
import { call } from './support/api.ts';
import { ask } from './support/http.ts';
import { hostOf } from './support/server.ts';
import { accountForm } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { words } from './support/words.ts';

const { common } = words.cn;

/** `#d4341f` as the browser computes it. */
function rgb(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

for (const school of SCHOOLS) {
  test(`${hostOf(school)} shows the brand of its school: name, tab icon, logo, colour (§1, J10.5)`, async ({
    page,
    server,
  }) => {
    const company = await call(server, school, contract.tenant.byLabel, { label: school });
    const brand = brands.find(({ tenants }) => tenants.includes(school));
    await page.goto(server.url(school, '/index'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand?.id ?? '');
    await expect(page).toHaveTitle(`${common.home} · ${company.shortName}`);

    const logo = page.getByRole('banner').getByRole('link', { name: company.shortName, exact: true });
    const background = await logo.evaluate((link) => getComputedStyle(link).backgroundImage);
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    for (const picture of [/url\("(.+)"\)/.exec(background)?.[1], icon]) {
      expect(await page.evaluate(async (url) => (await fetch(url)).text(), picture ?? '')).toContain('<svg');
    }

    await page.goto(server.url(school, '/login'));
    await expect(accountForm(page).logIn).toHaveCSS('background-color', rgb(brand?.themeColor ?? '#000000'));
  });
}

test('five schools show five logos, tab icons and colours (§1)', async ({ page, server }) => {
  const seen: { logo: string; icon: string | null; colour: string }[] = [];
  for (const school of SCHOOLS) {
    await page.goto(server.url(school, '/index'));
    const logo = page.getByRole('banner').getByRole('link').first();
    const colours = await logo.evaluate((link) => {
      const { backgroundImage } = getComputedStyle(link);
      return {
        logo: backgroundImage,
        colour: getComputedStyle(document.documentElement).getPropertyValue('--sy-color-action-bg'),
      };
    });
    seen.push({ ...colours, icon: await page.locator('link[rel="icon"]').getAttribute('href') });
  }
  for (const key of ['logo', 'icon', 'colour'] as const) {
    const values = seen.map((one) => one[key]?.replace(/^https?:\/\/[^/]+/, ''));
    expect(new Set(values).size, `${key}: ${values.join(' | ')}`).toBe(SCHOOLS.length);
  }
});

test('an address without a label is the default school, an IP address too (§1)', async ({ page, server }) => {
  const titles: string[] = [];
  for (const host of ['localhost', '127.0.0.1']) {
    await page.goto(`http://${host}:${server.port}/web/index`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'default');
    titles.push(await page.title());
  }
  expect(titles[0]).toBe(titles[1]);
});

test('an unknown label shows a friendly page, in both languages (§1, J10.5)', async ({ page, server, trouble }) => {
  trouble.allow(/status of 404 .*getSaasCompanyInfoByDomain/);
  await page.goto(server.url('nowhere', '/course'));
  await expect(page.getByRole('heading', { level: 1, name: common.schoolUnknown })).toBeVisible();
  await expect(page.getByText(common.schoolElse.unknown)).toBeVisible();
  await expect(page.getByText(common.schoolUnknownHint)).toBeVisible();
  await expect(page).toHaveTitle(common.schoolUnknown);
});

test('the root and the base lead to the home page (§2)', async ({ page, server }) => {
  for (const address of ['/', '/web', '/web/']) {
    await page.goto(new URL(address, server.url('6c')).href);
    await expect(page).toHaveURL(server.url('6c', '/index'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an unknown path leads to the home page with a toast (§2)', async ({ page, server }) => {
  await page.goto(server.url('6c', '/no/such/page?x=1'));
  await expect(page).toHaveURL(server.url('6c', '/index'));
  await expect(toast(page, common.pageMissing)).toBeVisible();
  await expect(toast(page, common.pageMissing)).toBeHidden();
});

test('a visit is recorded once per session, reloads included (§7, J1.1)', async ({ page, server }) => {
  const records: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/visitRecord/addRecord')) records.push(request.postDataJSON());
  });
  await page.goto(server.url('6c', '/index'));
  await expect.poll(() => records).toEqual([expect.objectContaining({ platformType: 0, isStudent: 1 })]);
  await page.reload();
  await page.goto(server.url('6c', '/course'));
  await page.waitForLoadState('networkidle');
  expect(records).toHaveLength(1);
});

test('the initial HTML contains brand, language and name of the school (§1, X2)', async ({ server }) => {
  const { text, headers } = await ask({ port: server.port, host: hostOf('jinyouhui'), path: '/web/course' });
  expect(text).toContain('<html lang="zh-CN" data-brand="jinyouhui">');
  expect(text).toMatch(/<title>.*金优汇.*<\/title>/);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  const english = await ask({
    port: server.port,
    host: hostOf('jinyouhui'),
    path: '/web/course',
    headers: { cookie: 'sy_language=en' },
  });
  expect(english.text).toContain('<html lang="en" data-brand="jinyouhui">');
});

test('a new visitor sees the brand in the first frame, and no other one afterwards (§1)', async ({ page, server }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = () => seen.push(document.documentElement?.dataset['brand'] ?? 'none');
    document.addEventListener('DOMContentLoaded', note);
    requestAnimationFrame(note);
    new MutationObserver(note).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-brand'] });
  });
  await page.goto(server.url('chindleten', '/index'));
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['chindleten']));
});

test('a returning visitor sees the brand in the first frame even if the server does not send it (§1)', async ({
  page,
  server,
}) => {
  await page.goto(server.url('shengya', '/index'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/web/index', async (route) => {
    const { headers, text } = await ask({ port: server.port, host: hostOf('shengya'), path: '/web/index' });
    const body = text.replace(/ data-brand="[^"]*"/, '').replace(/<script[^>]*id="tenant".*?<\/script>/, '');
    const policy = String(headers['content-security-policy']);
    await route.fulfill({ body, contentType: 'text/html', headers: { 'content-security-policy': policy } });
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { atFirst: document.documentElement.dataset['brand'] });
    });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { atFirst: string }).atFirst)).toBe('shengya');
});
