import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brands } from '@shuyuan/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrast } from '../../packages/tokens/src/colour.ts';
import { freePort } from '../../scripts/freePort.mjs';
import { colours, rgb } from './colours.ts';
import { inChrome } from './inChrome.ts';
import { ask, installApp, pack } from './packing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-next-'));
const app = path.join(folder, 'next');
const next = path.join(app, 'node_modules/next/dist/bin/next');
let server: ChildProcess;
let address = '';

beforeAll(async () => {
  await installApp(app, [await pack('tokens', folder), await pack('ui', folder)], ['next@16.4.6', '@emotion/cache']);
  const { isContent, output } = await ask(process.execPath, [next, 'build'], app);
  if (!isContent) throw new Error(`Next does not build:\n${output}`);
  const port = await freePort();
  address = `http://127.0.0.1:${port}/`;
  server = spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd: app, stdio: 'ignore' });
  await answering(address);
});
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until a server answers. */
async function answering(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

describe('a Next application with only the tarballs and their peers', () => {
  it('sends the components with their styles, rendered on the server', async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain('期末冲刺券');
    expect(html).toContain('使用规则');
    const [, name = 'no class'] = /<article[^>]* class="[^"]*?(css-[\w-]+)/.exec(html) ?? [];
    expect(html).toContain(`.${name}{`);
    expect(html).toContain('<html lang="zh-CN"');
  });

  it('is hydrated without a word, and its dialog opens', async () => {
    await inChrome(address, async (page) => {
      await page.getByRole('button', { name: '使用规则' }).click();
      await page.getByRole('dialog', { name: '使用规则' }).waitFor();
    });
  });

  it('has another brand and dark mode by one attribute each', async () => {
    await inChrome(address, async (page) => {
      const coupon = page.getByRole('article').filter({ hasText: '期末冲刺券' });
      const set = (name: 'brand' | 'mode', value: string) =>
        page.evaluate(([key, text]) => document.documentElement.setAttribute(`data-${key}`, text), [
          name,
          value,
        ] as const);
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const primaryOf = (id: string) => rgb(brands.find((brand) => brand.id === id)?.themeColor ?? '');
      expect(await colours(coupon)).toContain(primaryOf('shengya'));
      await set('brand', 'default');
      expect(await colours(coupon)).not.toContain(primaryOf('shengya'));
      expect(await colours(coupon)).toContain(primaryOf('default'));
      const light = await ground();
      await set('mode', 'dark');
      expect(await ground()).not.toBe(light);
      expect(contrast(toHex(await ground()), '#ffffff')).toBeGreaterThan(15);
      await set('mode', 'light');
      expect(await ground()).toBe(light);
    });
  });
});

/** `rgb(16, 18, 20)` as a hex. */
const toHex = (css: string) =>
  `#${(css.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
