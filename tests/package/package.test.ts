import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brands } from '@shuyuan/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../../scripts/serve-folder.mjs';
import { colours, rgb } from './colours.ts';
import { inChrome } from './inChrome.ts';
import { ask, installApp, pack, type Tarball } from './packing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-package-'));
const app = path.join(folder, 'vite');
let tarballs: readonly Tarball[] = [];

beforeAll(async () => {
  tarballs = [await pack('tokens', folder), await pack('ui', folder)];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tarballOf = (name: string) => {
  const found = tarballs.find((tarball) => tarball.name === name);
  if (!found) throw new Error(`${name} was not packed`);
  return found.file;
};

describe.each(['@shuyuan/tokens', '@shuyuan/ui'])('the tarball of %s', (name) => {
  it('has an exports map without publint findings', async () => {
    const { isContent, output } = await ask('publint', [tarballOf(name), '--strict']);
    expect(output).toContain('All good!');
    expect(isContent).toBe(true);
  });

  it('has types that resolve in every ESM mode (attw)', async () => {
    const notCode = ['tokens.css', 'dark.css', 'dtcg/*', 'brands/*', 'package.json'];
    const { isContent, output } = await ask('attw', [
      tarballOf(name),
      '--profile=esm-only',
      '--no-emoji',
      '--exclude-entrypoints',
      ...notCode,
    ]);
    expect(isContent, output).toBe(true);
  });

  it('contains a licence and a readme, and neither tests nor stories', async () => {
    const { output } = await ask('tar', ['-tzf', tarballOf(name)]);
    const files = output.split('\n');
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md'].map((file) => `package/${file}`)));
    expect(files.filter((file) => /\.(?:test|stories|pairs)\.|fixtures|\/src\//.test(file))).toEqual([]);
  });
});

describe('the build of the kit', () => {
  const dist = path.join(import.meta.dirname, '../../packages/ui/dist');
  const files = globSync('**/*.js', { cwd: dist }).map((file) => ({
    file,
    code: readFileSync(path.join(dist, file), 'utf8'),
  }));
  const isMarked = ({ code }: { code: string }) => code.startsWith("'use client';");

  it('marks every file with hooks, styles or handlers for the browser, and no entry of a group', () => {
    // All that the package depends on and that has hooks, elements or a window; the rest calculates.
    const withoutReact = [
      '@internationalized/date',
      '@shuyuan/tokens',
      '@vant/area-data',
      'katex',
      'hls.js',
      'perfect-freehand',
    ];
    const manifest: Record<'dependencies' | 'peerDependencies', Record<string, string>> = JSON.parse(
      readFileSync(path.join(dist, '../package.json'), 'utf8'),
    );
    const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
      (name) => !withoutReact.includes(name) && !['immutable', 'pdfjs-dist', 'react-is'].includes(name),
    );
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-stately', 'recharts', 'draft-js']));
    const importsOne = new RegExp(`\\bfrom "(?:${names.join('|')})["/]`);
    const needing = files.filter(({ code }) => importsOne.test(code));
    expect(needing.length).toBeGreaterThan(200);
    expect(needing.filter((file) => !isMarked(file)).map(({ file }) => file)).toEqual([]);
    const entries = files.filter(({ file }) => /^\w+\.js$/.test(file));
    expect(entries.length).toBeGreaterThan(15);
    expect(entries.filter(isMarked).map(({ file }) => file)).toEqual([]);
  });

  it('leaves constants and functions without React to servers', () => {
    for (const name of ['LANG', 'PAGE_FADE_MS', 'EMPTY_CELL']) {
      const home = files.find(({ code }) => new RegExp(`(?:var|const) ${name} =`).test(code));
      expect(home?.code, name).toBeDefined();
      expect(home && isMarked(home), name).toBe(false);
    }
  });

  it('has a source map beside each file, whose lines begin below the mark', () => {
    for (const { file, code } of files) {
      expect(code).toContain(`//# sourceMappingURL=${path.basename(file)}.map`);
      const map: { mappings: string } = JSON.parse(readFileSync(path.join(dist, `${file}.map`), 'utf8'));
      if (isMarked({ code })) expect(map.mappings.startsWith(';')).toBe(true);
    }
  });

  it('depends on published versions only, so that any client may pack it', () => {
    for (const name of ['tokens', 'ui']) {
      const manifest: { dependencies?: Record<string, string> } = JSON.parse(
        readFileSync(path.join(dist, `../../${name}/package.json`), 'utf8'),
      );
      expect(Object.values(manifest.dependencies ?? {}).filter((version) => version.includes(':'))).toEqual([]);
    }
  });
});

describe('an application on React 18', () => {
  it('is refused when it is installed, by name, and not when a ref does not arrive (0079)', async () => {
    const old = { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.12', '@types/react-dom': '18.3.1' };
    const installing = installApp(path.join(folder, 'react18/vite'), tarballs, [], old);
    await expect(installing).rejects.toThrow(
      /unmet peer react\n\s+Installed: 18\.3\.1\n\s+Wanted:\n\s+\^19\.2\.0:\n\s+@shuyuan\/ui/,
    );
  });
});

/** Serves what Vite has built while a page of it is used. */
async function onPage(file: string, work: Parameters<typeof inChrome>[1]): Promise<void> {
  const { url, close } = await serveFolder(path.join(app, 'dist'));
  await inChrome(new URL(file, url).href, work).finally(close);
}

describe('a Vite application with only the tarballs and their peers', () => {
  beforeAll(async () => {
    await installApp(app, tarballs, ['vite', '@vitejs/plugin-react', 'jsdom@26.1.0']);
  });

  it.each(['tsconfig.json', 'tsconfig.node16.json'])('compiles against the types (%s)', async (config) => {
    const { isContent, output } = await ask('tsc', ['-p', path.join(app, config)]);
    expect(output).toBe('');
    expect(isContent).toBe(true);
  });

  it('is tested by its owner in jsdom, without a browser and without stubs', async () => {
    const { isContent, output } = await ask(process.execPath, ['jsdom.mjs'], app);
    expect(output).toBe('Enrol for Anna\n');
    expect(isContent).toBe(true);
  });

  it('is built by Vite without a warning about our packages', async () => {
    const { isContent, output } = await ask('vite', ['build', '--logLevel', 'warn'], app);
    expect(output.split('\n').filter((line) => line.includes('@shuyuan'))).toEqual([]);
    expect(isContent).toBe(true);
    expect(existsSync(path.join(app, 'dist/index.html'))).toBe(true);
  });

  it('shows a coupon in the red of Shengya through one attribute alone', async () => {
    await onPage('', async (page) => {
      const coupon = page.getByRole('article').filter({ hasText: '期末冲刺券' });
      await coupon.waitFor();
      const primary = rgb(brands.find(({ id }) => id === 'shengya')?.themeColor ?? '');
      expect(await colours(coupon)).toContain(primary);
      await page.evaluate(() => {
        document.documentElement.dataset['brand'] = 'default';
      });
      expect(await colours(coupon)).not.toContain(primary);
    });
  });

  it("is a part of somebody else's page, in a third language, another zone and another currency", async () => {
    await onPage('elsewhere.html', async (page) => {
      await page.getByRole('button', { name: 'Anmelden' }).waitFor();
      const lists = page.locator('ul');
      expect(await lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).listStyleType))).toEqual([
        'disc',
        'none',
      ]);
      const part = page.locator('#root li');
      expect((await part.allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
        expect.stringContaining('199,50 €'),
        expect.stringMatching(/^17\.11\. 21:30$/),
      ]);
      await page.getByLabel('Vorname').fill('Lina');
      await page.getByLabel('Lieblingsfarbe').fill('#ff0000');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await page.getByText('first=Lina&colour=#ff0000').waitFor();
      expect(await page.getByLabel('Vorname').inputValue()).toBe('');
    });
  });

  it("leaves every element of somebody else's page as it is without the kit", async () => {
    // The same page, before anything of the kit is loaded.
    const html = readFileSync(path.join(app, 'dist/elsewhere.html'), 'utf8');
    const bare = html.replaceAll(/<script\b[^>]*><\/script>|<link\b[^>]*(?:stylesheet|modulepreload)[^>]*>/g, '');
    expect(bare.length).toBeLessThan(html.length);
    writeFileSync(path.join(app, 'dist/bare.html'), bare);
    const seen: Record<string, Record<string, Record<string, string>>> = {};
    for (const file of ['bare.html', 'elsewhere.html'])
      await onPage(file, async (page) => {
        if (file !== 'bare.html') await page.getByRole('button', { name: 'Anmelden' }).waitFor();
        seen[file] = await page.evaluate(stylesOutside);
      });
    const { 'bare.html': before = {}, 'elsewhere.html': after = {} } = seen;
    expect(Object.keys(before).length).toBeGreaterThan(25);
    expect(after).toEqual(before);
  });

  it('has a menu with a submenu, and a dialog that its button opens', async () => {
    await onPage('elsewhere.html', async (page) => {
      // By keys alone, each once the one before has moved the focus.
      const has = (label: string) => page.locator(':focus', { hasText: label }).waitFor();
      await page.getByRole('button', { name: 'Aktionen' }).press('Enter');
      await has('Umbenennen');
      for (const label of ['Hilfe', 'Exportieren']) {
        await page.keyboard.press('ArrowDown');
        await has(label);
      }
      await page.keyboard.press('ArrowRight');
      await has('Als PDF');
      await page.keyboard.press('ArrowDown');
      await has('Mit Noten');
      await page.keyboard.press('Space'); // Enter would also close the menu
      await page.getByText('Noten true item-press').waitFor();
      await page.keyboard.press('ArrowUp');
      await has('Als PDF');
      await page.keyboard.press('Enter');
      await page.getByText('pdf', { exact: true }).waitFor();
      await page.getByRole('menu').first().waitFor({ state: 'detached' });
      const opens = page.getByRole('button', { name: 'Notiz öffnen' });
      await opens.click();
      const dialog = page.getByRole('dialog', { name: 'Notiz' });
      expect(await dialog.evaluate((panel) => panel.localName)).toBe('form');
      await dialog.getByLabel('Text').fill('Kegel');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await opens.click();
      expect(await dialog.getByLabel('Text').inputValue()).toBe('Kegel');
    });
  });

  it('carries no font of formulas, for it shows none', () => {
    expect(globSync('dist/assets/*KaTeX*', { cwd: app })).toEqual([]);
  });

  it('is rendered by a server on the oldest Node of this machine, which is 20 where there is one', async () => {
    const node = await oldestNode();
    const { isContent, output } = await ask(node.file, ['server.mjs'], app);
    expect(output).toContain('期末冲刺券');
    expect(output).toContain('<button');
    expect(isContent, `${node.version}: ${output}`).toBe(true);
    expect(node.major).toBeGreaterThanOrEqual(20);
  });

  it('gets the picture worker as a separate file', () => {
    expect(globSync('dist/assets/compress*.js', { cwd: app })).toHaveLength(1);
  });
});

/** Computed styles of all elements of a page around the kit, by their places; what is as large as the kit's part makes it is left out. */
function stylesOutside(): Record<string, Record<string, string>> {
  const isSize =
    /^(?:(?:min-|max-)?(?:block|inline)-size|height|width|perspective-origin|transform-origin|(?:inset|top|bottom|left|right).*)$/;
  const found: Record<string, Record<string, string>> = {};
  const outside = [...document.querySelectorAll('html, body, body *')].filter((one) => !one.closest('#root, script'));
  outside.forEach((element, at) => {
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !name.startsWith('--') && !isSize.test(name));
    found[`${at} ${element.localName}`] = Object.fromEntries(
      [...names, 'min-width'].map((name) => [name, style.getPropertyValue(name)]),
    );
  });
  return found;
}

/** The Node with the lowest version that the package allows: that of npm, that of the system, or our own. */
async function oldestNode() {
  const files = [process.env['npm_node_execpath'], '/usr/local/bin/node', '/usr/bin/node', process.execPath];
  const found = files.flatMap((file) => (file !== undefined && existsSync(file) ? [file] : []));
  const versions = await Promise.all(
    found.map(async (file) => {
      const { output } = await ask(file, ['--version']);
      return { file, version: output.trim(), major: Number(/^v(\d+)/.exec(output)?.[1]) };
    }),
  );
  const [oldest] = versions.filter(({ major }) => major >= 20).sort((a, b) => a.major - b.major);
  if (!oldest) throw new Error('There is no Node that can render.');
  return oldest;
}
