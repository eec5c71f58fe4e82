import type { common } from './cn/common.ts';

/** Texts by namespace: one a feature, loaded with it; a key that en lacks does not compile. */
export interface Texts {
  common: typeof common;
}
export type Namespace = keyof Texts;

type Load = () => Promise<object>;

/** Where each namespace comes from; only the chosen language is loaded. */
export const catalogue: Record<Namespace, { cn: Load; en: Load }> = {
  common: {
    cn: async () => (await import('./cn/common.ts')).common,
    en: async () => (await import('./en/common.ts')).common,
  },
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
