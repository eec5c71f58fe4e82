import { STEPS } from './brandSeed.ts';
import { POLICY_NAMES } from './policies.ts';

/** The three colours that a school may send instead of seeds. */
const SEED_KEYS = ['primary', 'accent', 'neutral'] as const;
export type SeedKey = (typeof SEED_KEYS)[number];

/** Payload key of a picture → its variable; the tab icon has none. */
export const IMAGE_VARIABLES = {
  logo: '--sy-img-logo',
  logoInverse: '--sy-img-logo-inverse',
  login: '--sy-img-login',
  hero: '--sy-img-hero',
  empty: '--sy-img-empty',
  coupon: '--sy-img-coupon',
  icon: undefined,
} as const;

/** Payload key of a single step → its variable. Neutral steps are used for all text and cannot be set. */
export const STEP_VARIABLES: ReadonlyMap<string, string> = new Map(
  ['primary', 'accent'].flatMap((ramp) => STEPS.map((step) => [`${ramp}-${step}`, `--sy-${ramp}-${step}`])),
);

/** Every key that a theme payload may hold: 45, which is the most (ui-kit 4.7 rule 1). */
export const KNOWN_KEYS: readonly string[] = [
  ...SEED_KEYS,
  'lightHueShift',
  ...POLICY_NAMES,
  'font',
  ...Object.keys(IMAGE_VARIABLES),
  ...STEP_VARIABLES.keys(),
];
