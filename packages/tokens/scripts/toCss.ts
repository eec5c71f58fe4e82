import type { ExpandedBrand } from './expandBrand.ts';

/** CSS values by variable. */
export type Declarations = ReadonlyMap<string, string>;

/** One rule. */
export const block = (selector: string, declarations: Declarations, indent = '  ') =>
  [
    `${indent}${selector} {`,
    ...[...declarations].map(([name, value]) => `${indent}  ${name}: ${value};`),
    `${indent}}`,
  ].join('\n');

/**
 * A picture is registered so that its address is resolved against this sheet; unregistered, it is resolved against the sheet that uses
 * it. Colours are not: every brand has them all, and a theme is checked before it is applied (decision 0032).
 */
const registrations = ({ own }: ExpandedBrand) =>
  [...own.keys()]
    .filter(isPicture)
    .map((name) => `@property ${name} { syntax: "<url> | none"; inherits: true; initial-value: none; }`)
    .join('\n');

const isPicture = (name: string) => name.startsWith('--sy-img-');

/** The variables that something in the sheet reads; a step of a ramp that nothing points at is left out. */
export const readNames = (values: Iterable<string>) =>
  new Set([...values].flatMap((value) => [...value.matchAll(/var\((--sy-[\w-]+)\)/g)].map(([, name = '']) => name)));

/** The variables that the sheet of light mode reads. */
export const stepsInLight = (brands: readonly ExpandedBrand[], aliases: readonly string[]) =>
  readNames([...aliases, ...brands.flatMap(({ scoped }) => [...scoped.values()])]);

/** Declarations of a brand: its pictures, the steps that are `used`, and the aliases that its policies change from those of the default brand. */
function brandDeclarations(brand: ExpandedBrand, base: ExpandedBrand, used: ReadonlySet<string>): Declarations {
  const own = [...brand.own].filter(([name]) => isPicture(name) || used.has(name));
  const moved = [...brand.scoped].filter(([name, value]) => base.scoped.get(name) !== value);
  return new Map([...own, ...moved]);
}

/**
 * The whole sheet. Aliases are declared again on every brand scope, because `var()` inside a custom property is resolved on
 * the element that declares it; `:where` gives them zero specificity, so that the order of files never overrides a brand (ui-kit 4.1).
 * `aliases` are values that a school's own theme may choose beside those of the brands.
 */
export function toCss(
  constants: Declarations,
  brands: readonly ExpandedBrand[],
  aliases: readonly string[] = [],
): string {
  const [base] = brands;
  if (!base) throw new Error('There is no brand.');
  const used = stepsInLight(brands, aliases);
  const still = new Map(['instant', 'fast', 'base', 'slow'].map((name) => [`--sy-motion-${name}`, '0ms']));
  const blocks = brands.flatMap((brand) => {
    const scope = `[data-brand="${brand.file.id}"]`;
    const scopes = brand === base ? [':where(:root)', scope] : [scope];
    const english = scopes.map((one) => `${one}:lang(en)`);
    return [
      block(scopes.join(', '), brandDeclarations(brand, base, used)),
      ...(brand.english.size > 0 ? [block(english.join(', '), brand.english)] : []),
    ];
  });
  return [
    '/* Generated from tokens/ and brands/ by scripts/generate.ts; changes here are lost. */',
    registrations(base),
    '@layer kit.tokens {',
    block(':where(:root)', constants),
    block(':where(:root, [data-brand])', base.scoped),
    ...blocks,
    `  @media (prefers-reduced-motion: reduce) {\n${block(':where(:root)', still, '    ')}\n  }`,
    block(':where([data-motion="reduced"])', still),
    '}',
    '',
  ].join('\n');
}
