import type { ExpandedBrand } from './expandBrand.ts';

type Declarations = ReadonlyMap<string, string>;

const block = (selector: string, declarations: Declarations, indent = '  ') =>
  [
    `${indent}${selector} {`,
    ...[...declarations].map(([name, value]) => `${indent}  ${name}: ${value};`),
    `${indent}}`,
  ].join('\n');

const property = (name: string, syntax: string, initial: string) =>
  `@property ${name} { syntax: "${syntax}"; inherits: true; initial-value: ${initial}; }`;

/**
 * A colour missing in a brand falls back to the default brand, and changes of brand can be animated (ui-kit 4.1). A picture is
 * registered so that its address is resolved against this sheet; unregistered, it is resolved against the sheet that uses it.
 */
function registrations({ own }: ExpandedBrand): string {
  const isImage = (name: string) => name.startsWith('--sy-img-');
  return [...own]
    .map(([name, value]) => (isImage(name) ? property(name, '<url> | none', 'none') : property(name, '<color>', value)))
    .join('\n');
}

/** Declarations of a brand: its 42 variables and the aliases that its policies change from those of the default brand. */
function brandDeclarations(brand: ExpandedBrand, base: ExpandedBrand): Declarations {
  const moved = [...brand.scoped].filter(([name, value]) => base.scoped.get(name) !== value);
  return new Map([...brand.own, ...moved]);
}

/**
 * The whole sheet. Aliases are declared again on every brand scope, because `var()` inside a custom property is resolved on
 * the element that declares it; `:where` gives them zero specificity, so that the order of files never overrides a brand (ui-kit 4.1).
 */
export function toCss(constants: Declarations, brands: readonly ExpandedBrand[]): string {
  const [base] = brands;
  if (!base) throw new Error('There is no brand.');
  const still = new Map(['instant', 'fast', 'base', 'slow'].map((name) => [`--sy-motion-${name}`, '0ms']));
  const blocks = brands.flatMap((brand) => {
    const scope = `[data-brand="${brand.file.id}"]`;
    const scopes = brand === base ? [':where(:root)', scope] : [scope];
    const english = scopes.map((one) => `${one}:lang(en)`);
    return [
      block(scopes.join(', '), brandDeclarations(brand, base)),
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
