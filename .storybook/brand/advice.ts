import type { BrandFile } from '../../packages/tokens/scripts/brandShape.ts';
import { POLICIES } from '../../packages/tokens/src/policies.ts';
import { type Measured, measurePairs } from './measure.ts';

/** One change that makes more of a brand readable. */
export interface Advice {
  /** What a click does, e.g. `Use dark ink`. */
  readonly label: string;
  readonly brand: BrandFile;
  /** Pairs that still fail after it. */
  readonly failing: number;
}

const MOST = 3;

const INK_LABELS = { dark: 'Use dark ink', light: 'Use light ink', auto: 'Let contrast choose the ink' };
const PRICE_LABELS = { primary: 'Primary prices', danger: 'Red prices', accent: 'Accent prices' };

const withPolicy = (brand: BrandFile, policy: Partial<BrandFile['policy']>): BrandFile => ({
  ...brand,
  policy: { ...brand.policy, ...policy },
});

const inks = (brand: BrandFile) =>
  (['dark', 'light', 'auto'] as const)
    .filter((ink) => ink !== (brand.policy.ink ?? POLICIES.ink[0]))
    .map((ink) => ({ label: INK_LABELS[ink], brand: withPolicy(brand, { ink }) }));

const prices = (brand: BrandFile) =>
  POLICIES.price
    .filter((price) => price !== brand.policy.price)
    .map((price) => ({ label: PRICE_LABELS[price], brand: withPolicy(brand, { price }) }));

const without = (brand: BrandFile) =>
  Object.keys(brand.override).map((path) => {
    const override = Object.fromEntries(Object.entries(brand.override).filter(([key]) => key !== path));
    return { label: `Give up the override of ${path}`, brand: { ...brand, override } };
  });

const steps = (brand: BrandFile, failing: readonly Measured[]) =>
  failing.flatMap(({ front, advice }) =>
    advice === undefined || !/^\w+\.\d+$/.test(advice)
      ? []
      : [
          {
            label: `Put ${front} at ${advice}`,
            brand: { ...brand, override: { ...brand.override, [front]: `{${advice}}` } },
          },
        ],
  );

/** The single changes that make more pairs pass, the best first: policies before overrides. */
export function advise(brand: BrandFile, pairs: readonly Measured[]): Advice[] {
  const failing = pairs.filter(({ passes }) => !passes);
  if (failing.length === 0) return [];
  const changes = [...inks(brand), ...prices(brand), ...without(brand), ...steps(brand, failing)];
  const unique = changes.filter(({ label }, place) => changes.findIndex((other) => other.label === label) === place);
  return unique
    .map((change) => ({ ...change, failing: measurePairs(change.brand).filter(({ passes }) => !passes).length }))
    .filter((change) => change.failing < failing.length)
    .sort((a, b) => a.failing - b.failing)
    .slice(0, MOST);
}
