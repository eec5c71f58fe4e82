export { applyTheme, THEME_VARIABLES, type Themed } from './applyTheme.ts';
export type { Seed, Seeds } from './brandSeed.ts';
export { deriveBrand, type RampVariable } from './derive.ts';
export { type AdjustedStep, type DroppedKey, parseTenantTheme, type TenantTheme } from './parseTenantTheme.ts';
export type { ThemeSources } from './themeValues.ts';
