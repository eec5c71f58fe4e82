import { contrast } from '../../packages/tokens/src/colour.ts';
import { TEST_MS } from '../../scripts/bounds.ts';
import { checkSteps } from '../../scripts/checkSteps.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { serveFolder } from '../../scripts/serve-folder.mjs';
import { buildWorkbench } from '../../scripts/stories/build.mjs';
import { CONTRAST, problems } from './support/axe.ts';
import { type BrandBook, makeBrand, openLab } from './support/brandLab.ts';
import { accountForm } from './support/session.ts';
import { openSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';
import { copyWorkspace, readmeSection } from './support/workspace.ts';

/** Colours of five brand books as people paste them, and the colour that they mean. */
const PAGES: readonly (Omit<BrandBook, 'pictures'> & { readonly hex: string })[] = [
  {
    id: 'huangshan',
    name: { cn: '黄山', en: 'Huangshan' },
    pasted: '#FFD400FF',
    hex: '#ffd400',
    choice: 'Kai',
    photos: { logo: [320, 72], login: [1920, 1080], 'logo-en': [300, 72], 'logo-inverse-en': [300, 72] },
  },
  { id: 'moyun', name: { cn: '墨韵', en: 'Moyun' }, pasted: '0A0A0A', hex: '#0a0a0a', choice: 'Sharp' },
  { id: 'qingzhu', name: { cn: '青竹', en: 'Qingzhu' }, pasted: 'rgb(57, 255, 20)', hex: '#39ff14', choice: 'Tint' },
  {
    id: 'taohua',
    name: { cn: '桃花', en: 'Taohua' },
    pasted: 'hsl(335, 70%, 86%)',
    hex: '#f4c2d7',
    choice: 'Mirrored',
  },
  { id: 'baiyun', name: { cn: '白云', en: 'Baiyun' }, pasted: '#ffffff', hex: '#ffffff', choice: 'Dash' },
];
const PICTURES = ['default', 'chindleten', '6c', 'jinyouhui', 'shengya'];
const BOOKS = PAGES.map((book, at) => ({ ...book, pictures: PICTURES[at] ?? 'default' }));

/** `rgb(255, 212, 0)` as `#ffd400`. */
const toHex = (css: string) =>
  `#${(css.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

test('five brands are made in Brand Lab by clicks alone, pass the check, and are seen on schools by the steps of the README (ui-kit 4.8, 4.9)', async ({
  page,
  newDataDir,
  trouble,
}) => {
  trouble.allow(/^console (warning|error):.*iframe\.html/);
  const workbench = await serveFolder(await buildWorkbench());
  const workspace = copyWorkspace();
  const port = await freePort();
  const {
    blocks: [commands = ''],
    addresses,
  } = readmeSection('A brand');
  expect(commands).toContain('npm run check:brands');
  expect(checkSteps[0]?.command.join(' ')).toBe('node packages/tokens/scripts/checkBrands.ts');
  const brands = workspace.path('packages/tokens/brands');
  for (const book of BOOKS) {
    await openLab(page, workbench.url);
    await makeBrand(page, book, brands);
  }
  // A reload in the middle of work loses nothing, pictures included, and Undo has what was before.
  const exported = await page.getByLabel('Brand file', { exact: true }).textContent();
  await page.reload();
  await expect(page.getByText('Your work of before; Undo gives it up.')).toBeVisible();
  await expect(page.getByLabel('Brand file', { exact: true })).toHaveText(exported ?? '');
  await expect(page.getByRole('button', { name: `Save ${BOOKS.at(-1)?.id}/login.svg` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Brand file', { exact: true })).toContainText('"id": "shengya"');
  await page.goto('about:blank'); // its pages may still be loading
  workbench.close();
  const setUp = workspace.run('node scripts/setup.mjs'); // every command of the README begins with it
  expect(await setUp.ended, setUp.said()).toBe(0);
  const env = { PORT: String(port), DATA_DIR: newDataDir(), npm_config_ignore_scripts: 'true' };
  const school = workspace.run(commands, env);
  try {
    const state = () => (school.child.exitCode === null ? school.said() : `ended: ${school.said()}`);
    // It builds the portal first.
    await expect.poll(state, { timeout: TEST_MS }).toMatch(/Shuyuan is running|^ended/);
    expect(school.said()).toContain('hold: files, pictures, 54 pairs');
    expect(school.said()).toContain(`http://shengya.localhost:${port}/web/`);

    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      await page.goto(address.replace('8080', String(port)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'huangshan');
    }
    await expect(page).toHaveTitle(/胜雅/);

    await openSettled(page, `http://shengya.localhost:${port}/web/login?brand=huangshan`);
    const logo = () => page.getByRole('heading', { level: 1 }).evaluate((it) => getComputedStyle(it).backgroundImage);
    expect(await logo()).toMatch(/\/logo-[\w-]+\.png/);
    const inChinese = await logo();
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
    expect(await logo()).toMatch(/\.png/);
    expect(await logo()).not.toBe(inChinese);

    for (const { id, hex } of BOOKS) {
      const { logIn, consent } = accountForm(page);
      await openSettled(page, `http://shengya.localhost:${port}/web/login?brand=${id}`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', id);
      const colours = () =>
        logIn.evaluate((button) => [getComputedStyle(button)].flatMap((it) => [it.backgroundColor, it.color]));
      await expect.poll(async () => toHex((await colours())[0] ?? ''), { message: id }).toBe(hex);
      expect(await problems(page, CONTRAST), id).toEqual([]);
      const grounds: number[] = [];
      for (const act of [() => consent.hover(), () => logIn.hover(), () => page.mouse.down()]) {
        await act();
        await logIn.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
        const [ground = '', ink = ''] = (await colours()).map(toHex);
        expect(contrast(ink, ground), `${id}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        grounds.push(contrast(ground, '#ffffff'));
      }
      // Darker under the pointer and darker still when pressed; near black, where that cannot be seen, lighter.
      const way = id === 'moyun' ? -1 : 1;
      const [rest = 0, hovered = 0, pressed = 0] = grounds.map((ground) => ground * way);
      expect([hovered > rest, pressed > hovered], `${id}: ${grounds}`).toEqual([true, true]);
      await page.mouse.up();
      await openSettled(page, `http://shengya.localhost:${port}/web/index`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', id);
      expect(await problems(page, CONTRAST), id).toEqual([]);
    }
  } finally {
    await school.stop();
    workspace.remove();
  }
});
