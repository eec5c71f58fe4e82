import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THEME_VARIABLES } from './applyTheme.ts';
import { contrast } from './colour.ts';
import { failingPairs } from './contrastPairs.ts';
import { deriveBrand } from './derive.ts';
import { ALIASES, BASE, FONTS, PAIRS, PALETTE, POLICY_VALUES } from './generated/themeData.ts';
import { HOSTILE_PAYLOADS } from './hostilePayloads.fixture.ts';
import { parseTenantTheme, type TenantTheme } from './parseTenantTheme.ts';
import { KNOWN_KEYS } from './themeKeys.ts';

const sources = { allowedHosts: ['assets.school.test'], origin: 'https://school.test' };
const parse = (payload: unknown) => parseTenantTheme(payload, sources);
const untouched = parse({});

const IMAGE = /^url\("https:\/\/(assets\.school\.test|school\.test)\/[\w.~:/?#[\]@!$&*+,;=%-]*"\)$/;

/** The only things that may ever reach a style sheet, by the kind of variable (ui-kit 4.7). */
function isAllowed(name: string, value: string): boolean {
  if (/^--sy-(primary|accent|neutral)-\d+$/.test(name)) return /^#[0-9a-f]{6}$/.test(value);
  if (name.startsWith('--sy-img-')) return IMAGE.test(value);
  if (/^--sy-(radius|field-h|density)-/.test(name)) return /^\d{1,3}px$/.test(value);
  if (name === '--sy-font-title' && value === 'var(--sy-font-ui)') return true;
  if (name === '--sy-font-title') return Object.values(POLICY_VALUES.title).some((vars) => vars[name] === value);
  if (/^--sy-(section|hero)-/.test(name)) return /^(\d|\d\d?px)$/.test(value);
  if (name === '--sy-color-surface-page') return /^var\(--sy-(neutral-50|primary-50|color-surface-card)\)$/.test(value);
  if (name === '--sy-font-ui') return Object.values(FONTS).includes(value);
  const isExact =
    !name.startsWith('--sy-color-status-') && /^(#[0-9a-f]{6}|var\(--sy-color-border-control\))$/.test(value);
  return isExact || /^var\(--sy-(primary|accent|danger|success|warning|info)-(600|700|800)\)$/.test(value);
}

function expectSafe({ vars, icon }: TenantTheme): void {
  for (const [name, value] of Object.entries(vars)) {
    expect(THEME_VARIABLES).toContain(name);
    expect(isAllowed(name, value), `${name}: ${value}`).toBe(true);
  }
  if (icon !== undefined) expect(`url("${icon}")`).toMatch(IMAGE);
}

const isReadable = ({ vars }: TenantTheme) =>
  failingPairs(new Map(Object.entries({ ...PALETTE, ...ALIASES, ...vars })), PAIRS).length === 0;

describe('a theme that a school sends', () => {
  it('may hold at most 45 keys; there are 45 (ui-kit 4.7 rule 1)', () => {
    expect(new Set(KNOWN_KEYS).size).toBe(45);
  });

  it('becomes the 36 colours of its own ramps (ui-kit 4.7)', () => {
    const { vars, dropped } = parse({ primary: { L: 0.5, C: 0.2, H: 31 }, lightHueShift: 6, accent: '#a85f00' });
    expect(dropped).toEqual([]);
    expect(vars['--sy-primary-600']).toBe('#d4341f');
    expect(vars['--sy-primary-300']).toBe('#ffb8a8');
    expect(vars['--sy-neutral-600']).toBe(deriveBrand(BASE.seed)['--sy-neutral-600']);
  });

  it('may come as JSON text or as an object (ui-kit 4.7 rule 1)', () => {
    expect(parse('{"primary":"#d4341f"}')).toEqual(parse({ primary: '#d4341f' }));
  });

  it('that is empty is the default brand (ui-kit 4.7)', () => {
    expect(untouched.vars).toMatchObject({ ...deriveBrand(BASE.seed), '--sy-color-price-fg': 'var(--sy-accent-700)' });
    expect(untouched.vars['--sy-radius-card']).toBe('12px');
    expect(untouched.vars['--sy-color-status-success-solid']).toBe('var(--sy-success-800)');
    expect(Object.keys(untouched.vars).filter((name) => name.startsWith('--sy-img-'))).toEqual([]);
  });

  it.each([{ radius: 'sharp' }, { accent: '#a85f00' }, {}])(
    'that gives only %o has its brand’s look for the rest, not the default one (ui-kit 4.7)',
    (payload) => {
      const { vars, dropped } = parseTenantTheme(payload, { ...sources, brand: 'shengya' });
      expect(dropped).toEqual([]);
      expect(vars['--sy-primary-600']).toBe('#d4341f');
      expect(vars['--sy-color-price-fg']).toBe('var(--sy-primary-600)');
      expect(vars['--sy-color-status-danger-solid']).toBe('var(--sy-danger-800)');
      expect(vars['--sy-radius-card']).toBe(payload.radius ? '4px' : '12px');
    },
  );

  it('of a brand that is not built in fills its gaps from the default one (ui-kit 4.7)', () => {
    expect(parseTenantTheme({}, { ...sources, brand: 'constructor' })).toEqual(untouched);
  });

  it('has a neutral that stays a tint, whatever it requests (ui-kit 4.3)', () => {
    const { vars } = parse({ neutral: '#ff0000' });
    const [red, green] = [1, 3].map((at) => Number.parseInt(vars['--sy-neutral-500']?.slice(at, at + 2) ?? '', 16));
    expect(Math.abs((red ?? 0) - (green ?? 99))).toBeLessThan(12);
  });

  it.each([
    [{ price: 'danger' }, '--sy-color-price-fg', 'var(--sy-danger-600)'],
    [{ price: 'primary' }, '--sy-color-price-fg', 'var(--sy-primary-600)'],
    [{ radius: 'sharp' }, '--sy-radius-control', '2px'],
    [{ radius: 'round' }, '--sy-radius-dialog', '24px'],
    [{ title: 'serif' }, '--sy-font-title', FONTS['serif'] ?? ''],
    [{ ground: 'tint' }, '--sy-color-surface-page', 'var(--sy-primary-50)'],
    [{ mark: 'none' }, '--sy-section-mark-w', '0px'],
    [{ heroLayout: 'mirrored' }, '--sy-hero-order', '1'],
    [{ font: 'serif' }, '--sy-font-ui', FONTS['serif'] ?? ''],
    [{ logo: '/files/logo.svg' }, '--sy-img-logo', 'url("https://school.test/files/logo.svg")'],
    [
      { logoInverse: 'https://assets.school.test/a.webp?v=2' },
      '--sy-img-logo-inverse',
      'url("https://assets.school.test/a.webp?v=2")',
    ],
    [{ hero: "/a'(b)\\c.png" }, '--sy-img-hero', 'url("https://school.test/a%27%28b%29/c.png")'],
    [{ coupon: '/a"b.png' }, '--sy-img-coupon', 'url("https://school.test/a%22b.png")'],
    [{ 'primary-700': '#B01D09' }, '--sy-primary-700', '#b01d09'],
  ])('sets what it may choose: %o (ui-kit 4.7 rules 2 to 4)', (payload, name, value) => {
    const theme = parse(payload);
    expect(theme.dropped).toEqual([]);
    expect(theme.vars[name]).toBe(value);
  });

  it('may include a tab icon, which is an address and no variable (ui-kit 4.7 rule 4)', () => {
    expect(parse({ icon: 'https://assets.school.test/i.png' }).icon).toBe('https://assets.school.test/i.png');
    expect(untouched.icon).toBeUndefined();
  });

  it('moves a status solid that looks like its primary (ui-kit 4.2)', () => {
    expect(parse({ primary: '#d4341f' }).vars['--sy-color-status-danger-solid']).toBe('var(--sy-danger-800)');
    expect(parse({ primary: '#944bde' }).vars['--sy-color-status-danger-solid']).toBe('var(--sy-danger-600)');
  });

  it('gets the nearest passing step in place of one without enough contrast, and a note (ui-kit 4.7 rule 6)', () => {
    const theme = parse({ primary: '#d4341f', 'primary-600': '#ff866f' });
    const [note] = theme.adjusted;
    expect(note).toMatchObject({ key: 'primary-600', from: '#ff866f' });
    expect(theme.vars['--sy-primary-600']).toBe(note?.to);
    expect(contrast(note?.to ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(isReadable(theme)).toBe(true);
  });

  it.each([
    ['#FFD400', 'dark'],
    ['#0a0a0a', 'light'],
  ])('keeps its own %s on the action, with the ink that can be read on it (ui-kit 4.3)', (primary, ink) => {
    const theme = parse({ primary });
    expect(theme.vars['--sy-color-action-bg']).toBe(primary.toLowerCase());
    expect(contrast(theme.vars['--sy-color-action-fg'] ?? '', '#ffffff') > 4.5).toBe(ink === 'dark');
    expect(isReadable(theme)).toBe(true);
    expect(isReadable(parse({ primary, ink: ink === 'dark' ? 'light' : 'dark' }))).toBe(true);
  });

  it('has the colours of its ramp on the action when it sends the steps themselves (ui-kit 4.7)', () => {
    expect(parse({ primary: '#ffd400', 'primary-600': '#6b5a00' }).vars).not.toHaveProperty('--sy-color-action-bg');
  });

  it('keeps a step of its own with enough contrast (ui-kit 4.7 rule 6)', () => {
    const theme = parse({ primary: '#d4341f', 'primary-600': '#c02a18' });
    expect(theme.adjusted).toEqual([]);
    expect(theme.vars['--sy-primary-600']).toBe('#c02a18');
  });

  it('keeps its valid keys when others are refused, and reports which and why (ui-kit 4.7)', () => {
    const theme = parse({ primary: '#d4341f', accent: 'red', radius: 'sharp', css: 'x' });
    expect(theme.vars['--sy-radius-card']).toBe('4px');
    expect(theme.dropped).toEqual([
      { key: 'css', reason: 'unknown key' },
      { key: 'accent', reason: 'not a colour' },
    ]);
  });
});

describe('a hostile theme', () => {
  it('is tested in at least 40 variants (ui-kit 4.7 rule 8)', () => {
    expect(HOSTILE_PAYLOADS.length).toBeGreaterThanOrEqual(40);
  });

  it.each(HOSTILE_PAYLOADS)('changes nothing and is reported: %s (ui-kit 4.7 rule 8)', (_, payload) => {
    const theme = parse(payload);
    expect(theme.vars).toEqual(untouched.vars);
    expect(theme.icon).toBeUndefined();
    expect(theme.dropped.length).toBeGreaterThan(0);
    for (const { key } of theme.dropped) expect(key.length).toBeLessThanOrEqual(64);
  });

  it('never reaches a prototype (ui-kit 4.7 rule 1)', () => {
    parse('{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}');
    expect('polluted' in {}).toBe(false);
  });

  it('runs no code of the object that carries it (ui-kit 4.7 rule 1)', () => {
    const trap = Object.defineProperty({}, 'primary', {
      enumerable: true,
      get: () => {
        throw new Error('trap');
      },
    });
    expect(parse(trap)).toMatchObject({ vars: untouched.vars, dropped: [{ key: '', reason: 'not JSON' }] });
  });
});

// Solving hundreds of brands takes seconds on a busy machine.
describe('any theme at all', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .constantFrom('/', '//', 'https://assets.school.test/', 'url(', '")', '}', '#')
      .chain((head) => fc.string({ unit: 'binary', maxLength: 40 }).map((tail) => `${head}${tail}`)),
    fc.string({ unit: 'binary', maxLength: 30 }).map((name) => `https://assets.school.test/${name}.svg`),
    fc.string({ unit: 'grapheme', maxLength: 30 }).map((name) => `/${name}.png`),
    fc.webUrl().map((url) => `${url}.svg`),
  );
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const lch = fc.record({
    L: fc.double({ min: -0.1, max: 1.1 }),
    C: fc.double({ min: -0.1, max: 0.5 }),
    H: fc.double({ min: -10, max: 370 }),
  });
  const value = fc.oneof(text, hex, lch, fc.anything(), fc.constantFrom('sharp', 'round', 'danger', 'serif', 6));
  const key = fc.oneof(fc.constantFrom(...KNOWN_KEYS), fc.string({ maxLength: 20 }));

  it('yields nothing but the allowed grammar, and every text stays readable (ui-kit 4.7 rules 5, 6, 8)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(key, value, { maxKeys: 12 }), fc.anything(), fc.json()), (payload) => {
        const theme = parse(payload);
        expectSafe(theme);
        expect(isReadable(theme)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('of colours alone is readable in all 54 pairs, whatever the colours (ui-kit 4.3, 4.7 rule 6)', () => {
    const colours = fc.record({
      primary: hex,
      accent: hex,
      neutral: hex,
      'primary-600': hex,
      'accent-400': hex,
      'primary-100': hex,
    });
    fc.assert(
      fc.property(colours, fc.integer({ min: -30, max: 30 }), (payload, lightHueShift) => {
        const theme = parse({ ...payload, lightHueShift });
        expect(theme.dropped).toEqual([]);
        expect(isReadable(theme)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
