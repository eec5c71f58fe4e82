import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBrand } from '../../.storybook/brand/brandText.ts';
import { readBrand } from '../../packages/tokens/scripts/brandFile.ts';
import type { BrandFile } from '../../packages/tokens/scripts/brandShape.ts';
import { kebab } from '../../packages/tokens/scripts/names.ts';
import { ask } from './packing.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BRANDS = path.join('packages', 'tokens', 'brands');
/** What `npm run check` reads of brands: the kit, the workbench, and the settings of the tools. */
const PARTS = ['packages', '.storybook', 'tests/brands'];
const SETTINGS = [
  'biome.json',
  '.gitignore',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'package.json',
  'scripts/bounds.ts',
  'scripts/vitestWaits.ts',
];
const MADE = new Set(['node_modules', 'dist', 'generated', '.data', 'results', '.git']);
/** What pnpm writes beside a package while another test packs it. */
const PASSING = /^_tmp_/;

/** Brands that a school may add: ids of the README and of the tests, hard colours, policies of all kinds. */
const SCHOOLS: readonly { id: string; seed: Partial<BrandFile['seed']>; policy: Partial<BrandFile['policy']> }[] = [
  { id: 'huangshan', seed: { primary: '#ffd400' }, policy: { title: 'kai', mode: 'auto' } },
  { id: 'lanting', seed: { primary: '#0a0a0a' }, policy: { radius: 'sharp', ground: 'white' } },
  { id: 'qingzhu', seed: { primary: '#39ff14' }, policy: { ground: 'tint', density: 'compact' } },
  { id: 'taohua', seed: { primary: '#f4c2d7' }, policy: { heroLayout: 'mirrored', mode: 'dark' } },
  { id: 'baiyun', seed: { primary: '#ffffff' }, policy: { mark: 'dash', price: 'primary' } },
];

/** Pictures of the first school that are photos, at twice the size where a place has one, and its wordmarks in English. */
const PHOTOS = { logo: [320, 72], login: [1920, 1080], logoEn: [300, 72], logoInverseEn: [300, 72] } as const;

/** What is read of vitest's report. */
interface Report {
  numTotalTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: { failureMessages: string[] }[] }[];
}

const home = mkdtempSync(path.join(tmpdir(), 'shuyuan-brands-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The modules of a folder of the workspace, the packages of the workspace being those of the copy. */
function linkModules(part: string) {
  const [from, to] = [path.join(ROOT, part, 'node_modules'), path.join(home, part, 'node_modules')];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@shuyuan') symlinkSync(path.join(from, name), path.join(to, name));
  }
  mkdirSync(path.join(to, '@shuyuan'));
  for (const name of readdirSync(path.join(home, 'packages'))) {
    symlinkSync(path.join(home, 'packages', name), path.join(to, '@shuyuan', name));
  }
}

async function addBrand({ id, seed, policy }: (typeof SCHOOLS)[number], photos: Partial<typeof PHOTOS>) {
  const model = readBrand(path.join(ROOT, BRANDS), 'default.brand.json');
  const folder = path.join(home, BRANDS, id);
  cpSync(path.join(ROOT, BRANDS, 'default'), folder, { recursive: true });
  const moved = Object.entries(model.images).map(([name, file]) => [name, file.replace('default/', `${id}/`)]);
  const images: BrandFile['images'] = { ...model.images, ...Object.fromEntries(moved) };
  for (const [name, [width, height]] of Object.entries(photos)) {
    const file = `${kebab(name)}.png`;
    await sharp({ create: { width, height, channels: 4, background: '#806040' } })
      .png()
      .toFile(path.join(folder, file));
    Object.assign(images, { [name]: `${id}/${file}` });
  }
  const brand: BrandFile = {
    ...model,
    id,
    name: { cn: '黄山', en: id },
    tenants: [id],
    seed: { ...model.seed, ...seed },
    policy: { ...model.policy, ...policy },
    images,
  };
  writeFileSync(path.join(home, BRANDS, `${id}.brand.json`), writeBrand(brand));
}

describe('a workspace into which five schools have put the brands that the Lab exported (ui-kit 4.1, 4.8)', () => {
  beforeAll(async () => {
    for (const part of PARTS) {
      const filter = (source: string) => !MADE.has(path.basename(source)) && !PASSING.test(path.basename(source));
      cpSync(path.join(ROOT, part), path.join(home, part), { recursive: true, filter });
    }
    for (const name of SETTINGS) cpSync(path.join(ROOT, name), path.join(home, name));
    for (const part of ['.', 'packages/tokens', 'packages/ui']) linkModules(part);
    for (const school of SCHOOLS) await addBrand(school, school === SCHOOLS[0] ? PHOTOS : {});
  });

  it('holds by the check of brands, in both modes', async () => {
    const { output, isContent } = await ask(process.execPath, ['packages/tokens/scripts/checkBrands.ts'], home);
    expect(output).toContain('hold: files, pictures, 54 pairs in both modes');
    expect(isContent).toBe(true);
  });

  it('passes the tests of the tokens and of the Lab, with a photo and an English wordmark too', async () => {
    await ask(process.execPath, ['packages/tokens/scripts/generate.ts'], home);
    const report = path.join(home, 'report.json');
    const what = ['--project', 'unit*', 'packages/tokens', '.storybook/brand'];
    const { output } = await ask('vitest', ['run', '--reporter=json', `--outputFile=${report}`, ...what], home);
    const { numTotalTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults.flatMap(({ name, status, message, assertionResults }) =>
      status === 'passed' ? [] : [name, message, ...assertionResults.flatMap((one) => one.failureMessages)],
    );
    expect(failed, output).toEqual([]);
    expect(numTotalTests).toBeGreaterThan(1000);
  });

  it('passes the lint of its brand files', async () => {
    const { output, isContent } = await ask('biome', ['ci', '--colors=off', '--vcs-enabled=false', BRANDS], home);
    expect(isContent, output).toBe(true);
    expect(output).toMatch(/Checked 1\d files/);
  });

  it('shows all of them in the list of the toolbar', () => {
    const list = readFileSync(path.join(home, 'packages/tokens/src/generated/brands.ts'), 'utf8');
    for (const { id } of SCHOOLS) expect(list).toContain(`'${id}'`);
  });

  it('packs the tokens alone, and builds them first: nothing was generated or built in it', async () => {
    const tokens = path.join(home, 'packages/tokens');
    rmSync(path.join(tokens, 'src/generated'), { recursive: true, force: true });
    const { output, isContent } = await ask('npm', ['pack', '--pack-destination', home], tokens);
    expect(isContent, output).toBe(true);
    const [tarball = ''] = readdirSync(home).filter((name) => name.endsWith('.tgz'));
    const { output: files } = await ask('tar', ['-tzf', path.join(home, tarball)]);
    const expected = [
      'dist/index.js',
      'dist/index.d.ts',
      'dist/tokens.css',
      'dist/dark.css',
      'brands/huangshan.brand.json',
    ];
    expect(files.split('\n')).toEqual(expect.arrayContaining(expected.map((file) => `package/${file}`)));
  });
});
