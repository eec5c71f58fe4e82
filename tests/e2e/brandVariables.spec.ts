import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { testBrandSheet } from '../../.storybook/plugins/testBrands.ts';
import { readVariables, toLines } from '../../.storybook/runner/variables.ts';
import { generate } from '../../packages/tokens/scripts/generate.ts';
import { copyFolders } from '../../packages/tokens/scripts/testFolders.ts';

const HARD = fileURLToPath(new URL('../brands', import.meta.url));

type Folders = ReturnType<typeof copyFolders>;

/** The texts of all brands, as `tests/visual/variables` has them, on the sheets that the workbench draws with. */
async function textsOf(page: Page, copy: Folders): Promise<Map<string, string>> {
  generate(copy);
  const sheets = ['tokens.css', 'dark.css'].map((name) => readFileSync(path.join(copy.out, name), 'utf8'));
  const css = [...sheets, testBrandSheet(HARD, copy.tokens)].join('\n');
  await page.setContent(`<!doctype html><style>${css}</style>`);
  return new Map(Object.entries(await readVariables(page)).map(([brand, values]) => [brand, toLines(values)]));
}

/** A brand that reads a step of a ramp which no brand reads today, in light and in dark mode. */
function addBrand({ brands }: Folders) {
  const model = readFileSync(path.join(brands, 'jinyouhui.brand.json'), 'utf8').replaceAll('jinyouhui', 'lanting');
  const file = {
    ...JSON.parse(model),
    override: { 'color.text.link': '{accent.900}', 'color.price.fg': '{primary.950}' },
  };
  writeFileSync(path.join(brands, 'lanting.brand.json'), JSON.stringify(file));
  cpSync(path.join(brands, 'jinyouhui'), path.join(brands, 'lanting'), { recursive: true });
}

test('a brand more has a text of its own and changes that of no other, whatever steps it reads (decision 0026)', async ({
  page,
}) => {
  const copy = copyFolders();
  try {
    const before = await textsOf(page, copy);
    expect(readFileSync(path.join(copy.out, 'tokens.css'), 'utf8')).not.toContain('--sy-accent-900: ');
    addBrand(copy);
    const after = await textsOf(page, copy);
    expect(readFileSync(path.join(copy.out, 'tokens.css'), 'utf8')).toContain('--sy-accent-900: ');
    expect([...after.keys()].filter((id) => !before.has(id))).toEqual(['lanting']);
    after.delete('lanting');
    expect(after).toEqual(before);
    for (const [brand, text] of before) expect(text.match(/^.*: $/gm), brand).toBeNull();
  } finally {
    copy.remove();
  }
});
