import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../src/index.ts';
import { readBrand, readBrands } from './brandFile.ts';
import { readPairs } from './contrastFile.ts';
import { contrastReport } from './contrastReport.ts';
import { allValues, expandBrand } from './expandBrand.ts';
import { generate } from './generate.ts';
import { imageFlaws } from './images.ts';
import { readTokens } from './readTokens.ts';
import { copyFolders } from './testFolders.ts';

describe('one brand file with its pictures is all that a new school brand takes (ui-kit 4.1)', () => {
  let copy: ReturnType<typeof copyFolders>;
  let before = '';
  let sheet = '';

  beforeAll(() => {
    copy = copyFolders();
    generate(copy);
    before = readFileSync(join(copy.out, 'tokens.css'), 'utf8');
    const model = readFileSync(join(copy.brands, 'jinyouhui.brand.json'), 'utf8');
    const sixth = model
      .replaceAll('jinyouhui', 'lanting')
      .replace('"cn": "金优汇"', '"cn": "兰亭"')
      .replace('"hue": 303', '"hue": 200')
      .replace('"radius": "soft"', '"radius": "sharp"');
    writeFileSync(join(copy.brands, 'lanting.brand.json'), sixth);
    cpSync(join(copy.brands, 'jinyouhui'), join(copy.brands, 'lanting'), { recursive: true });
    generate(copy);
    sheet = readFileSync(join(copy.out, 'tokens.css'), 'utf8');
  });
  afterAll(() => copy.remove());

  const block = () => /\[data-brand="lanting"\] \{([^}]*)\}/.exec(sheet)?.[1] ?? '';

  it('it appears in the style sheet with its 36 colours and 6 pictures (ui-kit 4.10)', () => {
    expect(block().match(/--sy-(primary|accent|neutral)-\d+: #[0-9a-f]{6};/g)).toHaveLength(36);
    expect(
      block().match(/--sy-img-[a-z-]+: url\("\.\.\/\.\.\/brands\/lanting\/[a-z-]+\.svg\?no-inline"\);/g),
    ).toHaveLength(6);
  });

  it('its radius policy shows (ui-kit 4.5)', () => {
    expect(block()).toContain('--sy-radius-control: 2px;');
    expect(block()).toContain('--sy-radius-card: 4px;');
    expect(block()).toContain('--sy-radius-dialog: 6px;');
  });

  it('it appears in the list of brands that the toolbar shows (ui-kit 4.8)', async () => {
    const list: { brands: readonly Brand[] } = await import(pathToFileURL(join(copy.out, 'brands.ts')).href);
    const sixth = list.brands.find(({ id }) => String(id) === 'lanting');
    expect(list.brands).toHaveLength(readBrands(copy.brands).length);
    expect(sixth?.name).toEqual({ cn: '兰亭', en: 'Jinyouhui' });
    expect(sixth?.tenants).toEqual(['lanting']);
    expect(block()).toContain(`--sy-primary-600: ${sixth?.themeColor};`);
    expect(sixth?.icon).toContain('/brands/lanting/icon.svg');
  });

  it('it appears in the resolver and as a file of its own for design tools (ui-kit 4.1)', () => {
    const resolver = JSON.parse(readFileSync(join(copy.out, 'dtcg', 'resolver.json'), 'utf8'));
    expect(resolver.modifiers.brand.contexts.lanting).toEqual([{ $ref: 'brand/lanting.tokens.json' }]);
    const tokens = JSON.parse(readFileSync(join(copy.out, 'dtcg', 'brand', 'lanting.tokens.json'), 'utf8'));
    expect(tokens.radius.control.$value).toEqual({ value: 2, unit: 'px' });
  });

  it('it is checked like the others: file, pictures, 54 pairs (ui-kit 4.9)', () => {
    const file = readBrand(copy.brands, 'lanting.brand.json');
    const tokens = readTokens(copy.tokens);
    expect(imageFlaws(file, copy.brands)).toEqual([]);
    const values = allValues(
      expandBrand(file, tokens, (path) => path),
      tokens,
    );
    expect(contrastReport('lanting', values, readPairs(copy.tokens))).toEqual([]);
  });

  it('nothing changes for the five others (ui-kit 4.1)', () => {
    for (const { id } of readBrands(copy.brands).filter((brand) => brand.id !== 'lanting')) {
      const own = (text: string) => text.slice(text.indexOf(`[data-brand="${id}"] {`)).split('}')[0];
      expect(own(sheet)).toBe(own(before));
    }
  });
});
