import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { knownVariables, namedVariables, readTokenUsage } from './tokenUsage.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));

describe('the usage map of the docs (ui-kit 4.8)', () => {
  it('finds a token by its name in code, by its variable, and by a step of the type scale', () => {
    const source = `
      import { hover, type } from '../../foundations/css.ts';
      const a = { padding: token.space[12], color: token.color.action.bgHover, ...type[13] };
      const b = 'var(--sy-img-hero) center';`;
    expect(namedVariables(source)).toEqual([
      '--sy-space-12',
      '--sy-color-action-bg-hover',
      '--sy-img-hero',
      '--sy-font-size-13',
      '--sy-line-height-13',
    ]);
  });

  it('follows a destructured group, and ignores keys and words of the same name', () => {
    const source = `
      const { action, border: line } = token.color;
      const a = { background: action.bg, border: line.subtle, transition: 'border 1s', action: 1 };`;
    expect(namedVariables(source)).toEqual(['--sy-color-action-bg', '--sy-color-border-subtle']);
  });

  it('ignores a `type[…]` that is not the type scale', () => {
    expect(namedVariables('const size = type[13];')).toEqual([]);
  });

  it('marks a group indexed by code with a star, and leaves out what is no token', () => {
    const register = new Set(['--sy-shadow-1', '--sy-shadow-2', '--sy-space-12']);
    expect(knownVariables(['--sy-space-12', '--sy-shadow', '--sy-none', '--sy-space-12'], register)).toEqual([
      '--sy-shadow-*',
      '--sy-space-12',
    ]);
  });

  it('covers the kit', () => {
    const usage = readTokenUsage(folder('ui/src'), folder('tokens/tokens'));
    expect(usage['controls/Button']).toContain('--sy-color-action-bg');
    expect(usage['foundations/BrandLogo']).toContain('--sy-img-logo-inverse');
    expect(usage['feedback/Empty']).toContain('--sy-font-size-16');
    expect(Object.values(usage).filter((names) => names.length > 0).length).toBeGreaterThan(40);
  });
});
