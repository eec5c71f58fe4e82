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
