import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as entry from './index.ts';
import * as runtime from './runtime.ts';

describe('the package', () => {
  it('exports exactly its register at the two entries', () => {
    expect(Object.keys(entry).sort()).toEqual(['alpha', 'brands', 'token']);
    expect(Object.keys(runtime).sort()).toEqual(['THEME_VARIABLES', 'applyTheme', 'deriveBrand', 'parseTenantTheme']);
  });

  it('keeps the solver and the theme parser out of its main entry', () => {
    const imports = (file: string): string[] =>
      [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap(
        ([, path = '']) => {
          const next = new URL(path, new URL(file, import.meta.url)).href;
          return [next, ...imports(next)];
        },
      );
    const names = new Set(imports('./index.ts').map((file) => file.slice(file.lastIndexOf('/') + 1)));
    expect([...names].sort()).toEqual(['alpha.ts', 'brands.ts', 'token.ts', 'tokenType.ts']);
  });

  it('lists the default brand first, each with names, tab icon and theme colour', () => {
    const [first] = entry.brands;
    expect(first?.id).toBe('default');
    for (const brand of entry.brands) {
      expect(brand.themeColor).toMatch(/^#[0-9a-f]{6}$/);
      expect(brand.icon).toContain(`/brands/${brand.id}/icon.svg`);
      expect(brand.name.cn).not.toBe('');
      expect(brand.name.en).not.toBe('');
    }
  });

  it('mixes colours in the browser, so that the active brand decides (ui-kit 4.6)', () => {
    expect(entry.alpha(entry.token.color.action.bg, 12)).toBe(
      'color-mix(in srgb, var(--sy-color-action-bg) 12%, transparent)',
    );
  });
});
