export { alpha } from './alpha.ts';
export { type Brand, type BrandId, brands } from './generated/brands.ts';
export { token } from './generated/token.ts';
export type { Token } from './tokenType.ts';
