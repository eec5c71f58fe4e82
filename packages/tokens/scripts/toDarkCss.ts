import { inDark } from '../src/darkMode.ts';
import type { ExpandedBrand } from './expandBrand.ts';
import { block, type Declarations, readNames, stepsInLight } from './toCss.ts';

const LOGO = '--sy-img-logo';
const isRampStep = (name: string) => /^--sy-(primary|accent|neutral)-\d+$/.test(name);

/** The declarations of every dark scope: what differs from light mode in the default brand, and the shared steps that only dark mode has. */
const sharedDeclarations = ({ scoped, dark }: ExpandedBrand, palette: Declarations) =>
  new Map([
    ['color-scheme', 'dark'],
    [LOGO, 'var(--sy-img-logo-inverse)'],
    ...palette,
    ...[...dark].filter(([name, value]) => scoped.get(name) !== value),
  ]);

/** The declarations of a brand in dark mode: the steps that nothing in light mode reads, and the jobs that differ from what stands above. */
function brandDeclarations(brand: ExpandedBrand, shared: Declarations, steps: ReadonlySet<string>): Declarations {
  const own = [...brand.own, ...brand.darkOwn].filter(([name]) => steps.has(name));
  const moved = [...brand.dark].filter(([name, value]) => (shared.get(name) ?? brand.scoped.get(name)) !== value);
  return new Map([...own, ...moved]);
}

/**
 * The sheet of dark mode, which a school without it never loads. The attribute stands on the element that has the brand's, and twice in each
 * selector, so that no order of files decides against it; `auto` follows the visitor's system. What is printed is light.
 */
export function toDarkCss(brands: readonly ExpandedBrand[], palette: Declarations, aliases: readonly string[]): string {
  const [base] = brands;
  if (!base) throw new Error('There is no brand.');
  const shared = sharedDeclarations(base, palette);
  const inLight = stepsInLight(brands, aliases);
  const read = readNames([...brands.flatMap(({ dark }) => [...dark.values()]), ...aliases.map(inDark)]);
  const steps = new Set(
    [...read, ...brands.flatMap(({ darkOwn }) => [...darkOwn.keys()])].filter(
      (name) => isRampStep(name) && !inLight.has(name),
    ),
  );
  const blocks = (mode: string, indent: string) => {
    const scope = `[data-mode="${mode}"][data-mode]`;
    return [
      block(scope, shared, indent),
      block(`:root${scope}`, new Map([['background-color', 'var(--sy-color-surface-page)']]), indent),
      ...brands.map((brand) => {
        const own = `[data-brand="${brand.file.id}"]${scope}`;
        const selector = brand === base ? `:root${scope}:not([data-brand]), ${own}` : own;
        return block(selector, brandDeclarations(brand, shared, steps), indent);
      }),
    ].join('\n');
  };
  return [
    '/* Generated from tokens/ and brands/ by scripts/generate.ts; changes here are lost. */',
    '@layer kit.tokens {',
    block(':where([data-brand]:not([data-mode]), [data-mode="light"])', new Map([['color-scheme', 'light']])),
    `  @media screen {\n${blocks('dark', '    ')}\n  }`,
    `  @media screen and (prefers-color-scheme: dark) {\n${blocks('auto', '    ')}\n  }`,
    '}',
    '',
  ].join('\n');
}
