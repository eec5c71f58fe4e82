import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CaptchaSlot. */
export interface CaptchaSlotLabels {
  name: string;
  passed: string;
  failed: string;
  retry: string;
  loading: string;
}

/** Labels of CaptchaSlot by language. */
export const captchaSlotLabels: Record<Locale, CaptchaSlotLabels> = defineLabels('CaptchaSlot', {
  cn: {
    name: '安全验证',
    passed: '验证通过',
    failed: '验证没有通过',
    retry: '再验证一次',
    loading: '正在加载安全验证',
  },
  en: {
    name: 'Security check',
    passed: 'Check passed',
    failed: 'The check did not pass',
    retry: 'Check again',
    loading: 'Loading the security check',
  },
});
