import type { Pair } from '../src/contrastPairs.ts';
import { isDarkStep } from '../src/exactColour.ts';
import { POLICIES, POLICY_NAMES, withUsual } from '../src/policies.ts';
import type { BrandFile } from './brandShape.ts';
import { cssValue, fontStack } from './cssValue.ts';
import { actionJobs, choicesOf, choiceValue, palette } from './expandBrand.ts';
import { aliasOf, variableOf } from './names.ts';
import { isGroup, type RawToken } from './rawToken.ts';

const HEADER = '// Generated from tokens/ and brands/ by scripts/generate.ts; changes here are lost.';

const constant = (doc: string, name: string, type: string, value: unknown) =>
  `/** ${doc} */\nexport const ${name}: ${type} = ${JSON.stringify(value, undefined, 2)};\n`;

const named = (tokens: readonly RawToken[], extension: string) =>
  tokens
    .filter(({ extensions }) => extension in extensions)
    .map((token) => ({ token, name: variableOf(token.path), choices: token.extensions[extension] }));

/** Policy → choice → variable → value. */
function policyValues(tokens: readonly RawToken[]) {
  const table: Record<string, Record<string, Record<string, string>>> = Object.fromEntries(
    POLICY_NAMES.map((name) => [name, Object.fromEntries(POLICIES[name].map((choice) => [choice, {}]))]),
  );
  for (const token of tokens) {
    for (const [policy, choices] of choicesOf(token)) {
      for (const [choice, value] of Object.entries(choices)) {
        const variables = table[policy]?.[choice];
        if (variables === undefined) throw new Error(`${token.path.join('.')}: "${choice}" is no choice of ${policy}.`);
        variables[variableOf(token.path)] = choiceValue(token, value);
      }
    }
  }
  return table;
}

/** Data for building and checking a school's own theme in the browser: only what the contrast pairs use. */
export function themeDataModule(
  tokens: readonly RawToken[],
  pairs: readonly Pair[],
  brands: readonly BrandFile[],
): string {
  const used = new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]));
  const aliases = tokens
    .map((token) => [variableOf(token.path), cssValue(token)] as const)
    .filter(([name]) => used.has(name));
  const solids = named(tokens, 'kit.collision').map(({ token, name, choices }) => [
    name,
    aliasOf(token.value),
    aliasOf(choices),
  ]);
  const fonts = named(tokens, 'kit.choice').flatMap(({ choices }) =>
    isGroup(choices) ? Object.entries(choices).map(([key, stack]) => [key, fontStack(stack)]) : [],
  );
  const table = 'Readonly<Record<string, string>>';
  return [
    HEADER,
    "import type { Seeds } from '../brandSeed.ts';",
    "import type { Pair } from '../contrastPairs.ts';",
    "import type { ActionJobs } from '../exactColour.ts';",
    "import type { Policies } from '../policies.ts';",
    '',
    constant('The brand-free colours.', 'PALETTE', table, Object.fromEntries(palette(tokens))),
    constant('The aliases that the contrast pairs name.', 'ALIASES', table, Object.fromEntries(aliases)),
    constant('What must be told apart on what (ui-kit 4.4).', 'PAIRS', 'readonly Pair[]', pairs),
    constant(
      'Status solid, where it stands, and where it goes when it looks like the primary (ui-kit 4.2).',
      'SOLIDS',
      'readonly (readonly [string, string, string])[]',
      solids,
    ),
    constant('The variables of an action, by their job in it.', 'ACTION', 'ActionJobs', actionJobs(tokens)),
    constant(
      'The aliases of the steps that a dark enough colour of a brand book replaces.',
      'DARK_STEPS',
      table,
      Object.fromEntries(darkSteps(tokens)),
    ),
    constant(
      'What each choice of a policy sets.',
      'POLICY_VALUES',
      `{ readonly [Name in keyof Policies]: Readonly<Record<Policies[Name], ${table}>> }`,
      policyValues(tokens),
    ),
    constant(
      'The faces that a school may choose; a name of its own is never taken.',
      'FONTS',
      table,
      Object.fromEntries(fonts),
    ),
    'export interface Look {\n  readonly seed: Seeds;\n  readonly policy: Policies;\n}\n',
    constant(
      'What fills the gaps of a school that gives less than a brand, by the brand that it has.',
      'LOOKS',
      'Readonly<Record<string, Look>>',
      Object.fromEntries(brands.map((brand) => [brand.id, lookOf(brand)])),
    ),
    ...brands.slice(0, 1).map((base) => constant('The look of the default brand.', 'BASE', 'Look', lookOf(base))),
  ].join('\n');
}

const lookOf = ({ seed, policy }: BrandFile) => ({ seed, policy: withUsual(policy) });

const darkSteps = (tokens: readonly RawToken[]) =>
  tokens
    .filter(({ extensions }) => !('kit.policy' in extensions || 'kit.action' in extensions))
    .map((token) => [variableOf(token.path), cssValue(token)] as const)
    .filter(([, value]) => isDarkStep(value));
