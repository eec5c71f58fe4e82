import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../src/index.ts';
import { readBrand, readBrands } from './brandFile.ts';
import { brandFolderFlaws } from './checkBrands.ts';
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

  it('it appears in the style sheet with a colour for each step in use and 6 pictures (ui-kit 4.10)', () => {
    const read = new Set(sheet.match(/(?<=var\()--sy-(primary|accent|neutral)-\d+(?=\))/g));
    const own = block().match(/--sy-(primary|accent|neutral)-\d+(?=: #[0-9a-f]{6};)/g);
    expect(new Set(own)).toEqual(read);
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

describe('a brand that comes and goes', () => {
  let copy: ReturnType<typeof copyFolders>;
  beforeAll(() => {
    copy = copyFolders();
  });
  afterAll(() => copy.remove());

  /** Every generated file with its text. */
  const generated = () => {
    generate(copy);
    const files = readdirSync(copy.out, { recursive: true, encoding: 'utf8', withFileTypes: true });
    return new Map(
      files
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')] as const),
    );
  };
  const add = (id: string) => {
    const model = readFileSync(join(copy.brands, 'jinyouhui.brand.json'), 'utf8');
    writeFileSync(join(copy.brands, `${id}.brand.json`), model.replaceAll('jinyouhui', id));
    cpSync(join(copy.brands, 'jinyouhui'), join(copy.brands, id), { recursive: true });
  };
  const remove = (id: string) => {
    for (const name of [id, `${id}.brand.json`]) rmSync(join(copy.brands, name), { recursive: true });
  };

  it('leaves nothing behind when it is renamed and removed (ui-kit 4.1)', () => {
    const before = generated();
    add('lanting');
    expect(brandFolderFlaws(copy)).toEqual([]);
    expect([...generated().keys()].join()).toContain('lanting.tokens.json');
    add('huangshan');
    remove('lanting');
    expect(brandFolderFlaws(copy)).toEqual([]);
    const renamed = generated();
    expect([...renamed.keys(), ...renamed.values()].join()).not.toContain('lanting');
    remove('huangshan');
    expect(generated()).toEqual(before);
  });

  it.each(['all', 'json', 'inherit', 'constructor', 'con', 'lpt1'])('may not be called %s (ui-kit 4.8)', (id) => {
    add(id);
    expect(() => brandFolderFlaws(copy)).toThrow(`id "${id}" means something else`);
    remove(id);
  });

  it('is not taken for the hidden copy that a Mac puts beside its file', () => {
    const hidden = join(copy.brands, '._shengya.brand.json');
    writeFileSync(hidden, '\0\0');
    expect(brandFolderFlaws(copy)).toEqual([]);
    rmSync(hidden);
  });

  it.each([
    ['"chroma": 0.215', '"chroma": 2', 'seed.primary.chroma must be at most 0.4'],
    ['"override": {}', '"override": {,}', 'is not JSON'],
    ['"tenants": ["lanting"]', '"tenants": ["6c"]', 'The tenant "6c" stands in two brand files.'],
    ['lanting/hero.svg', 'lanting/her.svg', 'lanting/her.svg is not there'],
    ['"override": {}', '"override": {"primary.600": "{accent.600}"}', 'must be a colour'],
    ['"override": {}', '"override": {"color.text.link": "{color.text.link}"}', 'leads back to itself'],
    ['"cn": "金优汇"', '"cn": "\ufffd"', 'is not in UTF-8'],
    ['"override": {}', '"override": {"primary.700": "#ffffff"}', 'lanting: --sy-color-text-link on'],
  ])('is refused by one message, without a stack, when it holds %s → %s (ui-kit 4.9)', (from, to, message) => {
    add('lanting');
    const file = join(copy.brands, 'lanting.brand.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    const script = fileURLToPath(new URL('checkBrands.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, '--brands', copy.brands], { encoding: 'utf8' });
    remove('lanting');
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
