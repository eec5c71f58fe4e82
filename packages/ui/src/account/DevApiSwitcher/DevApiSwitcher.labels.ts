import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of DevApiSwitcher. */
export interface DevApiSwitcherLabels {
  /** Label of the button, e.g. `接口：测试环境`. */
  trigger: (env: string) => string;
  /** Shown for an address that is not in the list. */
  unknown: string;
  title: string;
  hint: string;
  envs: string;
  none: string;
  cancel: string;
  apply: string;
  failed: string;
}

/** Labels of DevApiSwitcher by language. */
export const devApiSwitcherLabels: Record<Locale, DevApiSwitcherLabels> = defineLabels('DevApiSwitcher', {
  cn: {
    trigger: (env) => `接口：${env}`,
    unknown: '未知',
    title: '切换接口地址',
    hint: '仅供开发人员使用。切换后页面会重新载入，并需要重新登录。',
    envs: '接口地址',
    none: '没有可以切换的地址',
    cancel: '取消',
    apply: '切换',
    failed: '切换失败，请重试',
  },
  en: {
    trigger: (env) => `API: ${env}`,
    unknown: 'unknown',
    title: 'Switch the API address',
    hint: 'For developers only. The page loads again, and you have to log in again.',
    envs: 'API address',
    none: 'There is no address to switch to',
    cancel: 'Cancel',
    apply: 'Switch',
    failed: 'That did not work, please try again',
  },
});
