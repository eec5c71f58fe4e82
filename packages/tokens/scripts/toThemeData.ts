import type { Pair } from '../src/contrastPairs.ts';
import { isDarkStep, isLightStep } from '../src/exactColour.ts';
import { POLICIES, POLICY_NAMES, type PolicyName, withUsual } from '../src/policies.ts';
import type { BrandFile } from './brandShape.ts';
import { cssValue, fontStack } from './cssValue.ts';
import { darkPalette, darkValue } from './darkScope.ts';
import { actionJobs, palette } from './expandBrand.ts';
import { aliasOf, variableOf } from './names.ts';
import { isGroup, type RawToken } from './rawToken.ts';
import { choicesOf, choiceValue } from './tokenChoices.ts';

const HEADER = '// Generated from tokens/ and brands/ by scripts/generate.ts; changes here are lost.';

const constant = (doc: string, name: string, type: string, value: unknown) =>
  `/** ${doc} */\nexport const ${name}: ${type} = ${JSON.stringify(value, undefined, 2)};\n`;

const named = (tokens: readonly RawToken[], extension: string) =>
  tokens
    .filter(({ extensions }) => extension in extensions)
    .map((token) => ({ token, name: variableOf(token.path), choices: token.extensions[extension] }));

/** Policy → choice → variable → value, in light mode or as `read` says. */
function policyValues(
  tokens: readonly RawToken[],
  read: (token: RawToken, value: unknown, policy: PolicyName, choice: string) => string = choiceValue,
) {
  const table: Record<string, Record<string, Record<string, string>>> = Object.fromEntries(
    POLICY_NAMES.map((name) => [name, Object.fromEntries(POLICIES[name].map((choice) => [choice, {}]))]),
  );
  for (const token of tokens) {
    for (const [policy, choices] of choicesOf(token)) {
      for (const [choice, value] of Object.entries(choices)) {
        const variables = table[policy]?.[choice];
        if (variables === undefined) throw new Error(`${token.path.join('.')}: "${choice}" is no choice of ${policy}.`);
        variables[variableOf(token.path)] = read(token, value, policy, choice);
      }
    }
  }
  return table;
}

const USUAL = withUsual({ price: 'primary', radius: 'soft' });

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
  const policyTable = `{ readonly [Name in keyof Policies]: Readonly<Record<Policies[Name], ${table}>> }`;
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
    constant('What each choice of a policy sets.', 'POLICY_VALUES', policyTable, policyValues(tokens)),
    constant(
      'The shared steps that only dark mode has.',
      'DARK_PALETTE',
      table,
      Object.fromEntries(darkPalette(palette(tokens))),
    ),
    constant(
      'The aliases that the contrast pairs name, in dark mode.',
      'DARK_ALIASES',
      table,
      Object.fromEntries(tokens.map(darkEntry).filter(([name]) => used.has(name))),
    ),
    constant(
      'The aliases of the steps that a light enough colour of a brand book replaces in dark mode.',
      'LIGHT_STEPS',
      table,
      Object.fromEntries(
        tokens
          .filter(isFree)
          .map(darkEntry)
          .filter(([, value]) => isLightStep(value)),
      ),
    ),
    constant(
      'What each choice of a policy sets in dark mode.',
      'DARK_POLICY_VALUES',
      policyTable,
      policyValues(tokens, (token, _value, policy, choice) => darkValue(token, { ...USUAL, [policy]: choice })),
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

/** True for a token that neither a policy nor the action sets. */
const isFree = ({ extensions }: RawToken) => !('kit.policy' in extensions || 'kit.action' in extensions);

const darkEntry = (token: RawToken) => [variableOf(token.path), darkValue(token, USUAL)] as const;

const darkSteps = (tokens: readonly RawToken[]) =>
  tokens
    .filter(isFree)
    .map((token) => [variableOf(token.path), cssValue(token)] as const)
    .filter(([, value]) => isDarkStep(value));
