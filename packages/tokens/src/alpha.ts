import type { Token } from './tokenType.ts';

/** A colour token at `percent` of its opacity (0 to 100), mixed by the browser and so by the brand in force. */
export function alpha(color: Token<'color'>, percent: number): Token<'color'> {
  return `color-mix(in oklch, ${color} ${percent}%, transparent)` as Token<'color'>;
}
