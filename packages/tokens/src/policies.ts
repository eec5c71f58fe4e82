/**
 * What a brand decides beside its colours, by policy: its choices, the usual one first. A choice sets the variables of the tokens
 * that name it in `kit.policy`, so a new policy is a row here, one in `brand.schema.json`, and its values in the token files.
 */
export const POLICIES = {
  /** Colour of a price: the brand's own, the shared red, or the dark accent (ui-kit 4.2). */
  price: ['primary', 'danger', 'accent'],
  /** Corners of controls, cards and dialogs (ui-kit 4.5). */
  radius: ['soft', 'sharp', 'round'],
  /** Ink on the action: white or dark as contrast decides, or always one of them. */
  ink: ['auto', 'light', 'dark'],
  /** Face of page and section titles, from the fonts of the system. */
  title: ['ui', 'serif', 'kai'],
  /** Ground of a page: a tinted grey, white, or the lightest tint of the primary. */
  ground: ['neutral', 'white', 'tint'],
  /** Sign before the title of a section. */
  mark: ['bar', 'square', 'dash', 'none'],
  /** Text and picture of the home page: side by side, the picture first, or the picture above. */
  heroLayout: ['split', 'mirrored', 'banner'],
  /** Light, dark, or as the system of the visitor says (decision 0033). */
  mode: ['light', 'dark', 'auto'],
  /** Heights of fields and the room around and between parts. */
  density: ['comfortable', 'compact'],
} as const;

export type PolicyName = keyof typeof POLICIES;
export type Choice<Name extends PolicyName> = (typeof POLICIES)[Name][number];
/** A choice for every policy. */
export type Policies = { readonly [Name in PolicyName]: Choice<Name> };
/** The policies of a brand file: those that are as usual may be left out, price and radius never. */
export type GivenPolicies = Partial<Policies> & Pick<Policies, 'price' | 'radius'>;

export const POLICY_NAMES = Object.keys(POLICIES) as readonly PolicyName[];

/** The policies with the usual choice where none is given. */
export function withUsual(given: GivenPolicies): Policies {
  const usual = Object.fromEntries(POLICY_NAMES.map((name) => [name, POLICIES[name][0]]));
  return { ...usual, ...given } as Policies;
}
