import type { Token } from './tokenType.ts';

/**
 * A colour token at `percent` of its opacity (0 to 100), mixed by the browser and so by the brand in force. In sRGB: `transparent`
 * has no hue of its own, and Chromium lets a pale colour drift towards red when it mixes the two in OKLCH.
 */
export function alpha(color: Token<'color'>, percent: number): Token<'color'> {
  return `color-mix(in srgb, ${color} ${percent}%, transparent)` as Token<'color'>;
}
