import { describe, expect, it } from 'vitest';
import type { BrandFile } from '../../packages/tokens/scripts/brandShape.ts';
import { advise } from './advice.ts';
import { BRANDS } from './brandText.ts';
import { measurePairs } from './measure.ts';

const model = BRANDS.get('default');
const advice = (change: Partial<BrandFile>) => {
  if (!model) throw new Error('There is no default brand.');
  const brand = { ...model, ...change };
  return advise(brand, measurePairs(brand));
};
const withBook = (primary: string, ink: 'light' | 'dark') => ({
  seed: { primary, accent: { hue: 50, chroma: 0.15 }, neutral: { hue: 50, chroma: 0.005 } },
  policy: { price: 'accent', radius: 'soft', ink } as const,
});

describe('the advice of the Lab', () => {
  it('is silent while all pairs pass (ui-kit 4.4)', () => {
    expect(advice({})).toEqual([]);
  });

  it.each([
    ['#ffd400', 'light', 'Use dark ink'],
    ['#0a0a0a', 'dark', 'Use light ink'],
  ] as const)(
    'names the ink that passes on %s, and one click makes all 54 pass (ui-kit 4.9)',
    (primary, ink, label) => {
      const [first] = advice(withBook(primary, ink));
      expect(first).toMatchObject({ label, failing: 0 });
      expect(first?.brand.policy.ink).not.toBe(ink);
    },
  );

  it('offers to give up an override, or the step that would pass (ui-kit 4.9)', () => {
    const labels = advice({ override: { 'color.text.link': '{primary.400}' } }).map(({ label }) => label);
    expect(labels).toEqual(['Give up the override of color.text.link', 'Put color.text.link at primary.600']);
  });
});
