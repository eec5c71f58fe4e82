import type { LoadTypeset } from './foundations/typesetType.ts';

/** Sets formulas with KaTeX: give it to `KitProvider` as `formulas`. Its code, style sheet and fonts are loaded with the first formula. */
export const loadTypeset: LoadTypeset = () => import('./data/Formula/typeset.ts').then(({ typeset }) => typeset);
