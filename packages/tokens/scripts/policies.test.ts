import { describe, expect, it } from 'vitest';
import schema from '../brand.schema.json' with { type: 'json' };
import { failingPairs } from '../src/contrastPairs.ts';
import { type GivenPolicies, POLICIES, POLICY_NAMES } from '../src/policies.ts';
import { readBrands } from './brandFile.ts';
import { readPairs } from './contrastFile.ts';
import { allDarkValues, allValues, expandBrand } from './expandBrand.ts';
import { FOLDERS } from './generate.ts';
import { readTokens } from './readTokens.ts';
import { choicesIn, choicesOf } from './tokenChoices.ts';

const tokens = readTokens(FOLDERS.tokens);
const pairs = readPairs(FOLDERS.tokens);
const [model] = readBrands(FOLDERS.brands);

describe('the policies of a brand', () => {
  it('are the same in code, in the schema of brand files and in the token files (ui-kit 4.1)', () => {
    const { properties } = schema.properties.policy;
    expect(Object.keys(properties)).toEqual(POLICY_NAMES);
    for (const name of POLICY_NAMES) expect(properties[name].enum, name).toEqual(POLICIES[name]);
    for (const token of tokens) {
      const policies = Object.keys(token.extensions['kit.policy'] ?? {});
      expect(choicesOf(token).map(([name]) => name)).toEqual(policies);
      for (const [name, choices] of choicesOf(token)) {
        expect(Object.keys(choices).sort(), token.path.join('.')).toEqual([...POLICIES[name]].sort());
      }
      for (const [name, choices] of choicesIn(token.extensions['kit.dark'])) {
        expect(Object.keys(choices).sort(), token.path.join('.')).toEqual([...POLICIES[name]].sort());
      }
    }
  });

  it.each(POLICY_NAMES.flatMap((name) => POLICIES[name].map((choice) => [name, choice] as const)))(
    'change variables alone, and leave all but the ink readable in both modes: %s %s (ui-kit 4.4)',
    (name, choice) => {
      if (!model) throw new Error('There is no brand.');
      const policy: GivenPolicies = { ...model.policy, [name]: choice };
      const brand = expandBrand({ ...model, policy }, tokens, (path) => path);
      for (const values of [allValues, allDarkValues]) {
        const failing = failingPairs(values(brand, tokens), pairs);
        expect(failing.length > 0).toBe(name === 'ink' && choice === 'dark');
      }
    },
  );

  it.each([
    ['title', 'kai', '--sy-font-title', /"KaiTi"/],
    ['ground', 'tint', '--sy-color-surface-page', /^var\(--sy-primary-50\)$/],
    ['mark', 'dash', '--sy-section-mark-w', /^20px$/],
    ['heroLayout', 'banner', '--sy-hero-span', /^2$/],
    ['density', 'compact', '--sy-field-h-md', /^32px$/],
    ['density', 'comfortable', '--sy-density-row', /^64px$/],
  ] as const)('set the variable that the kit reads: %s %s (ui-kit 4.6)', (name, choice, variable, value) => {
    if (!model) throw new Error('There is no brand.');
    const brand = expandBrand({ ...model, policy: { ...model.policy, [name]: choice } }, tokens, (path) => path);
    expect(brand.scoped.get(variable)).toMatch(value);
  });
});
