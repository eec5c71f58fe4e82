import { describe, expect, it } from 'vitest';
import { applyTheme, THEME_VARIABLES } from './applyTheme.ts';
import { parseTenantTheme } from './parseTenantTheme.ts';

const sources = { allowedHosts: [], origin: 'https://school.test' };

/** An element with `setProperty` only, so that any other way of writing fails. */
function buildElement() {
  const written = new Map<string, string>();
  return { written, style: { setProperty: (name: string, value: string) => void written.set(name, value) } };
}

describe('a theme on an element', () => {
  it('is written variable by variable, through setProperty alone (ui-kit 4.7 rule 5)', () => {
    const element = buildElement();
    const { vars } = parseTenantTheme({ 'primary-700': '#b01d09', logo: '/logo.svg' }, sources);
    applyTheme(element, vars);
    expect(element.written.get('--sy-primary-700')).toBe('#b01d09');
    expect(element.written.get('--sy-img-logo')).toBe('url("https://school.test/logo.svg")');
    for (const [name, value] of Object.entries(vars)) expect(element.written.get(name)).toBe(value);
  });

  it('never writes a name outside the register (ui-kit 4.7 rule 5)', () => {
    const element = buildElement();
    applyTheme(element, { background: 'red', '--x': '1', '--sy-space-16': '900px', '--sy-color-text-primary': 'red' });
    expect([...element.written.keys()].sort()).toEqual([...THEME_VARIABLES].sort());
    expect([...element.written.values()].join('')).toBe('');
  });

  it('replaces the previous theme, and `{}` removes it (ui-kit 4.7)', () => {
    const element = buildElement();
    applyTheme(element, parseTenantTheme({ logo: '/logo.svg' }, sources).vars);
    applyTheme(element, parseTenantTheme({}, sources).vars);
    expect(element.written.get('--sy-img-logo')).toBe('');
    applyTheme(element, {});
    expect([...element.written.values()].join('')).toBe('');
  });
});
