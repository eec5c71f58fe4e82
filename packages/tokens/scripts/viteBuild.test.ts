import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from './brandFile.ts';
import { ALL_IMAGES, ENGLISH_IMAGES } from './brandShape.ts';
import { FOLDERS, generate } from './generate.ts';

const source = (file: string) => JSON.stringify(fileURLToPath(new URL(`../src/${file}`, import.meta.url)));

/** A page that uses the sheet, a token and both lists of addresses. */
const PAGE = `
import ${source('generated/tokens.css')};
import { brands, token } from ${source('index.ts')};
import { brandImages } from ${source('generated/images.ts')};
document.body.style.background = token.img.login;
document.title = brands[0].icon + JSON.stringify(brandImages);
`;

describe.each(['/web/', './'])('a Vite build with the base %s', (base) => {
  let home = '';
  let assets: string[] = [];
  const read = (end: string) =>
    readFileSync(join(home, 'dist', 'assets', assets.find((name) => name.endsWith(end)) ?? ''), 'utf8');

  beforeAll(async () => {
    generate(FOLDERS);
    home = mkdtempSync(join(tmpdir(), 'page-'));
    writeFileSync(join(home, 'index.html'), '<script type="module" src="./main.ts"></script>');
    writeFileSync(join(home, 'main.ts'), PAGE);
    await build({ root: home, base, configFile: false, logLevel: 'silent' });
    assets = readdirSync(join(home, 'dist', 'assets'));
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('contains every picture once, and none inlined in the sheet or the script', () => {
    const pictures = assets.filter((name) => /\.(svg|png|jpg|webp|avif)$/.test(name));
    const contents = pictures.map((name) => readFileSync(join(home, 'dist', 'assets', name), 'utf8'));
    expect(new Set(contents).size).toBe(pictures.length);
    const drawn = readBrands(FOLDERS.brands).flatMap(({ images }) =>
      ALL_IMAGES.flatMap((name) => images[name] ?? []).map((path) => readFileSync(join(FOLDERS.brands, path), 'utf8')),
    );
    expect(contents.sort()).toEqual([...new Set(drawn)].sort());
    expect(read('.css')).not.toContain('data:');
    expect(read('.js')).not.toContain('data:image');
  });

  it('has valid addresses of them in its sheet', () => {
    const urls = [...read('.css').matchAll(/url\("?([^")]+)"?\)/g)].map(([, url = '']) => url);
    const prefix = base === './' ? /^(\.\/)?(?=[\w-]+\.(svg|png|jpg|webp|avif)$)/ : /^\/web\/assets\//;
    const inEnglish = Object.keys(ENGLISH_IMAGES);
    const expected = readBrands(FOLDERS.brands).map(
      ({ images }) => 6 + inEnglish.filter((name) => name in images).length,
    );
    expect(urls).toHaveLength(expected.reduce((sum, count) => sum + count));
    for (const url of urls) {
      expect(url).toMatch(prefix);
      expect(assets).toContain(url.replace(prefix, ''));
    }
  });

  it('keeps the registration by which a picture is found from any other sheet', () => {
    expect(read('.css').match(/@property --sy-img-[a-z-]+ ?\{[^}]*<url>/g)).toHaveLength(6);
  });
});
