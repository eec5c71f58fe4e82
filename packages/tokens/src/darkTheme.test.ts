import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTheme, THEME_VARIABLES } from './applyTheme.ts';
import { contrast } from './colour.ts';
import { failingPairs } from './contrastPairs.ts';
import { DARK_ALIASES, DARK_PALETTE, PAIRS, PALETTE } from './generated/themeData.ts';
import { HOSTILE_PAYLOADS } from './hostilePayloads.fixture.ts';
import { parseTenantTheme } from './parseTenantTheme.ts';

const parse = (payload: unknown) => parseTenantTheme(payload, { allowedHosts: [], origin: 'https://school.test' });
const failing = (dark: Readonly<Record<string, string>>) =>
  failingPairs(new Map(Object.entries({ ...PALETTE, ...DARK_PALETTE, ...DARK_ALIASES, ...dark })), PAIRS);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the dark mode of a theme that a school sends', () => {
  it.each(['light', 'dark', 'auto'])('is the choice of the school: %s (decision 0033)', (mode) => {
    expect(parse({ mode }).mode).toBe(mode);
  });

  it('is light where the school says nothing, or nothing that can be read (ui-kit 4.7 rule 3)', () => {
    expect(parse({}).mode).toBe('light');
    const { mode, dropped } = parse({ mode: 'black', density: 'tight' });
    expect([mode, dropped.map(({ key }) => key)]).toEqual(['light', ['mode', 'density']]);
  });

  it('is readable in any colours and policies (ui-kit 4.4)', () => {
    fc.assert(
      fc.property(
        colour,
        colour,
        fc.constantFrom('neutral', 'white', 'tint'),
        fc.constantFrom('primary', 'danger', 'accent'),
        (primary, accent, ground, price) => {
          expect(failing(parse({ mode: 'dark', primary, accent, ground, price }).dark)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('replaces a step that is readable in light mode alone, where the school is dark at times (ui-kit 4.7 rule 6)', () => {
    const steps = { 'primary-400': '#4a1008' }; // the links of dark mode
    expect(parse(steps).adjusted).toEqual([]);
    const { adjusted, dark } = parse({ ...steps, mode: 'auto' });
    expect(adjusted.map(({ key }) => key)).toEqual(['primary-400']);
    expect(failing(dark)).toEqual([]);
  });

  it('leaves paper white and its ink dark, in any colours (decision 0033)', () => {
    expect(THEME_VARIABLES.filter((name) => name.startsWith('--sy-color-paper'))).toEqual([]);
    fc.assert(
      fc.property(colour, colour, (primary, neutral) => {
        const { vars, dark } = parse({ mode: 'dark', primary, neutral });
        const ink = dark['--sy-neutral-950'] ?? '';
        expect(ink).toBe(vars['--sy-neutral-950']);
        expect(contrast(ink, '#ffffff')).toBeGreaterThan(7);
      }),
      { numRuns: 60 },
    );
  });

  it('writes no name and no text beyond those of the register (ui-kit 4.7 rule 5)', () => {
    for (const payload of HOSTILE_PAYLOADS.map((each) => parse(each))) {
      for (const [name, value] of Object.entries(payload.dark)) {
        expect(THEME_VARIABLES).toContain(name);
        expect(value).not.toMatch(/[;{}@\\]|javascript|expression/i);
      }
    }
  });

  it('shows the logo for dark grounds, and the only one of a school that has one', () => {
    const both = parse({ logo: '/logo.svg', logoInverse: '/inverse.svg' });
    expect(both.vars['--sy-img-logo']).toContain('/logo.svg');
    expect(both.dark['--sy-img-logo']).toContain('/inverse.svg');
    expect(parse({ logo: '/logo.svg' }).dark['--sy-img-logo']).toContain('/logo.svg');
  });

  it('leaves nothing of light mode behind when it takes its place (ui-kit 4.7)', () => {
    const written = new Map<string, string>();
    const element = { style: { setProperty: (name: string, value: string) => void written.set(name, value) } };
    const { vars, dark } = parse({ primary: '#0a0a0a' });
    applyTheme(element, vars);
    expect(written.get('--sy-color-text-link')).toBe('#0a0a0a');
    applyTheme(element, dark);
    expect(written.get('--sy-color-text-link')).toBe('');
    expect(written.get('--sy-color-action-bg')).toBe('#0a0a0a');
    expect(written.get('--sy-color-action-edge')).toBe('var(--sy-color-border-control)');
  });
});
