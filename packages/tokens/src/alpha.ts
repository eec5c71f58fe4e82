import type { Token } from './tokenType.ts';

/**
 * A colour token at `percent` of its opacity (0 to 100), mixed by the browser and so in the active brand. In sRGB: `transparent`
 * has no hue of its own, and Chromium shifts a pale colour towards red when mixing the two in OKLCH.
 */
export function alpha(color: Token<'color'>, percent: number): Token<'color'> {
  return `color-mix(in srgb, ${color} ${percent}%, transparent)` as Token<'color'>;
}
