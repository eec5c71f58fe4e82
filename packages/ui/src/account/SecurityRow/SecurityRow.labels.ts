import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of SecurityRow. */
export interface SecurityRowLabels {
  bound: string;
  unbound: string;
  bind: string;
  change: string;
  /** Accessible names of the buttons, including the method. */
  bindOf: (label: string) => string;
  changeOf: (label: string) => string;
}

/** Labels of SecurityRow by language. */
export const securityRowLabels: Record<Locale, SecurityRowLabels> = defineLabels('SecurityRow', {
  cn: {
    bound: '已绑定',
    unbound: '未绑定',
    bind: '绑定',
    change: '更换',
    bindOf: (label) => `绑定${label}`,
    changeOf: (label) => `更换${label}`,
  },
  en: {
    bound: 'Bound',
    unbound: 'Not bound',
    bind: 'Bind',
    change: 'Change',
    bindOf: (label) => `Bind ${label}`,
    changeOf: (label) => `Change ${label}`,
  },
});
