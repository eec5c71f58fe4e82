/** The twelve steps of a ramp; numbers denote contrast on white, not lightness (ui-kit 4.3). */
export const STEPS = [25, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type Step = (typeof STEPS)[number];

/** The three ramps of a brand. */
export const RAMPS = ['primary', 'accent', 'neutral'] as const;
export type RampName = (typeof RAMPS)[number];

/** Hue in degrees and OKLCH chroma from which a ramp is derived. */
export interface Seed {
  readonly hue: number;
  readonly chroma: number;
  /** Hue shift of the tints in degrees, for hues that look too pink when light. */
  readonly lightHueShift?: number;
}

/** A colour of a brand book, `#rrggbb`: it stands on the action as it is, and its hue and chroma are the seed of the ramp. */
export type ExactColour = string;

export interface Seeds {
  readonly primary: Seed | ExactColour;
  readonly accent: Seed;
  readonly neutral: Seed;
}

/** Which colour a price has: the brand's own, the shared red, or the dark accent (ui-kit 4.2). */
export type PricePolicy = 'primary' | 'danger' | 'accent';

/** Corner style of a brand (ui-kit 4.5). */
export type RadiusPolicy = 'sharp' | 'soft' | 'round';

/** Ink on the action: white or dark as contrast decides, or always one of them. */
export const INKS = { auto: 'auto', light: 'light', dark: 'dark' } as const;
export type InkPolicy = keyof typeof INKS;
