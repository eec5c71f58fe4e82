import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate } from './generate.ts';
import { readTokens } from './readTokens.ts';
import { copyFolders } from './testFolders.ts';

let copy: ReturnType<typeof copyFolders>;
beforeEach(() => {
  copy = copyFolders();
});
afterEach(() => copy.remove());

const readSheet = () => readFileSync(join(copy.out, 'tokens.css'), 'utf8');

/** Selector → declarations of the generated sheet; for a repeated selector, its first block. */
function blocks(): Map<string, Map<string, string>> {
  generate(copy);
  const sheet = readFileSync(join(copy.out, 'tokens.css'), 'utf8');
  const found = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of sheet.matchAll(/^ {2}(\S[^\n]*?) \{\n([^}]*)\}/gm)) {
    const lines = [...body.matchAll(/^\s*(--[\w-]+): (.+);$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    if (!found.has(selector)) found.set(selector, new Map(lines));
  }
  return found;
}

const overrideShengya = (override: Record<string, string>, brand = 'shengya') => {
  const file = join(copy.brands, `${brand}.brand.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"override": {}', `"override": ${JSON.stringify(override)}`));
};

describe('the style sheet', () => {
  it('declares every alias again on each brand scope, so that a brand within a brand resolves (ui-kit 4.1)', () => {
    const found = blocks();
    const aliases = found.get(':where(:root, [data-brand])');
    const constants = found.get(':where(:root)');
    for (const { layer, path } of readTokens(copy.tokens)) {
      if (layer !== 'primitive')
        expect(aliases?.has(`--sy-${path.join('-').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`)).toBe(true);
    }
    expect([...(constants ?? [])].filter(([, value]) => value.includes('var('))).toEqual([]);
    for (const scoped of ['--sy-radius-card', '--sy-shadow-2', '--sy-color-price-fg']) {
      expect(aliases?.has(scoped), scoped).toBe(true);
      expect(constants?.has(scoped), scoped).toBe(false);
    }
  });

  it('gives a page without a brand the default one, with zero specificity (ui-kit 4.1)', () => {
    const found = blocks();
    expect(found.get(':where(:root), [data-brand="default"]')?.get('--sy-primary-600')).toBe('#00824c');
    expect(found.get('[data-brand="shengya"]')?.get('--sy-primary-600')).toBe('#d4341f');
  });

  it('sets per brand six pictures, the steps that something points at, and beyond them only what its policies change (ui-kit 4.10)', () => {
    const found = blocks();
    const beyond = (selector: string) =>
      [...(found.get(selector) ?? [])]
        .filter(([name]) => !/^--sy-(primary|accent|neutral|img)-/.test(name))
        .map(([name]) => name);
    const own = [...(found.get(':where(:root), [data-brand="default"]')?.keys() ?? [])];
    expect(own.filter((name) => name.startsWith('--sy-img-'))).toHaveLength(6);
    const read = new Set(
      [...readSheet().matchAll(/var\((--sy-(?:primary|accent|neutral)-\d+)\)/g)].map(([, name]) => name),
    );
    expect(new Set(own.filter((name) => !name.startsWith('--sy-img-')))).toEqual(read);
    expect(beyond('[data-brand="shengya"]')).toEqual([
      '--sy-color-price-fg',
      '--sy-color-status-danger-solid',
      '--sy-color-status-success-solid',
    ]);
    expect(beyond('[data-brand="jinyouhui"]')).toEqual(['--sy-color-price-fg', '--sy-color-status-success-solid']);
  });

  it.each([
    ['default', 'var(--sy-accent-700)'],
    ['shengya', 'var(--sy-primary-600)'],
    ['6c', 'var(--sy-primary-600)'],
    ['jinyouhui', 'var(--sy-danger-600)'],
    ['chindleten', 'var(--sy-danger-600)'],
  ])('gives the price of %s its colour by policy: %s (ui-kit 4.2)', (id, colour) => {
    const found = blocks();
    const own = found.get(`[data-brand="${id}"]`)?.get('--sy-color-price-fg');
    expect(own ?? found.get(':where(:root, [data-brand])')?.get('--sy-color-price-fg')).toBe(colour);
  });

  it('applies an override of a step and of an alias, in that brand alone (ui-kit 4.1)', () => {
    overrideShengya({ 'primary.600': '#c93019', 'color.action.bg': '{primary.700}' });
    const found = blocks();
    expect(found.get('[data-brand="shengya"]')?.get('--sy-primary-600')).toBe('#c93019');
    expect(found.get('[data-brand="shengya"]')?.get('--sy-color-action-bg')).toBe('var(--sy-primary-700)');
    expect(found.get('[data-brand="6c"]')?.has('--sy-color-action-bg')).toBe(false);
  });

  it('does not let an override of the default brand reach the others (ui-kit 4.1)', () => {
    overrideShengya({ 'color.action.bg': '{primary.700}' }, 'default');
    const found = blocks();
    expect(found.get(':where(:root, [data-brand])')?.get('--sy-color-action-bg')).toBe('var(--sy-primary-700)');
    for (const id of ['shengya', '6c', 'jinyouhui', 'chindleten']) {
      expect(found.get(`[data-brand="${id}"]`)?.get('--sy-color-action-bg'), id).toBe('var(--sy-primary-600)');
    }
  });

  it('gives English pages a wordmark of their own where the brand has one, in that brand alone (ui-kit 4.1)', () => {
    const file = join(copy.brands, 'shengya.brand.json');
    const icon = '"icon": "shengya/icon.svg"';
    writeFileSync(file, readFileSync(file, 'utf8').replace(icon, `${icon}, "logoEn": "shengya/logo-en.svg"`));
    const found = blocks();
    const english = [...found].filter(([selector]) => selector.includes(':lang(en)'));
    expect(english.map(([selector]) => selector)).toEqual(['[data-brand="shengya"]:lang(en)']);
    expect([...(english[0]?.[1] ?? [])]).toEqual([
      ['--sy-img-logo', expect.stringContaining('/brands/shengya/logo-en.svg')],
    ]);
  });

  it('registers 6 pictures as addresses, and nothing else (ui-kit 4.1, decision 0032)', () => {
    generate(copy);
    expect(
      readSheet().match(
        /@property --sy-img-[a-z-]+ \{ syntax: "<url> \| none"; inherits: true; initial-value: none; \}/g,
      ),
    ).toHaveLength(6);
    expect(readSheet().match(/@property/g)).toHaveLength(6);
  });

  it('keeps a step that only a policy or an override points at (decision 0032)', () => {
    expect(blocks().get('[data-brand="shengya"]')?.has('--sy-primary-400')).toBe(false);
    overrideShengya({ 'color.action.bg': '{primary.400}' });
    expect(blocks().get('[data-brand="shengya"]')?.has('--sy-primary-400')).toBe(true);
  });

  it('is one cascade layer, so that component styles always win (ui-kit 4.1)', () => {
    generate(copy);
    const outside = readFileSync(join(copy.out, 'tokens.css'), 'utf8').split('@layer kit.tokens {')[0] ?? '';
    expect(outside).not.toContain('[data-brand');
  });

  it('disables all motion under prefers-reduced-motion (ui-kit 4.5)', () => {
    generate(copy);
    const still = readFileSync(join(copy.out, 'tokens.css'), 'utf8').split('prefers-reduced-motion: reduce')[1] ?? '';
    const [bySystem = '', byPage = ''] = still.split(':where([data-motion="reduced"])');
    for (const name of ['instant', 'fast', 'base', 'slow']) {
      expect(bySystem).toContain(`--sy-motion-${name}: 0ms;`);
      expect(byPage).toContain(`--sy-motion-${name}: 0ms;`);
    }
  });
});

describe('the generator', () => {
  const run = () =>
    spawnSync(
      process.execPath,
      [
        fileURLToPath(new URL('generate.ts', import.meta.url)),
        '--tokens',
        copy.tokens,
        '--brands',
        copy.brands,
        '--out',
        copy.out,
      ],
      { encoding: 'utf8' },
    );

  it('runs on its own, before any build, for the given folders', () => {
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(copy.out, 'token.ts'), 'utf8')).toContain(
      "bg: 'var(--sy-color-action-bg)' as Token<'color'>",
    );
  });

  it('does not write unchanged files, so that no watcher is triggered', () => {
    generate(copy);
    const before = statSync(join(copy.out, 'tokens.css')).mtimeMs;
    generate(copy);
    expect(statSync(join(copy.out, 'tokens.css')).mtimeMs).toBe(before);
  });

  it('reports the missing file of the default brand', () => {
    rmSync(join(copy.brands, 'default.brand.json'));
    expect(() => generate(copy)).toThrow('has no default.brand.json; pages without a brand need it.');
  });
});
